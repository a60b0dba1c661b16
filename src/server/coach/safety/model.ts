import { z } from 'zod'
import { type Features, featuresOf } from './message-features.ts'
import { type ConcernKind, concernKinds } from './kinds.ts'
import type { LexiconMatches } from './lexicon-matches.ts'
import { textWindows } from './text-windows.ts'
import { findAll } from './patterns.ts'
import { rules } from './rules.ts'
import { networkScorerOf, together } from './network.ts'
import { readTable } from './tables.ts'

/** Weights as signed bytes. Their number is a power of two: a feature's weight is at its hash modulo that number. */
const packed = z
  .strictObject({ bias: z.number(), unit: z.number(), weights: z.base64() })
  .transform(({ bias, unit, weights }) => ({ bias, unit, weights: new Int8Array(Buffer.from(weights, 'base64')) }))
  .refine(({ weights: { length } }) => length > 1 && (length & (length - 1)) === 0, { error: 'needs a power of two' })
type Weights = z.output<typeof packed>

const model = readTable(
  'model.json',
  z.strictObject({
    version: z.literal(4),
    any: packed,
    kinds: z.record(z.enum(concernKinds), packed),
    calibration: z.strictObject({ slope: z.number(), intercept: z.number() }),
  }),
)

/** Longer messages are judged by their pieces alone: the whole of a diary page says little about a line in it. */
const maxWholeWords = 70
/** The most words around a sign of the tables. */
const maxNearWords = 40
/** A window needs a higher score than a whole message: it lacks context, and of many windows one scores high by chance. */
const alone = { less: 0.3, perFold: 0.3 }

/** Long messages of ordinary life resemble one that shows a concern more often: less log odds for each time they are so much longer. */
const lengthy = { from: 30, to: 120, perFold: 0.62 }
export const lessForLength = (words: number): number =>
  lengthy.perFold * Math.max(0, Math.log(Math.min(words, lengthy.to) / lengthy.from))

export const toProbability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

/**
 * How much a message resembles those that show a concern, as log odds that were calibrated on writers the models had not seen;
 * `logOddsAt`: the same of its pieces around these words alone. `kinds`: how much it, and the piece that resembles them most,
 * resembles each.
 */
export type Resemblance = {
  logOdds: number
  logOddsAt: (words: readonly number[]) => number
  kinds: ReadonlyMap<ConcernKind, number>
}

type Scored = { start: number; end: number; linear: number; network: number }

/** What the linear model and the network say of a message: of the whole where it is short, and of each of its pieces. */
export function resemblanceOf(marks: LexiconMatches, found = findAll(rules.index, marks)): Resemblance {
  const features = featuresOf(marks, found)
  const any = scorerOf(model.any, features)
  const network = networkScorerOf(marks.words)
  const pieces = textWindows(marks.words)
  const less = alone.less + alone.perFold * Math.log(1 + pieces.length / 3)
  const isShort = features.length <= maxWholeWords || pieces.length === 0
  const scoredLess = (less: number, start: number, end: number): Scored => ({
    start,
    end,
    linear: any(start, end) - less,
    network: network(start, end) - less,
  })
  const scored = [
    ...(isShort ? [scoredLess(0, 0, features.length)] : []),
    ...pieces.map(([start, end]) => scoredLess(less, start, end)),
  ]
  const best = scored.reduce((one, other) => (other.linear > one.linear ? other : one))
  const around = isShort ? { start: 0, end: features.length } : best
  const near = features.slice(around.start, around.end)
  const kinds = concernKinds.map((kind): [ConcernKind, number] => {
    const alike = scorerOf(model.kinds[kind], near)
    return [kind, (alike(best.start - around.start, best.end - around.start) + alike()) / 2]
  })
  return {
    logOdds: logOddsOf(scored),
    logOddsAt: (words) =>
      logOddsOf(scored.filter(({ start, end }) => isNear(start, end) && words.some((at) => at >= start && at < end))),
    kinds: new Map(kinds),
  }
}

const isNear = (start: number, end: number): boolean => end - start <= maxNearWords

/** Of all pieces of the message, the highest score of each model counts. */
function logOddsOf(scored: readonly Scored[]): number {
  const { slope, intercept } = model.calibration
  const linear = Math.max(...scored.map(({ linear }) => linear))
  const network = Math.max(...scored.map(({ network }) => network))
  return together.linear * (slope * linear + intercept) + together.network * network + together.intercept
}

/** Scores any stretch of words: the sum of their weights by the root of how many there are, by way of running sums. */
function scorerOf({ bias, unit, weights }: Weights, features: Features): (start?: number, end?: number) => number {
  const fold = weights.length - 1
  const sums = new Float64Array(features.length + 1)
  const counts = new Float64Array(features.length + 1)
  features.forEach((slots, at) => {
    let sum = 0
    for (const slot of slots) sum += weights[slot & fold] ?? 0
    sums[at + 1] = (sums[at] ?? 0) + sum
    counts[at + 1] = (counts[at] ?? 0) + slots.length
  })
  return (start = 0, end = features.length) =>
    bias + (unit * ((sums[end] ?? 0) - (sums[start] ?? 0))) / Math.sqrt((counts[end] ?? 0) - (counts[start] ?? 0) || 1)
}
