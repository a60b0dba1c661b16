import type { NewTask, Task, TaskChange } from '#contract/planner.ts'
import { dateOf } from '#web/lib/days.ts'
import { momentOf, wallTimeOf } from './wall-time.ts'

/** Predicts the task that the server will create. */
export function toTask(given: NewTask & { id: string }): Task {
  const now = new Date().toISOString()
  const blank: Task = {
    id: given.id,
    title: given.title,
    description: null,
    category: 'personal',
    priority: 1,
    dueDate: dateOf(now),
    scheduledTime: null,
    estimatedDuration: 30,
    isCompleted: false,
    repeat: null,
    seriesId: null,
    createdAt: now,
    updatedAt: now,
  }
  const { id: _id, ...change } = given
  return applyChange(blank, change)
}

/** Predicts a changed task. A date alone keeps the time, a time alone brings its date. */
export function applyChange(before: Task, { scope: _scope, dueDate, scheduledTime, ...words }: TaskChange): Task {
  const date = dueDate === undefined ? before.dueDate : isDay(dueDate) ? dueDate : dateOf(toMoment(dueDate))
  if (scheduledTime === null) return { ...before, ...words, dueDate: date, scheduledTime }
  if (scheduledTime !== undefined) {
    const moment = isDay(scheduledTime) ? before.scheduledTime : toMoment(scheduledTime)
    return { ...before, ...words, dueDate: moment === null ? date : dateOf(moment), scheduledTime: moment }
  }
  const hour = before.scheduledTime === null ? null : momentOf(date, wallTimeOf(before.scheduledTime))
  return { ...before, ...words, dueDate: date, scheduledTime: date === before.dueDate ? before.scheduledTime : hour }
}

const isDay = (text: string): boolean => text.length === 10

/** Takes an instant with its offset, or the user's local time without one. */
const toMoment = (text: string): string =>
  /(Z|[+-]\d\d:?\d\d)$/.test(text) ? new Date(text).toISOString() : momentOf(text.slice(0, 10), text.slice(11, 16))
