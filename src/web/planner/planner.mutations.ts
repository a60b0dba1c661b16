import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { editScopes } from '#contract/lists.ts'
import type { NewTask, PlannerHours, Task, TaskChange } from '#contract/planner.ts'
import { call } from '#web/lib/call.ts'
import { outdates } from '#web/lib/query-keys.ts'
import { toast } from '#web/ui/toast.ts'
import { applyChange, toTask } from './apply-change.ts'
import { plannerHoursQuery } from './planner.queries.ts'
import { type Swap, swapTask, tasksOf } from './tasks-cache.ts'

export type EditScope = (typeof editScopes)[number]

/** One after the other, so that an undo never overtakes what it undoes. */
export const shared = { scope: { id: 'tasks' }, meta: outdates('tasks', 'dashboard') }

type Creation = NewTask & { id: string }

/** Creates a task; it shows at once. What she wrote stays where it is until the server has it. */
export const createTask = mutationOptions({
  ...shared,
  mutationFn: async (task: Creation) => {
    const kept = await call('POST /api/tasks', { body: task })
    // A repeated create answers the task as it was first sent: what she changed since goes after it.
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

type Update = {
  before: Task
  change: TaskChange
  /** Said below the toast's title, such as where a task went; with it the toast offers Undo. */
  said?: string
  /** A form holds what she wrote, and says itself why it was not taken. */
  isForm?: boolean
}

/** Changes what she changed of a task: shows at once, everywhere. `change.scope` says which of a repeated one. */
export const updateTask = mutationOptions({
  ...shared,
  mutationFn: ({ before: { id }, change }: Update) => call('PUT /api/tasks/{id}', { params: { id }, body: change }),
  onMutate: ({ before, change }, { client }): Swap[] => {
    const swaps = tasksOf(client, before, change.scope ?? 'this').map((task) => ({
      before: task,
      after: task.id === before.id ? applyChange(task, change) : applyChange(task, wordsOf(change)),
    }))
    for (const swap of swaps) swapTask(client, swap)
    return swaps
  },
  onSuccess: (task, { before, said }, swaps, { client }) => {
    swapTask(client, { before: swaps.find(({ after }) => after?.id === task.id)?.after, after: task })
    const back = () => void undo(client, task, before)
    toast({
      title: 'Task updated!',
      variant: 'success',
      ...(said !== undefined && { description: said, action: { label: 'Undo', onSelect: back } }),
    })
  },
  onError: ({ message }, { isForm = false }, swaps, { client }) => {
    for (const { before, after } of swaps ?? []) swapTask(client, { before: after, after: before })
    if (!isForm) toast({ title: 'This task is as it was before', description: message, variant: 'destructive' })
  },
})

/** Puts a task back on its day and hour, as long, and as open or done as it was. */
function undo(client: QueryClient, now: Task, before: Task): Promise<Task> {
  const { dueDate, scheduledTime, estimatedDuration, isCompleted } = before
  const change = { dueDate, scheduledTime, estimatedDuration, isCompleted }
  return client.getMutationCache().build(client, updateTask).execute({ before: now, change })
}

type Deletion = { task: Task; scope?: EditScope }

/** Deletes a task at once, without a question; the toast brings it back. `scope` says which of a repeated one. */
export const deleteTask = mutationOptions({
  ...shared,
  mutationFn: ({ task: { id }, scope }: Deletion) =>
    call('DELETE /api/tasks/{id}', { params: { id }, query: scope === undefined ? {} : { scope } }),
  onMutate: ({ task, scope = 'this' }, { client }): Task[] => {
    const gone = tasksOf(client, task, scope)
    for (const before of gone) swapTask(client, { before })
    const back = () => client.getMutationCache().build(client, restoreTask).execute({ task, gone })
    toast({ title: 'Task deleted', action: { label: 'Undo', onSelect: () => void back() } })
    return gone
  },
  onError: ({ message }, _given, gone, { client }) => {
    for (const after of gone ?? []) swapTask(client, { after })
    toast({ title: 'This task is still here', description: message, variant: 'destructive' })
  },
})

/** Brings a deleted task back, with those of its repetition that went with it. */
const restoreTask = mutationOptions({
  ...shared,
  mutationFn: ({ task: { id } }: { task: Task; gone: Task[] }) =>
    call('POST /api/tasks/{id}/restore', { params: { id } }),
  onMutate: ({ gone }, { client }) => {
    for (const after of gone) swapTask(client, { after })
  },
  onError: ({ message }, { gone }, _result, { client }) => {
    for (const before of gone) swapTask(client, { before })
    toast({ title: 'This task did not come back yet', description: message, variant: 'destructive' })
  },
})

/** Keeps the hours that she can plan in. */
export const saveHours = mutationOptions({
  scope: { id: 'planner-hours' },
  meta: outdates('plannerHours'),
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

/** What a change says of every occurrence alike. Days and hours of the others come with the server's answer. */
function wordsOf({ scope: _s, dueDate: _d, scheduledTime: _t, isCompleted: _c, repeat: _r, ...words }: TaskChange) {
  return words
}

/** What a task that was sent before says otherwise than the one that is sent now. */
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
