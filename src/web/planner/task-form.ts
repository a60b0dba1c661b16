import { taskCategories } from '#contract/lists.ts'
import type { NewTask, Task, TaskChange } from '#contract/planner.ts'
import { changedFields } from '#web/lib/changed-fields.ts'
import { noRepeat, readRule, type RepeatForm, toRule } from './repeat.ts'
import { wallTimeOf } from './wall-time.ts'

/** Date and time are local to the user; '' where nothing is set. */
export type TaskForm = RepeatForm & {
  title: string
  description: string
  category: Task['category']
  priority: number
  dueDate: string
  time: string
  duration: string
}

/** The spec's defaults: personal, priority 1, 30 minutes, on the picked date, without a time. */
export const blankForm = (date: string): TaskForm => ({
  title: '',
  description: '',
  category: 'personal',
  priority: 1,
  dueDate: date,
  time: '',
  duration: '30',
  ...noRepeat,
})

export const toForm = (task: Task): TaskForm => ({
  title: task.title,
  description: task.description ?? '',
  category: task.category,
  priority: task.priority,
  dueDate: task.dueDate,
  time: task.scheduledTime === null ? '' : wallTimeOf(task.scheduledTime),
  duration: String(task.estimatedDuration),
  ...readRule(task.repeat, task.dueDate),
})

export const toTaskCategory = (value: string): Task['category'] =>
  taskCategories.find((category) => category === value) ?? 'personal'

/** 30 if the input isn't a number. */
const toMinutes = (written: string): number => {
  const minutes = Number.parseInt(written, 10)
  return Number.isNaN(minutes) ? 30 : minutes
}

/** The server reads it in the user's time zone. */
const toWhen = ({ dueDate, time }: TaskForm): string | null => (time === '' ? null : `${dueDate}T${time}:00`)

export function toNewTask(form: TaskForm): NewTask {
  const repeat = toRule(form, form.dueDate)
  return {
    title: form.title,
    description: form.description.trim() === '' ? null : form.description,
    category: form.category,
    priority: form.priority,
    dueDate: form.dueDate,
    scheduledTime: toWhen(form),
    estimatedDuration: toMinutes(form.duration),
    isCompleted: false,
    ...(repeat !== null && { repeat }),
  }
}

export function toSingleTask(form: TaskForm): NewTask {
  const { repeat: _repeat, ...single } = toNewTask(form)
  return single
}

/** Returns only the changed fields. */
export function toChange(before: TaskForm, form: TaskForm): TaskChange {
  const { dueDate: _day, scheduledTime: _time, ...earlier } = toSingleTask(before)
  const { dueDate, scheduledTime, ...later } = toSingleTask(form)
  const hasMoved = form.dueDate !== before.dueDate || form.time !== before.time
  return {
    ...changedFields(earlier, later),
    ...(form.dueDate !== before.dueDate && { dueDate }),
    ...(hasMoved && (form.time !== '' || before.time !== '') && { scheduledTime }),
    ...(hasOtherRhythm(before, form) && { repeat: toRule(form, form.dueDate) }),
  }
}

/** An unchanged rule is kept to the letter. */
const hasOtherRhythm = (before: TaskForm, form: TaskForm): boolean =>
  form.repeat !== before.repeat ||
  (form.repeat !== 'none' && form.repeat !== 'custom' && rhythm(form) !== rhythm(before))

const rhythm = (form: TaskForm): string | null => toRule(form, '2027-01-04')
