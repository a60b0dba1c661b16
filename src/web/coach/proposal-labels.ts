import { capitalize } from '#contract/capitalize.ts'
import { priorityLabel } from '#web/lib/priority-label.ts'
import type { Exchange, CoachProposal } from '#contract/coach.ts'
import { householdCategories } from '#contract/household-lists.ts'
import { breathingTechniques } from '#contract/lists.ts'
import { pages } from '#contract/pages.ts'
import { ruleEnd, ruleWords } from '#contract/rule-words.ts'
import { shoppingCategories } from '#contract/shopping-lists.ts'
import { showDate } from '#web/lib/dates.ts'
import { goalCategoryLabels as goalCategories, showNumber } from '#web/lib/goal-words.ts'
import { taskCategoryLabels as taskCategories, showMinutes } from '#web/lib/task-words.ts'
import { showDay } from '#web/lib/show-day.ts'

const pathOf = (page: (typeof pages)[number]['key']): string => pages.find(({ key }) => key === page)?.path ?? '/'

const kinds = {
  task: {
    name: 'New task',
    acceptIt: 'Add to my planner',
    accepted: 'In your planner',
    path: pathOf('planner'),
    open: 'Open planner',
  },
  goal: {
    name: 'New goal',
    acceptIt: 'Add to my goals',
    accepted: 'In your goals',
    path: pathOf('goals'),
    open: 'Open goals',
  },
  entry: {
    name: 'New journal entry',
    acceptIt: 'Add to my journal',
    accepted: 'In your journal',
    path: pathOf('journal'),
    open: 'Open journal',
  },
  income: {
    name: 'For your income log',
    acceptIt: 'Add to my income log',
    accepted: 'In your income log',
    path: pathOf('income'),
    open: 'Open income log',
  },
  prayer: {
    name: 'New prayer',
    acceptIt: 'Add to my prayers',
    accepted: 'In your prayers',
    path: pathOf('spiritual'),
    open: 'Open prayers',
  },
  workout: {
    name: 'Your workout',
    acceptIt: 'Log it',
    accepted: 'In your workouts',
    path: `${pathOf('health')}?tab=gym`,
    open: 'Open workouts',
  },
  weight: {
    name: 'Your weight',
    acceptIt: 'Log it',
    accepted: 'In your weight log',
    path: `${pathOf('health')}?tab=weight`,
    open: 'Open weight log',
  },
  water: {
    name: 'Water you drank',
    acceptIt: 'Log it',
    accepted: 'Logged',
    path: pathOf('health'),
    open: 'Open Health & Fitness',
  },
  care: {
    name: 'Your self-care',
    acceptIt: 'Log it',
    accepted: 'In your self-care',
    path: `${pathOf('selfCare')}?tab=history`,
    open: 'Open Self-Care',
  },
  household: {
    name: 'New household task',
    acceptIt: 'Add to my household list',
    accepted: 'On your household list',
    path: pathOf('household'),
    open: 'Open household',
  },
  item: {
    name: 'For your shopping list',
    acceptIt: 'Add to my list',
    accepted: 'On your list',
    path: pathOf('shopping'),
    open: 'Open list',
  },
  breathing: {
    name: 'A moment to breathe',
    acceptIt: 'Yes, breathe',
    accepted: 'Ready when you are',
    path: pathOf('selfCare'),
    open: 'Open Self-Care',
  },
} as const satisfies Record<Exclude<CoachProposal['kind'], 'change'>, object>

const queryOf = (proposal: CoachProposal): string =>
  proposal.kind === 'prayer' ? '?tab=prayer' : proposal.kind === 'item' ? `?tab=${proposal.list}` : ''

type Of<K extends CoachProposal['kind']> = Extract<CoachProposal, { kind: K }>

/** Names each change, before and after it is made. */
const changes = {
  finish: { name: 'Mark as done?', acceptIt: 'Mark as done', accepted: 'Marked as done' },
  delete: { name: 'Delete this?', acceptIt: 'Delete', accepted: 'Deleted' },
  rename: { name: 'Rename this?', acceptIt: 'Rename', accepted: 'Renamed' },
  move: { name: 'Move this?', acceptIt: 'Move', accepted: 'Moved' },
  adjust: { name: 'Change this goal?', acceptIt: 'Change goal', accepted: 'Changed' },
} as const satisfies Record<Of<'change'>['change']['act'], object>

type Labels = { name: string; acceptIt: string; accepted: string; open: string }

/** Returns the labels of a card by its kind. The labels of a change depend on what it does. */
export function labelsOf(proposal: CoachProposal): Labels {
  if (proposal.kind !== 'change') return kinds[proposal.kind]
  const { open } = kinds[proposal.record]
  return { ...changes[proposal.change.act], open }
}

/** The link of an accepted card; a breathing exercise links to its technique. */
export function addressOf(proposal: CoachProposal): string {
  if (proposal.kind === 'breathing') return `${kinds.breathing.path}?technique=${proposal.techniqueId}`
  if (proposal.kind === 'change') return kinds[proposal.record].path
  return kinds[proposal.kind].path + queryOf(proposal)
}

/** A weight has its own title, because of its unit. */
export const proposalTitle = (proposal: Exclude<CoachProposal, { kind: 'weight' }>): string =>
  proposal.kind === 'breathing'
    ? (breathingTechniques.find(({ id }) => id === proposal.techniqueId)?.name ?? 'Guided breathing')
    : proposal.title

