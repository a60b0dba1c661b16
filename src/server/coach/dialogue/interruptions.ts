import { asksToAct } from '../actions/answer-action-requests.ts'
import { isConfident } from '../guide/find-matter.ts'
import { isQuestion } from '../guide/guide-requests.ts'
import type { Library } from '../guide/library.ts'
import { countWords } from '../guide/text-analysis.ts'
import { readQuestion } from '../record-questions/read-question.ts'
import { ownMessageKind } from './coaching/own-message.ts'
import { asksForAnother, continueCoaching, offeredSlot } from './coaching/run-coaching.ts'
import type { Answer, Turn } from './compose-answer.ts'
import { readDraftRequest } from './message-drafts/read-draft-request.ts'
import { asksToRevise, readWant, type Want } from './honest-reply/read-want.ts'
import { longReply } from './is-new-matter.ts'
import type { StageContext } from './stage.ts'

/** True for a separate question in the middle of a coaching conversation, which can go on afterward. */
export function isInterruption(turn: Turn, { find }: Library): boolean {
  const { message } = turn.request
  if (asksToAct(turn) || asksForAnother(turn) || turn.state.kept.coaching?.kind === ownMessageKind) return true
  if (readQuestion(message, turn.request)?.isSure === true) return true
  if (leavesOffered(turn)) return true
  const [best] = find(message)
  const isLong = countWords(message) >= longReply
  return isQuestion(message) ? isLong || isConfident(best) : isLong && isConfident(best)
}

/** In words. A longer reply tells something new. */
const maxAnswerWords = 20
/** Wishes that count as an answer to the question of a conversation that was only offered. */
const answering: ReadonlySet<Want> = new Set<Want>(['feeling', 'unclear'])

/** True if the reply to an offered conversation is about something else. */
function leavesOffered({ request: { message }, state: { kept } }: Turn): boolean {
  if (kept.coaching?.slots[offeredSlot] === undefined) return false
  return countWords(message) > maxAnswerWords || asksToRevise(message) || !answering.has(readWant(message))
}

/** Lets the user go on with the interrupted conversation, after a card or a look at the records that asked nothing. */
export function continueInterrupted({ turn, act, library }: StageContext): Answer | null {
  const { kept } = turn.state
  const wasInterrupted = kept.coaching === null && kept.paused !== null && kept.question === null
  if (!wasInterrupted || act !== null || readDraftRequest(turn.request.message) !== null) return null
  if (isInterruption(turn, library) || readQuestion(turn.request.message, turn.request) !== null) return null
  return continueCoaching({ ...turn, state: { ...turn.state, kept: { ...kept, coaching: kept.paused } } }, act)
}
