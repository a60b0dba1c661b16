import type { CoachProposal } from '#contract/coach.ts'
import type { CardRef, CoachRequest } from '#server/ports/coach-model.ts'
import type { DialogueState } from '#server/ports/dialogue-state.ts'
import type { NameAnswer, NameQuery } from '#server/ports/named-records.ts'
import type { RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import {
  type Answer,
  advanceState,
  type LookUp,
  type NameLookUp,
  textOf,
  type Turn,
} from '../dialogue/compose-answer.ts'
import { answerUnreadableDays } from '../record-questions/answer-unreadable-days.ts'

/** The guide's step for a message: a reply, or first a read of records by typed questions or by name. */
export type GuideStep =
  | { kind: 'reply'; reply: GuideReply }
  | {
      kind: 'lookUp'
      questions: readonly RecordQuestion[]
      toReply: (found: readonly RecordAnswer[]) => GuideReply
      next?: (found: readonly RecordAnswer[]) => GuideStep | null
    }
  | { kind: 'find'; queries: readonly NameQuery[]; toStep: (found: readonly NameAnswer[]) => GuideStep }

/** A complete reply, and the state of the conversation after it. */
export type GuideReply = {
  text: string
  cards: readonly CoachProposal[]
  replaces: CardRef | null
  state: DialogueState
  isFree: boolean
}

/** Converts an answer or a look-up to a step of the guide. */
export function toStep(turn: Turn, decided: Answer | LookUp | NameLookUp): GuideStep {
  if ('names' in decided)
    return { kind: 'find', queries: decided.names, toStep: (found) => toStep(turn, decided.toAnswer(found)) }
  if (!('questions' in decided)) return { kind: 'reply', reply: toReply(turn, decided) }
  const unread = answerUnreadableDays(turn)
  if (unread !== null) return { kind: 'reply', reply: toReply(turn, unread) }
  const { questions, toAnswer, next } = decided
  return {
    kind: 'lookUp',
    questions,
    toReply: (found) => toReply(turn, toAnswer(found)),
    ...(next !== undefined && {
      next: (found) => {
        const more = next(found)
        return more === null ? null : toStep(turn, more)
      },
    }),
  }
}

const toReply = (turn: Turn, answer: Answer): GuideReply => ({
  text: textOf(answer),
  cards: answer.cards,
  replaces: answer.replaces,
  isFree: answer.isFree,
  state: advanceState(turn, answer),
})

/** Reads records until there is a reply. */
export async function resolveStep(decided: GuideStep, request: CoachRequest): Promise<GuideReply> {
  if (decided.kind === 'reply') return decided.reply
  if (decided.kind === 'lookUp') {
    const found = await Promise.all(decided.questions.map(request.records.ask))
    const next = decided.next?.(found) ?? null
    return next === null ? decided.toReply(found) : resolveStep(next, request)
  }
  return resolveStep(decided.toStep(await Promise.all(decided.queries.map(request.findNamed))), request)
}
