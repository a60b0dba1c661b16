import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { Task, TaskChange } from '#contract/planner.ts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/ui/toast.ts'
import { applyChange } from './predicted-task.ts'
import { taskMutation } from './planner.mutations.ts'
import { type Swap, swapTask } from './tasks-cache.ts'

type Move = { before: Task; change: TaskChange }

/** One Undo takes all of them back. Without `toastTitle` there is no toast. */
export const moveTasks = mutationOptions({
  ...taskMutation,
  mutationFn: async ({ moves }: { moves: Move[]; toastTitle?: string }) => {
    for (const { before, change } of moves)
      await call('PUT /api/tasks/{id}', { params: { id: before.id }, body: change })
  },
  onMutate: ({ moves, toastTitle }, { client }): Swap[] => {
    const swaps = moves.map(({ before, change }) => ({ before, after: applyChange(before, change) }))
    for (const swap of swaps) swapTask(client, swap)
    if (toastTitle !== undefined) offerUndo(client, toastTitle, moves)
    return swaps
  },
  onError: ({ message }, _given, swaps, { client }) => {
    for (const { before, after } of swaps ?? []) swapTask(client, { before: after, after: before })
    toast({ title: 'We couldn’t move all of them', description: message, variant: 'destructive' })
  },
})

/** Shows the toast without waiting for the server. A later toast would replace the Undo of the user's next action. */
function offerUndo(client: QueryClient, title: string, moves: readonly Move[]): void {
  const back = moves.map(({ before, change }) => ({
    before: applyChange(before, change),
    change: { dueDate: before.dueDate, scheduledTime: before.scheduledTime },
  }))
  const undo = () => client.getMutationCache().build(client, moveTasks).execute({ moves: back })
  toast({ title, variant: 'success', action: { label: 'Undo', onSelect: () => void undo() } })
}

export const deleteTasks = mutationOptions({
  ...taskMutation,
  mutationFn: async (tasks: Task[]) => {
    for (const { id } of tasks) await call('DELETE /api/tasks/{id}', { params: { id }, query: {} })
  },
  onMutate: (tasks, { client }) => {
    for (const before of tasks) swapTask(client, { before })
    const undo = () => client.getMutationCache().build(client, bringBack).execute(tasks)
    toast({ title: `${tasks.length} tasks deleted`, action: { label: 'Undo', onSelect: () => void undo() } })
  },
  onError: ({ message }, tasks, _result, { client }) => {
    showAll(client, tasks)
    toast({ title: 'We couldn’t delete all of them', description: message, variant: 'destructive' })
  },
})

const bringBack = mutationOptions({
  ...taskMutation,
  mutationFn: async (tasks: Task[]) => {
    for (const { id } of tasks) await call('POST /api/tasks/{id}/restore', { params: { id } })
  },
  onMutate: (tasks, { client }) => {
    showAll(client, tasks)
  },
  onError: ({ message }) => {
    toast({ title: 'We couldn’t restore all of them', description: message, variant: 'destructive' })
  },
})

function showAll(client: QueryClient, tasks: readonly Task[]): void {
  for (const after of tasks) swapTask(client, { after })
}
