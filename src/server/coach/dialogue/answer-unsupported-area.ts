import { findUnsupportedArea } from '../actions/unsupported-areas.ts'
import { type Answer, makeAnswer, type Turn } from './compose-answer.ts'
import { keepTap } from '../situations/statement-choices.ts'

/** Where the app has no place for it, that is said; what is told can be kept in the journal. */
export function answerUnsupportedArea({ request, state }: Turn): Answer | null {
  const { question } = state.kept
  // The coach asked something else: the message may be the answer to that.
  if (request.language !== 'en' || (question !== null && question.purpose !== 'topic')) return null
  const found = findUnsupportedArea(request.message)
  if (found === null) return null
  return makeAnswer(found.answer, { isFree: true, ...(found.canBeKept && { choices: [keepTap] }) })
}
