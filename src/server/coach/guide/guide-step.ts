import type { CoachProposal } from '#contract/coach.ts'
import type { CardRef, CoachFacts } from '#server/ports/coach-model.ts'
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
  | { kind: 'lookUp'; questions: readonly RecordQuestion[]; toStep: (found: readonly RecordAnswer[]) => GuideStep }
  | { kind: 'find'; queries: readonly NameQuery[]; toStep: (found: readonly NameAnswer[]) => GuideStep }

/** A step as plain data. `facts`: the facts that the guide used for it. */
export type GuideStepData = { facts: readonly (keyof CoachFacts)[] } & (
  | { kind: 'reply'; reply: GuideReply }
  | { kind: 'lookUp'; questions: readonly RecordQuestion[] }
  | { kind: 'find'; queries: readonly NameQuery[] }
)

/** The records that were read for one step. */
export type RecordsRead =
  | { kind: 'lookUp'; found: readonly RecordAnswer[] }
  | { kind: 'find'; found: readonly NameAnswer[] }

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
  return { kind: 'lookUp', questions, toStep: (found) => toStep(turn, next?.(found) ?? toAnswer(found)) }
}

/** Returns the step after a read. */
export function stepAfter(step: GuideStep, read: RecordsRead): GuideStep {
  if (step.kind === 'lookUp' && read.kind === 'lookUp') return step.toStep(read.found)
  if (step.kind === 'find' && read.kind === 'find') return step.toStep(read.found)
  throw new Error(`A read for ${read.kind} does not answer a step of ${step.kind}`)
}

/** Leaves out the function of a step. */
export function toData(step: GuideStep, facts: GuideStepData['facts']): GuideStepData {
  if (step.kind === 'reply') return { ...step, facts }
  const { toStep: _, ...data } = step
  return { ...data, facts }
}

const toReply = (turn: Turn, answer: Answer): GuideReply => ({
  text: textOf(answer),
  cards: answer.cards,
  replaces: answer.replaces,
  isFree: answer.isFree,
  state: advanceState(turn, answer),
})
