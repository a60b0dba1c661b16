import type { CoachProposal } from '#contract/coach.ts'
import { areaOfKind } from './named-records.ts'
import type { Area, Ask } from './coach-queries.ts'

/** The area whose consent each question needs. */
export const areaOf: Readonly<Record<Ask, Area>> = {
  goals: 'goals',
  goal: 'goals',
  saved: 'goals',
  tasks: 'planner',
  taskAt: 'planner',
  overdue: 'planner',
  freeTime: 'planner',
  nextTask: 'planner',
  findTask: 'planner',
  journalLast: 'journal',
  journalCount: 'journal',
  journalAbout: 'journal',
  mood: 'selfCare',
  moodDays: 'selfCare',
  selfCare: 'selfCare',
  streak: 'selfCare',
  score: 'selfCare',
  income: 'income',
  shopping: 'shopping',
  household: 'household',
  workouts: 'fitness',
  water: 'fitness',
  prayers: 'spiritual',
  cycle: 'cycle',
}

const areas: Readonly<Record<Exclude<CoachProposal['kind'], 'change'>, Area>> = {
  task: 'planner',
  goal: 'goals',
  household: 'household',
  entry: 'journal',
  income: 'income',
  prayer: 'spiritual',
  workout: 'fitness',
  weight: 'fitness',
  water: 'fitness',
  care: 'selfCare',
  item: 'shopping',
  breathing: 'selfCare',
}

/** The area of the records that a card makes or changes. */
export const areaOfCard = (proposal: CoachProposal): Area =>
  proposal.kind === 'change' ? areaOfKind[proposal.record] : areas[proposal.kind]
