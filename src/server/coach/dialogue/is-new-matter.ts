import { type MatterHit, isConfident } from '../guide/find-matter.ts'
import { asksForSomething, statesSomethingNew, isTrouble } from '../guide/guide-requests.ts'
import { contentWords, countWords } from '../guide/text-analysis.ts'
import type { Turn } from './compose-answer.ts'

/** In words. A longer reply says more than an answer to the question. */
export const longReply = 12

/** Whether a long message is near to the open matter, or takes up the words of what was asked. */
function isAbout({ state, request: { message } }: Turn, hits: readonly MatterHit[]): boolean {
  const asked = new Set(contentWords(`${state.kept.question?.text ?? ''} ${state.current?.title ?? ''}`))
  const isNear = hits.slice(0, 3).some(({ passage }) => passage === state.current)
  return isNear || contentWords(message).some((word) => asked.has(word))
}

/** True if a reply to the guide's question starts a new subject: it clearly matches another passage, or is long and not about the current one. */
export function isNewMatter(turn: Turn, hits: readonly MatterHit[]): boolean {
  const { state, request } = turn
  const { message } = request
  const [best] = hits
  if (asksForSomething(message)) return true
  if (!best) return false
  if (countWords(message) >= longReply && state.current !== null && !isAbout(turn, hits)) return true
  if (isTrouble(message) && state.pending !== 'when') return isConfident(best) && best.passage !== state.current
  const asked = new Set(contentWords(state.kept.question?.text ?? ''))
  if (contentWords(message).some((word) => asked.has(word))) return false
  if (!statesSomethingNew(message)) return best.confidence >= 0.6
  return state.pending === 'obstacle' ? best.confidence >= 0.7 : best.confidence >= 0.6
}
