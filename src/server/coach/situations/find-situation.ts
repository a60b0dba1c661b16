import type { Classifier } from '../guide/matter-classifier.ts'
import type { Passage } from '../guide/passage.ts'
import { replyByTone, type Tone } from './replies-by-tone.ts'
import { classifySituation, writtenSituations } from './written-situations.ts'

/** The reply to a statement that asks for nothing. */
export type Acknowledgment = {
  tone: Tone
  lines: readonly string[]
  questions: readonly string[]
  matters: readonly Passage[]
}
type Situation = Acknowledgment & { id: string; about: string; isMood?: true | undefined }

/** A statement that a written pattern matches, and the reply to it. */
export type StatementMatch = Acknowledgment & {
  /** Lines that take up details of the message; they come first. */
  special: readonly string[]
  matterIds: readonly string[]
  isWithIdeas?: true | undefined
}

/**
 * The likeliest situation of a message, its probability, and its share among all that are likely; `byTone`: the reply for the tone that most
 * of these have, or null.
 */
export type SituationMatch = {
  situation: Situation
  probability: number
  share: number
  byTone: Acknowledgment | null
  /** Returns the likeliest situation of a tone. */
  likeliest: (tone: Tone) => { situation: Situation; probability: number } | null
}
/** Returns null if nothing is told. */
export type SituationFinder = (message: string) => SituationMatch | null

/** The share of the probability that situations of one tone need together. */
const toneFrom = 0.8

function findAmong(situations: readonly Situation[], classify: Classifier): SituationFinder {
  const byId = new Map(situations.map((one) => [one.id, one]))
  return (message) => {
    const likely = classify(message).flatMap(({ id, probability }) => {
      const situation = byId.get(id ?? '')
      return situation === undefined ? [] : [{ situation, probability }]
    })
    const [best] = likely
    if (best === undefined) return null
    const sum = (of: typeof likely) => of.reduce((total, one) => total + one.probability, 0)
    const all = sum(likely)
    const { tone } = best.situation
    const agree = sum(likely.filter(({ situation }) => situation.tone === tone)) >= toneFrom * all
    return {
      ...best,
      share: best.probability / all,
      byTone: agree ? replyByTone(tone) : null,
      likeliest: (wanted) => likely.find(({ situation }) => situation.tone === wanted) ?? null,
    }
  }
}

/** Throws if a situation names a matter that isn't in the library. */
export function createSituationFinder(passages: readonly Passage[]): SituationFinder {
  const passageOf = new Map(passages.map((passage) => [passage.id, passage]))
  const find = (id: string): Passage => {
    const passage = passageOf.get(id)
    if (passage === undefined) throw new Error(`a situation names no matter: ${id}`)
    return passage
  }
  const known = writtenSituations.map((one) => Object.assign({}, one, { matters: one.matters.map(find) }))
  return findAmong(known, classifySituation)
}
