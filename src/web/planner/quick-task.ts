import type { NewTask, ReadLine } from '#contract/planner.ts'
import { wallTimeOf } from './wall-time.ts'

/** The task that a line makes while a day is picked: on that day, unless the line names one of its own. */
export function placeOnDay({ task, found }: ReadLine, day: string, today: string): NewTask & { dueDate: string } {
  const isOwnDay = found.some(({ means }) => means === 'date' || means === 'repeat')
  if (isOwnDay || day === today) return task
  const hour = task.scheduledTime === null ? null : `${day}T${wallTimeOf(task.scheduledTime)}:00`
  return { ...task, dueDate: day, scheduledTime: hour }
}
