import type { Turn } from '../dialogue/compose-answer.ts'
import { type Finder, type Hit, isConfident } from './find-matter.ts'
import { sureFrom } from './matter-certainty.ts'
import { countWords, isStory, splitAtPunctuation } from './text-analysis.ts'

/** Many words of a long story are about other things than its matter, so it takes more certainty to give the whole card. Measured in decision 050. */
const sureOfStoryFrom = 0.85
const asksAdvice = /\b(?:what would you do|do i|should i|would you|is it|am i)\b[^.?!]{0,120}[.?!]?$/i
export const isStoryTurn = ({ request: { message, language } }: Turn): boolean => language === 'en' && isStory(message)

/** A story ends in a question of its own: its matter must be near to that, too. */
const nearAsked = 0.05
function isOfAsked({ request: { message } }: Turn, hit: Hit | undefined, find: Finder): boolean {
  const asked = splitAtPunctuation(message).slice(-2).join(' ')
  return find(asked).some(({ passage, confidence }) => passage === hit?.passage && confidence >= nearAsked)
}

/** A message with some detail of its own takes more certainty than a plain question. Measured in decision 059. */
const detailed = { words: 15, sureFrom: 0.75 } as const
const sureBy = ({ request: { message, language } }: Turn): number =>
  language === 'en' && countWords(message) >= detailed.words ? detailed.sureFrom : sureFrom

/** Whether a message at length is plainly about one matter. */
export const isSureOf = (turn: Turn, hit: Hit | undefined, find: Finder): boolean =>
  isStoryTurn(turn)
    ? isConfident(hit, sureOfStoryFrom) && (!asksAdvice.test(turn.request.message) || isOfAsked(turn, hit, find))
    : isConfident(hit, sureBy(turn))

/** From nine words on, a matter that is sure only by its lead over the next counts as 0.3. */
const wordsThatTell = 9
const worthOfLead = 0.3

/** A matter that is only far ahead of the others is not sure where a message says enough to be. */
export const demoteLoneLead = (hits: readonly Hit[], { request: { message, language } }: Turn): readonly Hit[] =>
  language === 'en' && countWords(message) >= wordsThatTell && hits[0]?.confidence === sureFrom
    ? [{ ...hits[0], confidence: worthOfLead }, ...hits.slice(1)]
    : hits
