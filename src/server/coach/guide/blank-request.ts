import type { CoachFacts, CoachRequest } from '#server/ports/coach-model.ts'
import { newDialogue } from '#server/ports/dialogue-state.ts'
import type { RecordReader } from '#server/ports/coach-queries.ts'

/** The facts if no area may be read. */
export const blankFacts: CoachFacts = {
  goals: null,
  planner: null,
  selfCare: null,
  journal: null,
  household: null,
  onboarding: null,
  streak: null,
  fitness: null,
}

const noRecords: RecordReader = {
  areas: [],
  ask: async () => ({ area: 'goals', found: null, sources: [] }),
}

/** A request with the first message of a user without records. */
export const blankRequest: CoachRequest = {
  message: '',
  language: 'en',
  history: [],
  state: newDialogue,
  cards: [],
  historyAreas: [],
  records: noRecords,
  findNamed: async () => ({ found: [], off: [] }),
  whyRefused: async () => null,
  sources: [],
  nearest: [],
  facts: blankFacts,
  onFactUsed: () => {},
  style: 'encouraging',
  now: new Date(0),
  timeZone: 'UTC',
  currency: null,
  hasMilestones: false,
  hidesSpiritual: false,
  concern: null,
}
