import type { CoachProposal } from '#contract/coach.ts'
import { areaOfKind } from './named-records.ts'
import type { Area } from './records.ts'

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

/** Of which area the records are that a card makes or changes. */
export const areaOfCard = (proposal: CoachProposal): Area =>
  proposal.kind === 'change' ? areaOfKind[proposal.record] : areas[proposal.kind]
