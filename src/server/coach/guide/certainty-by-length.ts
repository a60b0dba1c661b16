import type { Turn } from '../dialogue/compose-answer.ts'
import { isLongStatement, readWant } from '../dialogue/honest-reply/read-want.ts'
import { type Finder, type Hit, isConfident } from './find-matter.ts'
import { isTrouble } from './guide-requests.ts'
import { sureFrom } from './matter-certainty.ts'
import { countWords, isStory, splitAtPunctuation } from './text-analysis.ts'

/** Many words of a long story are about other things than its matter, so it takes more certainty to give the whole card. Measured in decision 050. */
const sureOfStoryFrom = 0.85
const asksAdvice = /\b(?:what would you do|do i|should i|would you|is it|am i)\b[^.?!]{0,120}[.?!]?$/i
export const isStoryTurn = ({ request: { message, language } }: Turn): boolean => language === 'en' && isStory(message)

/** A story ends in a question of its own: its matter must be near to that, too. */
const nearAsked = 0.05
function isOfQuestion({ request: { message } }: Turn, hit: Hit | undefined, find: Finder): boolean {
  if (!asksAdvice.test(message)) return true
  const asked = splitAtPunctuation(message).slice(-2).join(' ')
  return find(asked).some(({ passage, confidence }) => passage === hit?.passage && confidence >= nearAsked)
}

/** A message with some detail of its own takes more certainty than a plain question. Measured in decision 059. */
const detailed = { words: 15, sureFrom: 0.75 } as const
const isDetailed = ({ request: { message, language } }: Turn): boolean =>
  language === 'en' && countWords(message) >= detailed.words

/** Whether a message at length is plainly about one matter. */
export const isSureOf = (turn: Turn, hit: Hit | undefined, find: Finder): boolean =>
  isStoryTurn(turn)
    ? isConfident(hit, sureOfStoryFrom) && isOfQuestion(turn, hit, find)
    : isConfident(hit, isDetailed(turn) ? detailed.sureFrom : sureFrom)

/** What is asked with much detail is probably about its likeliest matter from here; in a story, or where a trouble is only told, from `story`. Measured in decision 060. */
const probable = { asked: 0.5, story: 0.7 } as const

/** Whether one matter is probable enough to be given with an 'if'. A story is heard, and words to send are asked for. */
export const isProbablyOf = (turn: Turn, hit: Hit | undefined, find: Finder): boolean =>
  isDetailed(turn) &&
  readWant(turn.request.message) !== 'messageToSend' &&
  (isLongStatement(turn.request.message)
    ? isTrouble(turn.request.message) && isConfident(hit, probable.story)
    : isConfident(hit, isStoryTurn(turn) ? probable.story : probable.asked)) &&
  isOfQuestion(turn, hit, find)

/** In a message of so many words, a matter that is sure only by its lead over the runner-up has this confidence at most. */
const wordsThatTell = 9
const worthOfLead = 0.3

/** A matter that is only far ahead of the others is not sure where a message says enough to be. */
export const demoteLoneLead = (hits: readonly Hit[], { request: { message, language } }: Turn): readonly Hit[] =>
  language === 'en' && countWords(message) >= wordsThatTell && hits[0]?.confidence === sureFrom
    ? [{ ...hits[0], confidence: worthOfLead }, ...hits.slice(1)]
    : hits