/** Returns a name that tells cards of one kind apart. A weight is named by when it was written, because the user may hide weights. */
export const landmarkOf = ({ createdAt }: Exchange, proposal: CoachProposal): string =>
  `${labelsOf(proposal).name} ${proposal.kind === 'weight' ? showDate(createdAt, 'moment') : proposalTitle(proposal)}`

function taskDetail({ category, priority, dueDate, time, estimatedDuration, repeat, notes }: Of<'task'>): string {
  const when = time === null ? showDay(dueDate, 'fullDate') : `${showDay(dueDate, 'fullDate')}, ${time}`
  const rhythm = repeat === undefined ? [] : [capitalize(`${ruleWords(repeat, 'en')}${ruleEnd(repeat, 'en')}`)]
  const parts = [when, ...rhythm, showMinutes(estimatedDuration), taskCategories[category]]
  const line = [...parts, `${priorityLabel(priority)} priority`].join(' · ')
  return notes === undefined ? line : `${notes} · ${line}`
}

function goalDetail({ category, targetValue, currency, targetDate, currentValue }: Of<'goal'>): string {
  const begun = currentValue === undefined ? '' : `${showNumber(currentValue, currency)} of `
  const target = targetValue === null ? [] : [`${begun}${showNumber(targetValue, currency)}`]
  return [
    goalCategories[category],
    ...target,
    ...(targetDate === null ? [] : [`by ${showDay(targetDate, 'fullDate')}`]),
  ].join(' · ')
}

type Change = Of<'change'>['change']

/** 'Target $2,000 → $1,500 · By March 31'. */
function adjustmentDetail({ title, target, targetDate }: Extract<Change, { act: 'adjust' }>): string {
  const sum = ({ value, currency }: NonNullable<typeof target>['to']) => showNumber(value, currency)
  const parts = [
    ...(title === undefined ? [] : [`new name: ${title}`]),
    ...(target === undefined ? [] : [`target ${sum(target.from)} → ${sum(target.to)}`]),
    ...(targetDate === undefined ? [] : [targetDate === null ? 'no date' : `by ${showDay(targetDate, 'fullDate')}`]),
  ]
  return capitalize(parts.join(', '))
}

function changeDetail({ change, dueDate, record }: Of<'change'>): string {
  if (change.act === 'adjust') return adjustmentDetail(change)
  const list = { task: 'Planner', item: 'Shopping', household: 'Household', goal: 'Goals' }[record]
  if (change.act === 'rename') return `New name: ${change.title}`
  if (change.act === 'move') {
    const to =
      change.time === null
        ? showDay(change.dueDate, 'fullDate')
        : `${showDay(change.dueDate, 'fullDate')}, ${change.time}`
    return dueDate === null || dueDate === change.dueDate ? `To ${to}` : `From ${showDay(dueDate, 'fullDate')} to ${to}`
  }
  return dueDate === null ? list : `${list} · ${showDay(dueDate, 'fullDate')}`
}

function workoutDetail({ exercises, minutes, day }: Of<'workout'>): string {
  const done = exercises.map(({ name, sets }) => `${name}: ${sets.length} ${sets.length === 1 ? 'set' : 'sets'}`)
  const length = typeof minutes === 'number' ? [showMinutes(minutes)] : []
  const when = day === undefined ? (done.length === 0 ? ['Today'] : []) : [showDay(day, 'fullDate')]
  return [...done, ...length, ...when].join(' · ')
}

export function proposalDetail(proposal: CoachProposal): string {
  switch (proposal.kind) {
    case 'task':
      return taskDetail(proposal)
    case 'goal':
      return goalDetail(proposal)
    case 'change':
      return changeDetail(proposal)
    case 'entry':
      return proposal.content
    case 'prayer':
      return 'Encrypted with your own key. Only you read it.'
    case 'workout':
      return workoutDetail(proposal)
    case 'item':
      return shoppingCategories.find(({ id }) => id === proposal.list)?.label ?? ''
    case 'weight':
      return 'Today'
    case 'water':
      return proposal.day === undefined ? 'Today' : showDay(proposal.day, 'fullDate')
    case 'care':
      return `${showMinutes(proposal.minutes)} · Today`
    case 'breathing':
      return 'A guide talks you through it, and you can stop anytime.'
    case 'household': {
      const category = householdCategories.find(({ id }) => id === proposal.category)?.label ?? 'Cleaning'
      return [...(proposal.dueDate === null ? [] : [showDay(proposal.dueDate, 'fullDate')]), category].join(' · ')
    }
    default: {
      const { amount, currency, earnedOn, hours } = proposal
      return [
        showNumber(amount, currency),
        showDay(earnedOn, 'fullDate'),
        ...(hours === null ? [] : [`${hours} h`]),
      ].join(' · ')
    }
  }
}

/** Only a goal with milestones has steps; two of them may have the same text. */
export const stepsOf = (proposal: CoachProposal): { key: string; text: string }[] =>
  proposal.kind === 'goal' && proposal.goalKind === 'milestones'
    ? (proposal.steps ?? []).map((text, at) => ({ key: `${at}`, text }))
    : []
