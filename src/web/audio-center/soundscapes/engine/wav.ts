import type { SoundFile } from './sound-format.ts'

/** The parts become Blobs, which browsers keep on disk. */
export function wavFile(rate: number, seconds: number): SoundFile {
  const parts = [new Blob([wavHeader(seconds * rate, 2, rate)])]
  return {
    rate,
    add: (samples) => void parts.push(new Blob([samples])),
    finish: () => new Blob(parts, { type: 'audio/wav' }),
    close: () => undefined,
  }
}

/** 16 bit. */
export function wavHeader(frames: number, channels: number, rate: number): ArrayBuffer {
  const size = frames * channels * 2
  const view = new DataView(new ArrayBuffer(44))
  const write = (at: number, text: string) => {
    for (let n = 0; n < text.length; n += 1) view.setUint8(at + n, text.charCodeAt(n))
  }
  write(0, 'RIFF')
  view.setUint32(4, 36 + size, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * channels * 2, true)
  view.setUint16(32, channels * 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, size, true)
  return view.buffer
}

type Shaped = { frames: number; before: readonly Float32Array[]; shape: (frame: number) => number }

/**
 * Interleaved 16-bit samples, scaled by `shape`. `before` is the tail of the previous piece, which is crossfaded
 * into this one.
 */
export function toSamples(channels: readonly Float32Array[], { frames, before, shape }: Shaped): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(frames * channels.length * 2))
  const joined = before[0]?.length ?? 0
  let offset = 0
  for (let frame = 0; frame < frames; frame += 1) {
    const level = shape(frame)
    for (const [at, channel] of channels.entries()) {
      const value = channel[frame] ?? 0
      const last = before[at]?.[frame] ?? 0
      const mixed = frame < joined ? last + ((value - last) * frame) / joined : value
      view.setInt16(offset, Math.round(Math.max(-1, Math.min(1, mixed * level)) * 32_767), true)
      offset += 2
    }
  }
  return view.buffer
}
