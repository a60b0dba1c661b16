import { curveRate } from './curves.ts'
import { noiseLoop, type Colour } from './noise.ts'
import { seeded, type Random } from './random.ts'

/** The loops that sounds are made of, each worked out when it is first needed. Let go of the stock, and they are gone. */
export type Stock = { rate: number; kept: Map<string, AudioBuffer> }

export const openStock = (rate: number): Stock => ({ rate, kept: new Map() })

const kept = (stock: Stock, name: string, make: () => AudioBuffer): AudioBuffer => {
  const known = stock.kept.get(name)
  if (known) return known
  const made = make()
  stock.kept.set(name, made)
  return made
}

function bufferOf(channels: readonly Float32Array<ArrayBuffer>[], sampleRate: number): AudioBuffer {
  const length = channels[0]?.length ?? 0
  const buffer = new AudioBuffer({ length, sampleRate, numberOfChannels: channels.length })
  for (const [at, channel] of channels.entries()) buffer.copyToChannel(channel, at)
  return buffer
}

// No two of the same length: sounds that lie on each other do not come round together.
const seconds: Record<Colour, number> = { white: 13.1, pink: 17.3, brown: 19.7 }

/** Noise in stereo: the right side is half a loop behind the left, so that at no moment they have anything in common. */
export const noiseOf = (stock: Stock, colour: Colour): AudioBuffer =>
  kept(stock, colour, () => {
    const left = noiseLoop(colour, seconds[colour], stock.rate, seeded(colour))
    const half = left.length >> 1
    const right = new Float32Array(left.length)
    right.set(left.subarray(half))
    right.set(left.subarray(0, half), left.length - half)
    return bufferOf([left, right], stock.rate)
  })

/** A texture in one channel. */
export const textureOf = (
  stock: Stock,
  name: string,
  make: (rate: number, random: Random) => Float32Array<ArrayBuffer>,
): AudioBuffer => kept(stock, name, () => bufferOf([make(stock.rate, seeded(name))], stock.rate))

/** A slow curve that moves something else. */
export const curveOf = (stock: Stock, name: string, make: (random: Random) => Float32Array<ArrayBuffer>): AudioBuffer =>
  kept(stock, name, () => bufferOf([make(seeded(name))], curveRate))
