import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { softmax } from '../softmax.ts'
import { hashOf } from '../text-hash.ts'
import { termsOf, weighTerms } from './matter-features.ts'
import { readPeopleReader } from './read-people.ts'
import { createPeopleWeigher, isOfOthers } from './weigh-people.ts'
import { createShareReader, type Share } from './word-share.ts'

const bytesOf = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, 'base64')).buffer
const schema = z.strictObject({
  ids: z.array(z.string()),
  /** Sorted hashes. */
  terms: z.base64().transform((text) => new Uint32Array(bytesOf(text))),
  /** The index of each term's first matter, and at the end the number of matters in all. */
  starts: z.base64().transform((text) => new Uint32Array(bytesOf(text))),
  matters: z.base64().transform((text) => new Uint16Array(bytesOf(text))),
  weights: z.base64().transform((text) => new Uint8Array(bytesOf(text))),
  /** The value of a weight of 1. */
  unit: z.number().positive(),
  /** The share of the messages about each matter that names each kind of person, in 255ths. */
  people: z.strictObject({
    kinds: z.array(z.string()),
    common: z.array(z.int()),
    rates: z.base64().transform((text) => new Uint8Array(bytesOf(text))),
  }),
  /** Fitted on writers that the model had not seen; used by `probabilitiesOf`. */
  calibration: z.strictObject({ sharpness: z.number(), damping: z.number(), base: z.number(), byLength: z.number() }),
})
type Model = z.output<typeof schema>

/**
 * The probability that a message is about a matter of the library, by its id; `null` is the class of what is out of scope.
 * `ofOthers`: messages about the matter usually name other people than this one does.
 */
export type Likelihood = { id: string | null; probability: number; ofOthers: boolean }
/**
 * Returns the twelve most probable matters, the likeliest first. `sharesOf`: the share of a text's words that messages about a
 * matter contain, by its id.
 */
export type Classifier = ((message: string) => Likelihood[]) & { sharesOf: (text: string) => (id: string) => Share }

/** The last id, the class of messages that are out of the library's scope. */
const outOfScopeId = 'none'

/** The most matters that are returned for a message. */
const maxMatters = 12

/** Searches by bisection; returns -1 if no training message has the term. */
function indexOfTerm(terms: Uint32Array, term: number): number {
  let [low, high] = [0, terms.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = terms[middle] ?? 0
    if (found === term) return middle
    if (found < term) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Sums the weights of a message's terms by matter; `length` is the sum of the terms' counts. */
function scoresOf({ ids, terms, starts, matters, weights, unit }: Model, message: string) {
  const scores = new Float64Array(ids.length)
  let length = 0
  for (const [term, counts] of weighTerms(termsOf(message), (stem) => indexOfTerm(terms, stem) !== -1)) {
    length += counts
    const index = indexOfTerm(terms, term)
    if (index === -1) continue
    for (let at = starts[index] ?? 0; at < (starts[index + 1] ?? 0); at += 1) {
      const matter = matters[at] ?? 0
      scores[matter] = (scores[matter] ?? 0) + counts * unit * (weights[at] ?? 0)
    }
  }
  return { scores, length }
}

/**
 * Converts scores by matter, the last of which is out of scope, to probabilities. Words of one message repeat each other, so each
 * word of a longer message counts less.
 */
export function probabilitiesOf(
  calibration: Model['calibration'],
  { scores, length, people }: { scores: Float64Array | Float32Array; length: number; people: Float64Array },
): Float64Array {
  const scale = calibration.sharpness * (length + 1) ** -calibration.damping
  const last = scores.length - 1
  const outOfScopeLog = calibration.base + calibration.byLength * Math.log(length + 1)
  const logs = Float64Array.from(
    scores,
    (score, at) => score * scale + (people[at] ?? 0) + (at === last ? outOfScopeLog : 0),
  )
  return softmax(logs)
}

/** Reads a model of words by matter (query likelihood with Jelinek-Mercer smoothing), trained by scripts/train-matters.mjs or train-situations.mjs. */
export async function readClassifier(name: 'matter-classifier' | 'situation-classifier'): Promise<Classifier> {
  const [model, readPeople] = await Promise.all([readContent(`coach/${name}`, schema), readPeopleReader()])
  const weighPeople = createPeopleWeigher(model.people)
  const classify = (message: string): Likelihood[] => {
    const { scores, length } = scoresOf(model, message)
    const named = readPeople(message)
    const people = weighPeople(named, length)
    const probabilities = probabilitiesOf(model.calibration, { scores, length, people })
    return highest(probabilities, maxMatters).map((at) => {
      const id = model.ids[at] ?? outOfScopeId
      const probability = probabilities[at] ?? 0
      return { id: id === outOfScopeId ? null : id, probability, ofOthers: isOfOthers(model.people, named, at) }
    })
  }
  return Object.assign(classify, { sharesOf: readShares(model) })
}

function readShares({ ids, terms, starts, matters }: Model): Classifier['sharesOf'] {
  const indexOf = (stem: string): number => indexOfTerm(terms, hashOf(stem) >>> 0)
  const read = createShareReader({ starts, matters, count: ids.length, indexOf })
  const indices = new Map(ids.map((id, at) => [id, at]))
  return (text) => {
    const shareOf = read(text)
    return (id) => shareOf(indices.get(id) ?? -1)
  }
}

/** Returns the indices of the highest values, without sorting all of them. */
function highest(values: Float64Array, count: number): number[] {
  const indices: number[] = []
  const valueAt = (rank: number) => values[indices[rank] ?? 0] ?? 0
  for (const [at, value] of values.entries()) {
    if (indices.length === count && value <= valueAt(count - 1)) continue
    let rank = indices.length
    while (rank > 0 && valueAt(rank - 1) < value) rank -= 1
    indices.splice(rank, 0, at)
    if (indices.length > count) indices.pop()
  }
  return indices
}
