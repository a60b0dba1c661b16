import type { Assignee, HouseholdTask, HouseholdTaskChange, Repeat } from '#contract/household.ts'
import { type HouseholdCategory, repeatUnits, self, taskRoles } from '#contract/household-lists.ts'
import { changedFields } from '#web/lib/changed-fields.ts'

/** The dialog's fields: an empty string where there is no value. `owner` is 'split' where the roles differ. */
export type TaskForm = {
  text: string
  category: HouseholdCategory
  dueDate: string
  repeat: '' | Repeat['from']
  every: string
  unit: Repeat['unit']
  owner: string
  noticedBy: string
  plannedBy: string
  doneBy: string
}

export const split = 'split'

const ownerOf = (task: HouseholdTask): string =>
  taskRoles.every((role) => task[role] === task.doneBy) ? (task.doneBy ?? '') : split

export const toForm = (task: HouseholdTask): TaskForm => ({
  text: task.text,
  category: task.category,
  dueDate: task.dueDate ?? '',
  repeat: task.repeat?.from ?? '',
  every: String(task.repeat?.every ?? 1),
  unit: task.repeat?.unit ?? 'week',
  owner: ownerOf(task),
  noticedBy: task.noticedBy ?? '',
  plannedBy: task.plannedBy ?? '',
  doneBy: task.doneBy ?? '',
})

const toAssignee = (value: string): Assignee => (value === '' ? null : value === 'me' ? self : value)

type Fields = Required<Omit<HouseholdTaskChange, 'completed'>>

function toFields({ text, category, dueDate, repeat, every, unit, owner, ...roles }: TaskForm): Fields {
  const all = owner === split ? roles : { noticedBy: owner, plannedBy: owner, doneBy: owner }
  return {
    text: text.trim(),
    category,
    dueDate: dueDate === '' ? null : dueDate,
    repeat: repeat === '' ? null : { every: Number(every), unit, from: repeat },
    noticedBy: toAssignee(all.noticedBy),
    plannedBy: toAssignee(all.plannedBy),
    doneBy: toAssignee(all.doneBy),
  }
}

/** Returns only the fields that changed since the form opened. */
export const toChange = (before: TaskForm, after: TaskForm): HouseholdTaskChange =>
  changedFields(toFields(before), toFields(after))

export const readUnit = (value: string): Repeat['unit'] => repeatUnits.find((unit) => unit === value) ?? 'week'
