import type { CoachProposal } from '#contract/coach.ts'
import type { Db } from '#server/lib/db.ts'
import type { NamedRecordActions } from '#server/lib/record-actions.ts'
import type { Session } from '#server/lib/session.ts'
import type { CoachFacts } from './coach-model.ts'
import type { Area } from './coach-queries.ts'

/** The answers of the onboarding are read for every reply: the coach's style is among them. */
type FactName = Exclude<keyof CoachFacts, 'onboarding'>

/** Read facts for the coach before a question. Each is called only if the user allows its area. */
export type FactReaders = {
  [K in FactName]: (db: Db, session: Session, now: Date, areas: readonly Area[]) => Promise<NonNullable<CoachFacts[K]>>
}

/** A card that creates a record. */
export type RecordProposal = Exclude<CoachProposal, { kind: 'breathing' | 'change' }>

/** `series`: of a task that repeats, with its repetitions. The coach requires more of some kinds, and every kind (proposals.ts). */
export type CardParts = Partial<Readonly<Record<RecordProposal['kind'] | 'series', Partial<NamedRecordActions<never>>>>>
