import type { CoachProposal } from '#contract/coach.ts'
import type { CoachFacts, CoachStyle, GoalFact, TaskFact } from '#server/ports/coach-model.ts'

export type { GoalFact, TaskFact }
export type Style = CoachStyle
export type GuideContext = CoachFacts

/** One turn of the thread as it is kept: what she wrote and what was answered. */
export type Exchange = { message: string; response: string }

/** What a card offers; the contract's own schemas check it again before anything is made. */
export type Proposal = CoachProposal

/** A question to the guide. `thread` is oldest first. */
export type GuideRequest = {
  message: string
  thread: readonly Exchange[]
  context: GuideContext
  style: Style
  now: Date
  timeZone: string
}

/** A whole answer, before it is streamed. */
export type Answer = { text: string; proposal: Proposal | null }

/** What streams out: words as Markdown, and at most one proposal, last. */
export type GuidePart = { kind: 'text'; text: string } | { kind: 'proposal'; proposal: Proposal }
