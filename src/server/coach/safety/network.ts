import { z } from 'zod'
import { concernKinds } from './kinds.ts'
import { networkFeaturesOf } from './network-features.ts'
import type { RawWord } from './split-words.ts'
import { readTable } from './tables.ts'

const network = readTable(
  'network.json',
  z
    .strictObject({
      version: z.literal(1),
      /** Weights of the two models' log odds in their sum. */
      together: z.strictObject({ linear: z.number(), network: z.number(), intercept: z.number() }),
      noteAt: z.record(z.enum(concernKinds), z.number().min(0).max(1)),
      /** How many vectors there are, a power of two: a feature's slot is folded into that number. */
      slots: z.int().refine((count) => count > 1 && (count & (count - 1)) === 0, { error: 'needs a power of two' }),
      hidden: z.int().min(1),
      unit: z.number(),
      /** In base64, `hidden` signed bytes for each slot; their number is checked below, as 5 MB are not matched letter by letter. */
      vectors: z.string().transform((text) => new Int8Array(Buffer.from(text, 'base64'))),
      bias: z.array(z.number()),
      /** No concern first, then each kind: its bias, then a weight for each hidden unit. */
      outputs: z.array(z.array(z.number())).min(2),
    })
    .refine(({ vectors, slots, hidden }) => vectors.length === slots * hidden, { error: 'has another length' }),
)
const { slots, hidden, unit: size, vectors, bias, outputs } = network
/** `noteAt`: the lowest probability for a care note, by kind; it is higher for kinds where the models err more often. */
export const { together, noteAt } = network

/** The slope below zero of the hidden units (leaky ReLU). */
const leak = 0.05

/**
 * A network with one hidden layer over the sum of the features' vectors, as log odds of any concern, for any range of words.
 * `scripts/neural-network.mjs` trains it.
 */
export function networkScorerOf(words: readonly RawWord[]): (start: number, end: number) => number {
  const features = networkFeaturesOf(words)
  const sums = new Int32Array((features.length + 1) * hidden)
  const counts = new Float64Array(features.length + 1)
  features.forEach((some, at) => {
    const [before, here] = [at * hidden, (at + 1) * hidden]
    for (let unit = 0; unit < hidden; unit += 1) sums[here + unit] = sums[before + unit] ?? 0
    for (const slot of some) {
      const from = (slot & (slots - 1)) * hidden
      for (let unit = 0; unit < hidden; unit += 1)
        sums[here + unit] = (sums[here + unit] ?? 0) + (vectors[from + unit] ?? 0)
    }
    counts[at + 1] = (counts[at] ?? 0) + some.length
  })
  return (start, end) => {
    const root = Math.sqrt((counts[end] ?? 0) - (counts[start] ?? 0) || 1)
    return logOddsOf(
      bias.map((own, unit) => {
        const value = own + (((sums[end * hidden + unit] ?? 0) - (sums[start * hidden + unit] ?? 0)) * size) / root
        return value > 0 ? value : leak * value
      }),
    )
  }
}

function logOddsOf(units: readonly number[]): number {
  const [none = 0, ...kinds] = outputs.map(([own = 0, ...weights]) =>
    weights.reduce((sum, weight, unit) => sum + weight * (units[unit] ?? 0), own),
  )
  const most = Math.max(...kinds)
  return most + Math.log(kinds.reduce((sum, value) => sum + Math.exp(value - most), 0)) - none
}
