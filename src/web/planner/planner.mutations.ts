import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { editScopes } from '#contract/lists.ts'
import type { NewTask, PlannerHours, Task, TaskChange } from '#contract/planner.ts'
import { call } from '#web/lib/call.ts'
import { outdates } from '#web/lib/query-keys.ts'
import { queued } from '#web/lib/queued.ts'
import { toast } from '#web/ui/toast.ts'
import { applyChange, toTask } from './predicted-task.ts'
import { plannerHoursQuery } from './planner.queries.ts'
import { type Swap, swapTask, tasksOf } from './tasks-cache.ts'

export type EditScope = (typeof editScopes)[number]

/** One at a time, so that an undo never overtakes what it undoes. */
export const taskMutation = { scope: { id: 'tasks' }, meta: outdates('/api/tasks', '/api/dashboard') }

type Creation = NewTask & { id: string }

/** Optimistic. The form keeps its draft until the server has answered. */
export const createTask = mutationOptions({
  ...taskMutation,
  mutationFn: async (task: Creation) => {
    const kept = await call('POST /api/tasks', { body: task })
    // A repeated create returns the task as it was first sent: later edits go after it.
    const change = changedSince(kept, task)
    const { id } = task
    return Object.keys(change).length === 0 ? kept : call('PUT /api/tasks/{id}', { params: { id }, body: change })
  },
  onMutate: (task, { client }): Task => {
    const shown = toTask(task)
    swapTask(client, { after: shown })
    return shown
  },
  onSuccess: (task, _given, shown, { client }) => {
    swapTask(client, { before: shown, after: task })
    toast({ title: 'Task created successfully!', variant: 'success' })
  },
  onError: (_error, _given, shown, { client }) => {
    if (shown) swapTask(client, { before: shown })
  },
})

type TaskUpdate = {
  before: Task
  change: TaskChange
  /** The toast's description; with it the toast offers Undo. */
  description?: string
  /** A form keeps its draft and shows the error itself. */
  isForm?: boolean
}

/** Optimistic in every list. `change.scope` says which occurrences of a repeated task. */
export const updateTask = mutationOptions({
  ...taskMutation,
  mutationFn: ({ before: { id }, change }: TaskUpdate) => call('PUT /api/tasks/{id}', { params: { id }, body: change }),
  onMutate: ({ before, change }, { client }): Swap[] => {
    const swaps = tasksOf(client, before, change.scope ?? 'this').map((task) => ({
      before: task,
      after: task.id === before.id ? applyChange(task, change) : applyChange(task, sharedFields(change)),
    }))
    for (const swap of swaps) swapTask(client, swap)
    return swaps
  },
  onSuccess: (task, { before, description }, swaps, { client }) => {
    swapTask(client, { before: swaps.find(({ after }) => after?.id === task.id)?.after, after: task })
    const back = () => void undo(client, task, before)
    toast({
      title: 'Task updated!',
      variant: 'success',
      ...(description !== undefined && { description, action: { label: 'Undo', onSelect: back } }),
    })
  },
  onError: ({ message }, { isForm = false }, swaps, { client }) => {
    for (const { before, after } of swaps ?? []) swapTask(client, { before: after, after: before })
    if (!isForm) toast({ title: 'This task didn’t change', description: message, variant: 'destructive' })
  },
})

/** Checks off or moves a task. It waits while there is no network. */
export const updateTaskQueued = queued('planner/change', ({ before }) => before.title, updateTask)

function undo(client: QueryClient, now: Task, before: Task): Promise<Task> {
  const { dueDate, scheduledTime, estimatedDuration, isCompleted } = before
  const change = { dueDate, scheduledTime, estimatedDuration, isCompleted }
  return client.getMutationCache().build(client, updateTask).execute({ before: now, change })
}

type Restoring = { task: Task; deleted: Task[] }
type Deletion = { task: Task; scope?: EditScope }

export const deleteTask = queued('planner/delete', ({ task }: Deletion) => task.title, {
  ...taskMutation,
  mutationFn: ({ task: { id }, scope }: Deletion) =>
    call('DELETE /api/tasks/{id}', { params: { id }, query: scope === undefined ? {} : { scope } }),
  onMutate: ({ task, scope = 'this' }, { client }): Task[] => {
    const deleted = tasksOf(client, task, scope)
    for (const before of deleted) swapTask(client, { before })
    const back = () => client.getMutationCache().build(client, restoreTask).execute({ task, deleted })
    toast({ title: 'Task deleted', action: { label: 'Undo', onSelect: () => void back() } })
    return deleted
  },
  onError: ({ message }, _given, deleted, { client }) => {
    for (const after of deleted ?? []) swapTask(client, { after })
    toast({ title: 'We couldn’t delete this task', description: message, variant: 'destructive' })
  },
})

const restoreTask = queued('planner/restore', ({ task }: Restoring) => task.title, {
  ...taskMutation,
  mutationFn: ({ task: { id } }: Restoring) => call('POST /api/tasks/{id}/restore', { params: { id } }),
  onMutate: ({ deleted }, { client }) => {
    for (const after of deleted) swapTask(client, { after })
  },
  onError: ({ message }, { deleted }, _result, { client }) => {
    for (const before of deleted) swapTask(client, { before })
    toast({ title: 'We couldn’t restore this task', description: message, variant: 'destructive' })
  },
})

export const saveHours = mutationOptions({
  scope: { id: 'planner-hours' },
  meta: outdates('/api/planner/hours'),
  mutationFn: (hours: PlannerHours | null) => call('PUT /api/planner/hours', { body: { hours } }),
  onMutate: (hours, { client }) => {
    const before = client.getQueryData(plannerHoursQuery.queryKey)
    client.setQueryData(plannerHoursQuery.queryKey, { hours })
    return before
  },
  onError: (_error, _hours, before, { client }) => {
    client.setQueryData(plannerHoursQuery.queryKey, before)
  },
})

/** The fields that all occurrences share. Dates and times of the others come with the server's answer. */
function sharedFields({
  scope: _s,
  dueDate: _d,
  scheduledTime: _t,
  isCompleted: _c,
  repeat: _r,
  ...words
}: TaskChange) {
  return words
}

function changedSince(kept: Task, { id: _id, repeat: _repeat, ...sent }: Creation): TaskChange {
  const now = applyChange(kept, sent)
  return {
    ...(now.title !== kept.title && { title: now.title }),
    ...(now.description !== kept.description && { description: now.description }),
    ...(now.category !== kept.category && { category: now.category }),
    ...(now.priority !== kept.priority && { priority: now.priority }),
    ...(now.estimatedDuration !== kept.estimatedDuration && { estimatedDuration: now.estimatedDuration }),
    ...(kept.repeat === null && now.dueDate !== kept.dueDate && { dueDate: now.dueDate }),
    ...(kept.repeat === null && now.scheduledTime !== kept.scheduledTime && { scheduledTime: now.scheduledTime }),
  }
}
