import type { HouseholdTask, HouseholdTaskChange, NewHouseholdTask } from '#contract/household.ts'
import { call } from '#web/lib/call.ts'
import { dateOf } from '#web/lib/days.ts'
import { deletion } from '#web/lib/deletion.ts'
import { outdates } from '#web/lib/query-keys.ts'
import { queued } from '#web/lib/queued.ts'
import { toast } from '#web/ui/toast.ts'
import { hideTasks, patchTask, showTasks } from './household-cache.ts'

/** One at a time, so that an undo never overtakes what it undoes. */
export const householdMutation = {
  scope: { id: 'household' },
  meta: outdates('/api/household-tasks', '/api/household', '/api/dashboard'),
}

export type TaskCreation = NewHouseholdTask & { id: string }

/** How a new task looks until the server has answered. */
const toShown = (task: TaskCreation): HouseholdTask => {
  const now = new Date().toISOString()
  const blank = { dueDate: null, repeat: null, noticedBy: null, plannedBy: null, doneBy: null, lastDone: null }
  return { ...blank, completed: false, createdAt: now, updatedAt: now, ...task }
}

export const addTask = queued('household/add', ({ text }: TaskCreation) => text, {
  ...householdMutation,
  mutationFn: (task: TaskCreation) => call('POST /api/household-tasks', { body: task }),
  onMutate: (task, { client }) => showTasks(client, toShown(task)),
  onSuccess: (task, _given, _result, { client }) => {
    showTasks(client, task)
    toast({
      title: 'Task Added!',
      description: 'Your household task has been added to the list.',
      variant: 'success',
    })
  },
  onError: (_error, { id }, _result, { client }) => hideTasks(client, id),
})

type Tick = { task: HouseholdTask; completed: boolean }

/** Sends the new state instead of a toggle, so that sending it twice is safe. */
export const tickTask = queued('household/tick', ({ task }: Tick) => task.text, {
  ...householdMutation,
  mutationFn: ({ task: { id }, completed }: Tick) =>
    call('PUT /api/household-tasks/{id}', { params: { id }, body: { completed } }),
  onMutate: ({ task, completed }, { client }) =>
    showTasks(client, { ...task, completed, lastDone: completed ? dateOf(new Date()) : null }),
  onSuccess: (task, _given, _result, { client }) => showTasks(client, task),
  onError: ({ message }, { task }, _result, { client }) => {
    showTasks(client, task)
    toast({ title: 'This task didn’t change', description: message, variant: 'destructive' })
  },
})

type Update = { before: HouseholdTask; change: HouseholdTaskChange }

/** The form keeps its draft and shows a failure itself. */
export const updateTask = queued('household/change', ({ before, change }: Update) => change.text ?? before.text, {
  ...householdMutation,
  mutationFn: ({ before: { id }, change }: Update) =>
    call('PUT /api/household-tasks/{id}', { params: { id }, body: change }),
  onMutate: ({ before: { id }, change }, { client }) => patchTask(client, id, change),
  onSuccess: (task, _given, _result, { client }) => {
    showTasks(client, task)
    toast({ title: 'Task saved', variant: 'success' })
  },
  onError: (_error, { before }, _result, { client }) => patchTask(client, before.id, before),
})

export const deleteTask = deletion<HouseholdTask>({
  shared: householdMutation,
  noun: 'task',
  title: 'Task Deleted',
  description: () => 'The task has been removed from your list.',
  waits: { remove: 'household/delete', restore: 'household/restore', describe: ({ text }) => text },
  remove: ({ id }) => call('DELETE /api/household-tasks/{id}', { params: { id } }),
  restore: ({ id }) => call('POST /api/household-tasks/{id}/restore', { params: { id } }),
  show: showTasks,
  hide: (client, { id }) => hideTasks(client, id),
})

const allWords = (tasks: { text: string }[]): string => tasks.map(({ text }) => text).join(', ')

/** Adds the tasks of a template, with one undo for all of them. */
export const addTasks = queued('household/add-list', allWords, {
  ...householdMutation,
  mutationFn: (tasks: TaskCreation[]) => call('POST /api/household-tasks/several', { body: { tasks } }),
  onMutate: (tasks, { client }) => showTasks(client, ...tasks.map(toShown)),
  onSuccess: (tasks, _given, _result, { client }) => {
    showTasks(client, ...tasks)
    const undo = () =>
      client
        .getMutationCache()
        .build(client, removeTasks)
        .execute(tasks)
        .catch(() => {})
    toast({
      title: tasks.length === 1 ? 'One task added' : `${tasks.length} tasks added`,
      variant: 'success',
      action: { label: 'Undo', onSelect: () => void undo() },
    })
  },
  onError: ({ message }, tasks, _result, { client }) => {
    hideTasks(client, ...tasks.map(({ id }) => id))
    toast({ title: 'We couldn’t add these tasks', description: message, variant: 'destructive' })
  },
})

const removeTasks = queued('household/remove-list', allWords, {
  ...householdMutation,
  mutationFn: (tasks: HouseholdTask[]) =>
    call('POST /api/household-tasks/several/delete', { body: { ids: tasks.map(({ id }) => id) } }),
  onMutate: (tasks, { client }) => hideTasks(client, ...tasks.map(({ id }) => id)),
  onError: ({ message }, tasks, _result, { client }) => {
    showTasks(client, ...tasks)
    toast({ title: 'We couldn’t delete these tasks', description: message, variant: 'destructive' })
  },
})
