import { wholeWords } from '../phrase-pattern.ts'
import { asksForSomething, isQuestion, readGuideRequest } from '../guide/guide-requests.ts'
import { countWords, normalize } from '../guide/text-analysis.ts'
import type { QuestionPurpose } from '#server/ports/dialogue-state.ts'
import { readExplicitAsks } from '../dialogue/explicit-ask.ts'
import type { Turn } from '../dialogue/compose-answer.ts'
import { asksInMiddle, isAppCommand, lastAsked } from '../dialogue/honest-reply/read-want.ts'
import { asksForWayInStatement } from '../dialogue/honest-reply/way-in-statement.ts'

const wantsHelp = wholeWords([
  'how (?:do|can|to|should|would)|what (?:do|should|can|would) i|should i|any (?:ideas|tips|advice|suggestions)',
  'help me|suggest\\w*|explain|i need (?!a break|sleep)|(?<!even |what )(?:(?:i|we) (?:really |just |do |also |still )?|^)want to (?!cry|scream|hide|disappear|talk|vent|say|tell)',
  'id like|tips|advice|draft|write',
])

/** Matches 'My boss said I need to speak up', which doesn't ask the coach for anything. */
const saidByOthers =
  /\b(?:said|says|told me|thinks|tells me|wrote|mentioned|feels like) (?:that )?i (?:need|have|want|should)\b/g

/** Matches 'Made great tips', which doesn't ask for tips. */
const earned =
  /\b(?:(?:good|great|decent|best|nice|big|the|my|in|no|bad) tips?|tips (?:were|was|tonight|today)|tipped)\b/g

/** Questions after which a short message may still tell something new. After any other, it counts as the answer. */
const open: ReadonlySet<QuestionPurpose> = new Set<QuestionPurpose>(['heard', 'telling', 'topic', 'listen', 'draft'])
/** In words. */
export const shortReply = 9

/** Tells whether the message only tells something, and no question of the coach awaits its answer. */
export function isStatement({ request: { message, language }, state: { pending } }: Turn): boolean {
  if (language !== 'en' || lastAsked(message) !== null || isQuestion(message) || asksForSomething(message)) return false
  if (readExplicitAsks(message).length > 0) return false
  const request = readGuideRequest(message)
  if (request !== null && request !== 'vent') return false
  if (
    wantsHelp.test(normalize(message).replaceAll(saidByOthers, ' ').replaceAll(earned, ' ')) ||
    asksForWayInStatement(message) ||
    asksInMiddle(message) ||
    isAppCommand(message)
  )
    return false
  return pending === null || (open.has(pending) && countWords(message) >= shortReply)
}
