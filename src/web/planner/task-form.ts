import { taskCategories } from '#contract/lists.ts'
import type { NewTask, Task, TaskChange } from '#contract/planner.ts'
import { changedFields } from '#web/lib/changed-fields.ts'
import { noRepeat, readRule, type RepeatForm, toRule } from './repeat.ts'
import { wallTimeOf } from './wall-time.ts'

/** A task as the dialog's fields hold it: empty text where there is nothing, the day and the hour as her calendar has them. */
export type TaskForm = RepeatForm & {
  title: string
  description: string
  category: Task['category']
  priority: number
  dueDate: string
  time: string
  duration: string
}

/** The spec's defaults: personal, priority 1, 30 minutes, on the day that is picked, without an hour. */
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

/** Fills the fields with a task. */
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

/** The category that a select answers. */
export const toCategory = (value: string): Task['category'] =>
  taskCategories.find((category) => category === value) ?? 'personal'

/** Whole minutes as they are written; 30 where it is no number. */
const toMinutes = (written: string): number => {
  const minutes = Number.parseInt(written, 10)
  return Number.isNaN(minutes) ? 30 : minutes
}

/** The hour on its day, as her clock shows it: the server reads it in her time zone. */
const toWhen = ({ dueDate, time }: TaskForm): string | null => (time === '' ? null : `${dueDate}T${time}:00`)

/** Reads the fields of a new task. */
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

/** Reads the fields of a new task that does not repeat. */
export function toSingleTask(form: TaskForm): NewTask {
  const { repeat: _repeat, ...single } = toNewTask(form)
  return single
}

/** Reads the fields of a task that was there before: only what is different. */
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

/** Whether the fields say another rhythm: what is unchanged keeps its rule to the letter. */
const hasOtherRhythm = (before: TaskForm, form: TaskForm): boolean =>
  form.repeat !== before.repeat ||
  (form.repeat !== 'none' && form.repeat !== 'custom' && rhythm(form) !== rhythm(before))

const rhythm = (form: TaskForm): string | null => toRule(form, '2027-01-04')
