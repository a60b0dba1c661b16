import { type ActionLookUp, answerActionRequests } from '../actions/answer-action-requests.ts'
import { readReference, resolveReference } from '../guide/reference-resolution.ts'
import { readListedChange } from './answer-card-change.ts'
import type { Answer, Turn } from './compose-answer.ts'
import { moreItems } from './read-more-list-items.ts'

/** What is asked to be done: cards. */
export function answerWithCards(turn: Turn): Answer | ActionLookUp | null {
  const pointed = readReference(turn)
  if (pointed) return resolveReference(pointed, turn)
  const more = moreItems(turn)
  if (more !== null) return answerActionRequests({ ...turn, request: { ...turn.request, message: more } })
  const told = readListedChange(turn)
  if (told === null) return answerActionRequests(turn)
  return answerActionRequests({ ...turn, request: { ...turn.request, message: told.message } }, told.told.day)
}
