import type { Carrier, HouseholdTask, HouseholdTaskChange, Repeat } from '#contract/household.ts'
import { type HouseholdCategory, repeatUnits, self, taskParts } from '#contract/household-lists.ts'
import { changedFields } from '#web/lib/changed-fields.ts'

/** The dialog's fields: an empty string where there is no value. `owner` is 'split' where the parts differ. */
export type TaskForm = {
  text: string
  category: HouseholdCategory
  dueDate: string
  repeat: '' | Repeat['from']
  every: string
  unit: Repeat['unit']
  owner: string
  noticing: string
  planning: string
  doing: string
}

export const split = 'split'

const ownerOf = (task: HouseholdTask): string =>
  taskParts.every((part) => task[part] === task.doing) ? (task.doing ?? '') : split

export const toForm = (task: HouseholdTask): TaskForm => ({
  text: task.text,
  category: task.category,
  dueDate: task.dueDate ?? '',
  repeat: task.repeat?.from ?? '',
  every: String(task.repeat?.every ?? 1),
  unit: task.repeat?.unit ?? 'week',
  owner: ownerOf(task),
  noticing: task.noticing ?? '',
  planning: task.planning ?? '',
  doing: task.doing ?? '',
})

const toCarrier = (value: string): Carrier => (value === '' ? null : value === 'me' ? self : value)

type Fields = Required<Omit<HouseholdTaskChange, 'completed'>>

function toFields({ text, category, dueDate, repeat, every, unit, owner, ...parts }: TaskForm): Fields {
  const all = owner === split ? parts : { noticing: owner, planning: owner, doing: owner }
  return {
    text: text.trim(),
    category,
    dueDate: dueDate === '' ? null : dueDate,
    repeat: repeat === '' ? null : { every: Number(every), unit, from: repeat },
    noticing: toCarrier(all.noticing),
    planning: toCarrier(all.planning),
    doing: toCarrier(all.doing),
  }
}

/** Only what differs from the form as it opened. */
export const toChange = (before: TaskForm, after: TaskForm): HouseholdTaskChange =>
  changedFields(toFields(before), toFields(after))

export const readUnit = (value: string): Repeat['unit'] => repeatUnits.find((unit) => unit === value) ?? 'week'
