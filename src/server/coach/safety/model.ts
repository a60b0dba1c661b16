import { z } from 'zod'
import { columns, featuresOf } from './features.ts'
import { type ConcernKind, concernKinds } from './kinds.ts'
import type { Marks } from './marks.ts'
import { readTable } from './tables.ts'

const packed = z
  .strictObject({ bias: z.number(), unit: z.number(), weights: z.base64() })
  .transform(({ bias, unit, weights }) => ({ bias, unit, weights: new Int8Array(Buffer.from(weights, 'base64')) }))
  .refine(({ weights }) => weights.length === columns, { error: `needs ${columns} weights` })
type Weights = z.output<typeof packed>

const model = readTable(
  'model.json',
  z.strictObject({ version: z.literal(1), any: packed, kinds: z.record(z.enum(concernKinds), packed) }),
)

const shortest = 4
/** A long sentence is looked at through a window, so that what is buried in a list is not outweighed by the rest of it. */
const window = { words: 12, step: 6 }
/** A piece by itself lacks what stands around it. */
const aloneLess = 1

/**
 * How much a message resembles those that show a concern: above 0 is more likely than not. `most` is that of the piece that
 * resembles them most, taken out of what stands around it. `kind`: which it resembles most.
 */
export type Resemblance = { score: number; most: number; kind: ConcernKind }

/** What the linear model says of a message as a whole and of each of its pieces. */
export function resemblanceOf(marks: Marks): Resemblance {
  const whole = featuresOf(marks)
  let best = { score: scoreOf(model.any, whole), found: whole }
  let most = best.score
  for (const [start, end] of piecesOf(marks)) {
    const found = featuresOf(marks, start, end)
    const score = scoreOf(model.any, found)
    most = Math.max(most, score)
    if (score - aloneLess > best.score) best = { score: score - aloneLess, found }
  }
  const points = new Map(concernKinds.map((kind) => [kind, scoreOf(model.kinds[kind], best.found)]))
  const [kind = 'selfHarm'] = concernKinds.toSorted((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0))
  return { score: best.score, most, kind }
}

function scoreOf({ bias, unit, weights }: Weights, found: readonly number[]): number {
  let sum = 0
  for (const column of found) sum += weights[column] ?? 0
  return bias + (unit * sum) / Math.sqrt(found.length || 1)
}

/** From where to where each sentence goes, and each window on a long one. */
function piecesOf({ words }: Marks): [number, number][] {
  const pieces: [number, number][] = []
  const add = (start: number, end: number) => {
    if (end - start >= shortest && end - start < words.length) pieces.push([start, end])
  }
  let start = 0
  for (let at = 1; at <= words.length; at += 1) {
    if (words[at]?.sentence === words[start]?.sentence && at < words.length) continue
    add(start, at)
    if (at - start > window.words)
      for (let from = start; from < at - window.step; from += window.step) add(from, Math.min(at, from + window.words))
    start = at
  }
  return pieces
}
