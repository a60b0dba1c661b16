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

/** In words. A longer message is scored only by its windows, because a whole diary page says little about one line in it. */
const maxWholeWords = 70
/** The most words in a window around a sign of the tables. */
const maxNearWords = 40
/** Subtracted from a window's score, because a window lacks context and one of many scores high by chance. */
const alone = { less: 0.3, perFold: 0.3 }

/** In words, and in log odds for each factor of e in length. Long harmless messages resemble a concern by chance more often. */
const lengthy = { from: 30, to: 120, perFold: 0.62 }
/** Returns what is subtracted from the log odds of a message of this length. */
export const lessForLength = (words: number): number =>
  lengthy.perFold * Math.max(0, Math.log(Math.min(words, lengthy.to) / lengthy.from))

/** The logistic function. */
export const toProbability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

/**
 * How much a message resembles those that show a concern, as log odds calibrated on writers the models had not seen.
 * `logOddsAt`: the same for the windows around these words alone. `kinds`: the score of each kind, averaged over the message and
 * its highest-scoring window.
 */
export type Resemblance = {
  logOdds: number
  logOddsAt: (words: readonly number[]) => number
  kinds: ReadonlyMap<ConcernKind, number>
}

type Scored = { start: number; end: number; linear: number; network: number }

/** Scores a message with the linear model and the network: as a whole if it is short, and each of its windows. */
export function resemblanceOf(matches: LexiconMatches, found = findAll(rules.index, matches)): Resemblance {
  const features = featuresOf(matches, found)
  const any = scorerOf(model.any, features)
  const network = networkScorerOf(matches.words)
  const windows = textWindows(matches.words)
  const less = alone.less + alone.perFold * Math.log(1 + windows.length / 3)
  const isShort = features.length <= maxWholeWords || windows.length === 0
  const scoredLess = (less: number, start: number, end: number): Scored => ({
    start,
    end,
    linear: any(start, end) - less,
    network: network(start, end) - less,
  })
  const scored = [
    ...(isShort ? [scoredLess(0, 0, features.length)] : []),
    ...windows.map(([start, end]) => scoredLess(less, start, end)),
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

/** Combines the highest score of each model over all windows. */
function logOddsOf(scored: readonly Scored[]): number {
  const { slope, intercept } = model.calibration
  const linear = Math.max(...scored.map(({ linear }) => linear))
  const network = Math.max(...scored.map(({ network }) => network))
  return together.linear * (slope * linear + intercept) + together.network * network + together.intercept
}

/** Scores any range of words by running sums: the sum of their weights over the square root of their number. */
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
