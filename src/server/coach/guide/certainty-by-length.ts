import type { CoachRequest } from '#server/ports/coach-model.ts'
import { isLongStatement, readWant } from '../dialogue/honest-reply/read-want.ts'
import { type Hit, isConfident } from './find-matter.ts'
import { sureFrom } from './matter-certainty.ts'
import { countWords, isStory } from './text-analysis.ts'

type Asked = { request: Pick<CoachRequest, 'message' | 'language'> }

/** A message with some detail of its own takes more certainty than a plain question: one strong word carries many. Measured in decision 060. */
const detailed = { words: 12, sureFrom: 0.9, storySureFrom: 0.95 } as const
/** In words. From here a matter may be probable that is less certain than what a plain question is answered with. */
const muchDetail = 15
/** From here a matter is probable: of what is asked with much detail, of what is only told or is a story, and of a story that is only told. Measured in decision 060. */
const probableFrom = { asked: 0.5, told: 0.7, toldStory: 0.85 } as const

/** From here a matter comes before words to send that are asked for at length. */
const saysHowFrom = 0.8

/** Whether the words themselves are wanted, not how to find them. */
export const asksToWrite = (message: string): boolean => /\b(?:write|draft|word) /i.test(message)

/** Whether it was raised to exactly `sureFrom` for being far ahead of the next matter, and isn't sure by its own score. */
const isByLead = ({ confidence }: Hit): boolean => confidence === sureFrom

/** A matter that a message is surely about is the answer; a probable one is given with an 'if'. */
export type Certainty = 'sure' | 'probable' | 'unsure'

/** How certain it is that a message of its length is about a matter. What is told at length is never quite. */
export function certaintyFor({ request: { message, language } }: Asked, hit: Hit | undefined): Certainty {
  if (hit === undefined) return 'unsure'
  if (language !== 'en' || countWords(message) < detailed.words)
    return !isConfident(hit) ? 'unsure' : language === 'en' && isByLead(hit) ? 'probable' : 'sure'
  const [isLong, isTold] = [isStory(message), isLongStatement(message)]
  if (!isLong && !isTold && isConfident(hit, detailed.sureFrom)) return 'sure'
  if (readWant(message) === 'fact' && isConfident(hit, detailed.storySureFrom)) return 'sure'
  const least = countWords(message) < muchDetail ? sureFrom : probableFrom.asked
  const from = isLong && isTold ? probableFrom.toldStory : isLong || isTold ? probableFrom.told : least
  const isProbable = isConfident(hit, from)
  // 'How do I say no to my manager' at length: a matter that says how, rather than a frame for the words.
  const saysHow = (isConfident(hit, saysHowFrom) && !asksToWrite(message)) || readWant(message) !== 'messageToSend'
  return isProbable && saysHow ? 'probable' : 'unsure'
}

/** In a message of so many words, a matter that is sure only by its lead over the runner-up has this confidence at most. */
const wordsThatTell = 9
const worthOfLead = 0.3

/** A matter that is only far ahead of the others is not sure where a message says enough to be. */
export const demoteLoneLead = (hits: readonly Hit[], { request: { message, language } }: Asked): readonly Hit[] =>
  language === 'en' && countWords(message) >= wordsThatTell && hits[0] !== undefined && isByLead(hits[0])
    ? [{ ...hits[0], confidence: worthOfLead }, ...hits.slice(1)]
    : hits
