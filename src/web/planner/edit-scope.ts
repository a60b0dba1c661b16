import { editScopes } from '#contract/lists.ts'
import type { Task, TaskChange } from '#contract/planner.ts'
import type { EditScope } from './planner.mutations.ts'

export const scopeLabels: Record<EditScope, string> = {
  this: 'This task',
  following: 'This and following',
  all: 'All',
}

export function scopesOf({ seriesId }: Task, change: TaskChange): readonly EditScope[] {
  if (seriesId === null) return []
  if (change.dueDate !== undefined) return ['this']
  return change.repeat === undefined ? editScopes : ['following', 'all']
}
