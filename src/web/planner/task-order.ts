import type { Task } from '#contract/planner.ts'

export const bySoonest = (a: Task, b: Task): number =>
  compare(a.dueDate, b.dueDate) || compare(a.scheduledTime ?? '', b.scheduledTime ?? '') || compare(a.id, b.id)

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
