import type { CoachProposal } from '#contract/coach.ts'
import { householdCategories } from '#contract/household-lists.ts'
import { breathingTechniques } from '#contract/lists.ts'
import { pages } from '#contract/pages.ts'
import { shoppingCategories } from '#contract/shopping-lists.ts'
import { showDate } from '#web/lib/dates.ts'
import { categoryLabels as goalCategories, showNumber } from '#web/lib/goal-words.ts'
import { categoryLabels as taskCategories, priorityLabel, showMinutes } from '#web/lib/task-words.ts'

const pathOf = (page: (typeof pages)[number]['key']): string => pages.find(({ key }) => key === page)?.path ?? '/'

export const kinds = {
  task: {
    name: 'A task, if you like',
    acceptIt: 'Add to my planner',
    accepted: 'In your planner',
    path: pathOf('planner'),
    open: 'Open planner',
  },
  goal: {
    name: 'A goal, if you like',
    acceptIt: 'Add to my goals',
    accepted: 'Among your goals',
    path: pathOf('goals'),
    open: 'Open goals',
  },
  entry: {
    name: 'A journal entry, if you like',
    acceptIt: 'Add to my journal',
    accepted: 'In your journal',
    path: pathOf('journal'),
    open: 'Open journal',
  },
  income: {
    name: 'A line for your income log, if you like',
    acceptIt: 'Add to my income log',
    accepted: 'In your income log',
    path: pathOf('income'),
    open: 'Open income log',
  },
  prayer: {
    name: 'A prayer, if you like',
    acceptIt: 'Add to my prayers',
    accepted: 'Among your prayers',
    path: pathOf('spiritual'),
    open: 'Open prayers',
  },
  workout: {
    name: 'A workout, if you like',
    acceptIt: 'Log it',
    accepted: 'In your workouts',
    path: `${pathOf('health')}?tab=gym`,
    open: 'Open workouts',
  },
  weight: {
    name: 'Your weight, if you like',
    acceptIt: 'Log it',
    accepted: 'Among your weights',
    path: `${pathOf('health')}?tab=weight`,
    open: 'Open weights',
  },
  household: {
    name: 'A household task, if you like',
    acceptIt: 'Add to my household',
    accepted: 'On your household list',
    path: pathOf('household'),
    open: 'Open household',
  },
  item: {
    name: 'An item for your list, if you like',
    acceptIt: 'Add to my list',
    accepted: 'On your list',
    path: pathOf('shopping'),
    open: 'Open list',
  },
  breathing: {
    name: 'A moment to breathe, if you like',
    acceptIt: 'Yes, breathe',
    accepted: 'Ready when you are',
    path: pathOf('selfCare'),
    open: 'Open Self-Care',
  },
} as const satisfies Record<CoachProposal['kind'], object>

const queryOf = (proposal: CoachProposal): string =>
  proposal.kind === 'prayer' ? '?tab=prayer' : proposal.kind === 'item' ? `?tab=${proposal.list}` : ''

/** Where an accepted card links to; a breathing exercise to its technique. */
export const addressOf = (proposal: CoachProposal): string =>
  kinds[proposal.kind].path + (proposal.kind === 'breathing' ? `?technique=${proposal.techniqueId}` : queryOf(proposal))

/** A weight has its own title, because of its unit. */
export const titleOf = (proposal: Exclude<CoachProposal, { kind: 'weight' }>): string =>
  proposal.kind === 'breathing'
    ? (breathingTechniques.find(({ id }) => id === proposal.techniqueId)?.name ?? 'Guided breathing')
    : proposal.title

const showDay = (isoDay: string): string => showDate(`${isoDay}T12:00:00`, 'longDate')

export function detailOf(proposal: CoachProposal): string {
  if (proposal.kind === 'entry') return proposal.content
  if (proposal.kind === 'prayer') return 'Sealed with your own key. Only you read it.'
  if (proposal.kind === 'workout')
    return proposal.exercises.map(({ name, sets }) => `${name}: ${sets.length} sets`).join(' · ') || 'Today'
  if (proposal.kind === 'item') return shoppingCategories.find(({ id }) => id === proposal.list)?.label ?? ''
  if (proposal.kind === 'weight') return 'Today'
  if (proposal.kind === 'breathing') return 'A guide leads you, and you end it whenever you like.'
  if (proposal.kind === 'income') {
    const { amount, currency, earnedOn, hours } = proposal
    return [showNumber(amount, currency), showDay(earnedOn), ...(hours === null ? [] : [`${hours} h`])].join(' · ')
  }
  if (proposal.kind === 'household') {
    const category = householdCategories.find(({ id }) => id === proposal.category)?.label ?? 'Cleaning'
    return [...(proposal.dueDate === null ? [] : [showDay(proposal.dueDate)]), category].join(' · ')
  }
  if (proposal.kind === 'task') {
    const { category, priority, dueDate, time, estimatedDuration } = proposal
    const when = time === null ? showDay(dueDate) : `${showDay(dueDate)}, ${time}`
    return [when, showMinutes(estimatedDuration), taskCategories[category], `${priorityLabel(priority)} priority`].join(
      ' · ',
    )
  }
  const { category, targetValue, currency, targetDate } = proposal
  const target = targetValue === null ? [] : [showNumber(targetValue, currency)]
  return [goalCategories[category], ...target, ...(targetDate === null ? [] : [`by ${showDay(targetDate)}`])].join(
    ' · ',
  )
}

/** Only a goal with milestones has steps; two of them may have the same text. */
export const stepsOf = (proposal: CoachProposal): { key: string; text: string }[] =>
  proposal.kind === 'goal' && proposal.goalKind === 'milestones'
    ? (proposal.steps ?? []).map((text, at) => ({ key: `${at}`, text }))
    : []
