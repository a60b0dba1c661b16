import type { Task } from '#contract/planner.ts'

/** The order of a list of tasks: by day, then by hour, what has no hour before what has one, then as they were made. */
export const bySoonest = (a: Task, b: Task): number =>
  compare(a.dueDate, b.dueDate) || compare(a.scheduledTime ?? '', b.scheduledTime ?? '') || compare(a.id, b.id)

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
