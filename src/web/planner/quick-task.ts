import type { NewTask, ParsedLine } from '#contract/planner.ts'
import { wallTimeOf } from './wall-time.ts'

/** Moves the task to the picked day, unless the line has a date of its own. */
export function withPickedDay({ task, found }: ParsedLine, day: string, today: string): NewTask & { dueDate: string } {
  const isOwnDay = found.some(({ means }) => means === 'date' || means === 'repeat')
  if (isOwnDay || day === today) return task
  const hour = task.scheduledTime === null ? null : `${day}T${wallTimeOf(task.scheduledTime)}:00`
  return { ...task, dueDate: day, scheduledTime: hour }
}
