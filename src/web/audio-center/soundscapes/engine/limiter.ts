/** The amplitudes at which the curve begins to bend and at which it ends. */
const knee = 0.7
const ceiling = 0.97

/** Compresses what's loud, and soft-clips the rest. */
export function createLimiter(context: BaseAudioContext, out: AudioNode): AudioNode {
  const compressor = new DynamicsCompressorNode(context, {
    threshold: -9,
    knee: 6,
    ratio: 12,
    attack: 0.003,
    release: 0.3,
  })
  // Browser compressors add make-up gain; this removes it.
  const level = new GainNode(context, { gain: 0.72 })
  const top = new WaveShaperNode(context, { curve: bend() })
  compressor.connect(level).connect(top).connect(out)
  return compressor
}

function bend(): Float32Array<ArrayBuffer> {
  const size = 4_097
  return new Float32Array(size).map((_, at) => {
    const value = (at / (size - 1)) * 2 - 1
    const level = Math.abs(value)
    if (level <= knee) return value
    return Math.sign(value) * (knee + (ceiling - knee) * Math.tanh((level - knee) / (ceiling - knee)))
  })
}
