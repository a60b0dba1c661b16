import { countWords } from '../../guide/text-analysis.ts'
import type { Library } from '../../guide/library.ts'
import type { Answer, Turn } from '../compose-answer.ts'
import { splitUserSentences } from '../split-sentences.ts'
import { spellOut } from './templates/written-english.ts'
import { isSendable } from '../personal-texts/read-statements.ts'
import type { Details } from './read-details.ts'
import { present } from './present-draft.ts'
import { mediumOf as readMedium } from './read-draft-request.ts'
import { namesMessage, toSomebody, wantsWords } from './hard-conversations/asks-for-talk.ts'

const openWords = 'open-words'
/** In words. */
const maxFrame = 40
const matter = /\babout ((?:the|my|our|a|an|\p{L}{3,12}ing) [^.,;?!\n]{3,60})/iu
/** In words. A longer subject may be several things. */
const maxMatter = 9

const slotsOf = ({ coaching }: Answer): Details => (coaching === null || coaching === 'over' ? {} : coaching.slots)
/** True if an answer is the general message, which fits no special case. */
export const isFrame = (draft: Answer): boolean =>
  [openWords, 'own-news', 'tell'].includes(slotsOf(draft)['purpose'] ?? '')
/** Matches 'the carpool, Ines is sick', 'the plumber that Thursday works', 'the results tomorrow'. */
const noClause = /^(?:the|my|our|his|her) [\p{L}’ -]{2,40}?(?:[,:] | that |$| (?:today|tomorrow|tonight) )/u
/** True if the draft takes the reader for the content: 'The plumber that Thursday works.' */
export function tellsReader(draft: Answer): boolean {
  const { who, say = '', purpose } = slotsOf(draft)
  return (
    (purpose === 'tell' || purpose === 'own-news') &&
    ((who !== undefined && say.startsWith(who)) || (noClause.test(say) && !isSendable(say.split(/[,:]/)[0] ?? '')))
  )
}

/** Frames a message if only its reader is certain: with its subject, or brackets. */
export function frame(turn: Turn, { purposes }: Library): Answer | null {
  const { message } = turn.request
  const purpose = purposes.byId(openWords)
  const isAsked = wantsWords(message) || namesMessage.test(message)
  if (
    purpose === null ||
    !isAsked ||
    !toSomebody.test(message) ||
    countWords(message) > maxFrame ||
    splitUserSentences(message).length > 1
  )
    return null
  const found = matter.exec(message)?.[1]
  const about =
    found === undefined ? null : spellOut(found).replace(/ (?:and|but|so|how|what|because|I|he|she|they)\b.*$/i, '')
  const isSafe =
    about !== null &&
    !/\b(?:he|she|they|him|her|them|his|their|me|you)\b/i.test(about) &&
    countWords(about) <= maxMatter
  return present(turn, { purpose, details: { medium: readMedium(message, true), ...(isSafe && { about }) } })
}
