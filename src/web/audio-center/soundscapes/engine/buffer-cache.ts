import { curveRate } from './curves.ts'
import { noiseLoop, type Colour } from './noise.ts'
import { seeded, type Random } from './random.ts'

/** Buffers are created on first use, and live as long as the cache. */
export type BufferCache = { rate: number; kept: Map<string, AudioBuffer> }

export const createBufferCache = (rate: number): BufferCache => ({ rate, kept: new Map() })

const kept = (buffers: BufferCache, name: string, make: () => AudioBuffer): AudioBuffer => {
  const known = buffers.kept.get(name)
  if (known) return known
  const made = make()
  buffers.kept.set(name, made)
  return made
}

function bufferOf(channels: readonly Float32Array<ArrayBuffer>[], sampleRate: number): AudioBuffer {
  const length = channels[0]?.length ?? 0
  const buffer = new AudioBuffer({ length, sampleRate, numberOfChannels: channels.length })
  for (const [at, channel] of channels.entries()) buffer.copyToChannel(channel, at)
  return buffer
}

// Seconds. All lengths differ, so that layered loops don't repeat together.
const seconds: Record<Colour, number> = { white: 13.1, pink: 17.3, brown: 19.7 }

/** The right channel is half a loop behind the left, so that they never match. */
export const noiseOf = (buffers: BufferCache, colour: Colour): AudioBuffer =>
  kept(buffers, colour, () => {
    const left = noiseLoop(colour, seconds[colour], buffers.rate, seeded(colour))
    const half = left.length >> 1
    const right = new Float32Array(left.length)
    right.set(left.subarray(half))
    right.set(left.subarray(0, half), left.length - half)
    return bufferOf([left, right], buffers.rate)
  })

export const textureOf = (
  buffers: BufferCache,
  name: string,
  make: (rate: number, random: Random) => Float32Array<ArrayBuffer>,
): AudioBuffer => kept(buffers, name, () => bufferOf([make(buffers.rate, seeded(name))], buffers.rate))

export const curveOf = (
  buffers: BufferCache,
  name: string,
  make: (random: Random) => Float32Array<ArrayBuffer>,
): AudioBuffer => kept(buffers, name, () => bufferOf([make(seeded(name))], curveRate))
