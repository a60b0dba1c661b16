import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { type Classifier, readClassifier } from '../guide/matter-classifier.ts'
import type { Passage } from '../guide/passage.ts'
import { saidOfTone, type Tone } from './lines-by-tone.ts'

const texts = z.array(z.string().min(1).max(240)).min(3)
/** What is said to something told, and questions that let the user go on. */
const reply = { lines: texts, questions: texts }
const tones = ['hard', 'good', 'plain'] as const
const schema = z.strictObject({
  situations: z.array(
    z.strictObject({
      id: z.string(),
      /** What is told; the classifier is also trained on it. */
      about: z.string(),
      tone: z.enum(tones),
      /** It is told in a word or two. */
      isMood: z.literal(true).optional(),
      ...reply,
      /** Matters of the library with ideas for it. */
      matters: z.array(z.string()).max(2),
    }),
  ),
})
/** What is said to something that people tell without asking for anything. */
export type Said = { tone: Tone; lines: readonly string[]; questions: readonly string[]; matters: readonly Passage[] }
type Situation = Said & { id: string; isMood?: true | undefined }

/**
 * The likeliest situation that a message tells of, how probable it is, and its share of all that may be told; `byTone`: what fits all
 * of these, where they agree in tone.
 */
export type Told = {
  situation: Situation
  probability: number
  share: number
  byTone: Said | null
  /** The likeliest one of a tone that the plain words have. */
  likeliest: (tone: Tone) => { situation: Situation; probability: number } | null
}
/** Null where nothing is told. */
export type SituationFinder = (message: string) => Told | null

/** What share of all that may be told the situations of one tone must have. */
const toneFrom = 0.8

function createSituationFinder(situations: readonly Situation[], classify: Classifier): SituationFinder {
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
      byTone: agree ? saidOfTone(tone) : null,
      likeliest: (wanted) => likely.find(({ situation }) => situation.tone === wanted) ?? null,
    }
  }
}

/** Throws where one names a matter that isn't in the library. */
export async function readSituationFinder(passages: readonly Passage[]): Promise<SituationFinder> {
  const [{ situations }, classify] = await Promise.all([
    readContent('coach/situations', schema),
    readClassifier('situation-classifier'),
  ])
  const passageOf = new Map(passages.map((passage) => [passage.id, passage]))
  const find = (id: string): Passage => {
    const passage = passageOf.get(id)
    if (passage === undefined) throw new Error(`a situation names no matter: ${id}`)
    return passage
  }
  const known = situations.map((one) => Object.assign({}, one, { matters: one.matters.map(find) }))
  return createSituationFinder(known, classify)
}
