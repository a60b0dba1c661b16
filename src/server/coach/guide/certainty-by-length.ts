import type { CoachRequest } from '#server/ports/coach-model.ts'
import { isLongStatement, readWant } from '../dialogue/honest-reply/read-want.ts'
import { type MatterHit, isConfident } from './find-matter.ts'
import { sureFrom } from './matter-certainty.ts'
import { countWords, isStory } from './text-analysis.ts'

type Asked = { request: Pick<CoachRequest, 'message' | 'language'> }

/** The certainty that a detailed message needs. It is higher than for a plain question, since one strong word outweighs many (decision 060). */
const detailed = { words: 12, sureFrom: 0.9, storySureFrom: 0.95 } as const
/** In words. From this length a matter may be probable with less certainty than a plain question needs. */
const muchDetail = 15
/** The certainty from which a matter is probable: for a detailed question, for a statement or a story, and for a story without a question (decision 060). */
const probableFrom = { asked: 0.5, told: 0.7, toldStory: 0.85 } as const

/** The certainty from which a matter precedes a message draft that is asked for at length. */
const saysHowFrom = 0.8

/** Whether the user wants the words themselves, not how to find them. */
export const asksForWording = (message: string): boolean => /\b(?:write|draft|word) /i.test(message)

/** Whether a matter was raised to exactly `sureFrom` for its lead over the next one, and isn't certain by its own score. */
const isByLead = ({ confidence }: MatterHit): boolean => confidence === sureFrom

/** A `sure` matter is the answer; a `probable` one is given with an 'if'. */
export type Certainty = 'sure' | 'probable' | 'unsure'

/** Returns the certainty that a message of its length is about a matter. A story or a long statement is `sure` only if it asks for a fact. */
export function certaintyFor({ request: { message, language } }: Asked, hit: MatterHit | undefined): Certainty {
  if (hit === undefined) return 'unsure'
  if (language !== 'en' || countWords(message) < detailed.words)
    return !isConfident(hit) ? 'unsure' : language === 'en' && isByLead(hit) ? 'probable' : 'sure'
  const [isLong, isTold] = [isStory(message), isLongStatement(message)]
  if (!isLong && !isTold && isConfident(hit, detailed.sureFrom)) return 'sure'
  if (readWant(message) === 'fact' && isConfident(hit, detailed.storySureFrom)) return 'sure'
  const least = countWords(message) < muchDetail ? sureFrom : probableFrom.asked
  const from = isLong && isTold ? probableFrom.toldStory : isLong || isTold ? probableFrom.told : least
  const isProbable = isConfident(hit, from)
  // A long 'how do I say no to my manager' gets the matter that says how, not a template for the words.
  const saysHow = (isConfident(hit, saysHowFrom) && !asksForWording(message)) || readWant(message) !== 'messageToSend'
  return isProbable && saysHow ? 'probable' : 'unsure'
}

/** From this length in words, a matter that is certain only by its lead over the next one has this confidence at most. */
const wordsThatTell = 9
const worthOfLead = 0.3

/** Lowers a matter that is certain only by its lead, in a message long enough to be certain by its own words. */
export const demoteLoneLead = (
  hits: readonly MatterHit[],
  { request: { message, language } }: Asked,
): readonly MatterHit[] =>
  language === 'en' && countWords(message) >= wordsThatTell && hits[0] !== undefined && isByLead(hits[0])
    ? [{ ...hits[0], confidence: worthOfLead }, ...hits.slice(1)]
    : hits
