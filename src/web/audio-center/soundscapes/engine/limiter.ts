/** Where the curve begins to bend, and where it ends: nothing is louder. */
const knee = 0.7
const ceiling = 0.97

/** Keeps many sounds at once from being too loud: it turns down what is loud, and rounds off what is left of it. */
export function openLimiter(context: BaseAudioContext, out: AudioNode): AudioNode {
  const compressor = new DynamicsCompressorNode(context, {
    threshold: -9,
    knee: 6,
    ratio: 12,
    attack: 0.003,
    release: 0.3,
  })
  // A compressor of the browser makes everything louder by what it takes away; this takes that back.
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
