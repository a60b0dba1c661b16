import type { Assignee, HouseholdPerson, HouseholdTask, Repeat } from '#contract/household.ts'
import { self, type TaskRole, taskRoles } from '#contract/household-lists.ts'
import { daysBetween } from '#web/lib/days.ts'
import { capitalize } from '#contract/capitalize.ts'
import { showDay } from '#web/lib/show-day.ts'

/** Names the nearest days; others by their date. */
function nameDay(day: string, today: string): string {
  const days = daysBetween(today, day)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return showDay(day, days > 300 ? 'longDate' : 'dayOfWeek')
}

function ago(day: string, today: string): string {
  const days = daysBetween(day, today)
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}

/** Whether a task is ready to be done now. A past date counts as ready, not as overdue. */
export const isReady = ({ completed, dueDate }: HouseholdTask, today: string): boolean =>
  !completed && dueDate !== null && dueDate <= today

/**
 * Says when a task is due or repeats, and when it was last done: 'Ready · last done 8 days ago'. Leaves out 'Ready' if the
 * heading says it (`isReadyNamed`).
 */
export function dueText(task: HouseholdTask, today: string, isReadyNamed: boolean): string {
  const { completed, dueDate, lastDone, repeat } = task
  const last =
    lastDone === null ? [] : [`${completed && repeat === null ? 'done' : 'last done'} ${ago(lastDone, today)}`]
  if (completed && (repeat === null || dueDate === null)) return capitalize(last.join())
  if (completed && dueDate !== null) return `Back ${nameDay(dueDate, today)} · ${last.join()}`
  const isPlain = dueDate === null || (dueDate <= today && !isReadyNamed)
  const due = isPlain ? [] : [dueDate <= today ? 'ready' : `due ${nameDay(dueDate, today)}`]
  return capitalize([...due, ...last].join(' · '))
}

/** 'Every week', 'every 3 months after it’s done'. */
export const repeatText = ({ every, unit, from }: Repeat): string =>
  `Every ${every === 1 ? unit : `${every} ${unit}s`}${from === 'done' ? ' after it’s done' : ''}`

type People = readonly HouseholdPerson[]

/** Returns a person's name; null for nobody, and for a person who was removed. */
export const nameOf = (by: Assignee, people: People): string | null =>
  by === self ? 'You' : (people.find(({ id }) => id === by)?.name ?? null)

export const roleLabels: Record<TaskRole, string> = { noticedBy: 'Noticing', plannedBy: 'Planning', doneBy: 'Doing' }

/** 'You', or 'Noticing: You · Doing: Sam' where the roles differ; empty where nobody is named. */
export function assigneeText(task: HouseholdTask, people: People): string {
  const names = taskRoles.map((role) => ({ role, name: nameOf(task[role], people) }))
  const [first] = names
  if (first?.name != null && names.every(({ name }) => name === first.name)) return first.name
  return names.flatMap(({ role, name }) => (name === null ? [] : [`${roleLabels[role]}: ${name}`])).join(' · ')
}

const far = '9999-12-31'

/** Compares two tasks: open before done, then by due date, with those without a date last. */
export const byDue = (a: HouseholdTask, b: HouseholdTask): number =>
  Number(a.completed) - Number(b.completed) ||
  (a.dueDate ?? far).localeCompare(b.dueDate ?? far) ||
  b.createdAt.localeCompare(a.createdAt)
