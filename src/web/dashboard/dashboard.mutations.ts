import { mutationOptions } from '@tanstack/react-query'
import type { Dashboard, DashboardLayout } from '#contract/dashboard.ts'
import type { Task } from '#contract/planner.ts'
import { call } from '#web/lib/call.ts'
import { outdates } from '#web/lib/query-keys.ts'
import { toast } from '#web/ui/toast.ts'
import { changeDashboard } from './dashboard.queries.ts'

/** Optimistic. */
export const toggleTask = mutationOptions({
  scope: { id: 'tasks' },
  meta: outdates('/api/dashboard', '/api/tasks'),
  mutationFn: ({ id, isCompleted }: Task) =>
    call('PUT /api/tasks/{id}', { params: { id }, body: { isCompleted: !isCompleted } }),
  onMutate: (task, { client }) => {
    changeDashboard(client, (data) => ({ ...data, tasks: withDone(data.tasks, task.id, !task.isCompleted) }))
  },
  onSuccess: () => {
    toast({ title: 'Task updated!', variant: 'success' })
  },
  onError: ({ message }, task, _result, { client }) => {
    changeDashboard(client, (data) => ({ ...data, tasks: withDone(data.tasks, task.id, task.isCompleted) }))
    toast({ title: 'This task didn’t change', description: message, variant: 'destructive' })
  },
})

function withDone(tasks: Dashboard['tasks'], id: string, isCompleted: boolean): Dashboard['tasks'] {
  const before = tasks.items.find((item) => item.id === id)
  if (!before || before.isCompleted === isCompleted) return tasks
  return {
    ...tasks,
    items: tasks.items.map((item) => (item.id === id ? { ...item, isCompleted } : item)),
    completed: tasks.completed + (isCompleted ? 1 : -1),
  }
}

export const saveLayout = mutationOptions({
  scope: { id: 'dashboard-layout' },
  meta: outdates('/api/dashboard'),
  mutationFn: ({ after }: { before: DashboardLayout; after: DashboardLayout }) =>
    call('PUT /api/dashboard/layout', { body: { layout: after } }),
  onMutate: ({ after }, { client }) => {
    changeDashboard(client, (data) => ({ ...data, layout: after }))
  },
  onError: ({ message }, { before }, _result, { client }) => {
    changeDashboard(client, (data) => ({ ...data, layout: before }))
    toast({ title: 'Your dashboard didn’t change', description: message, variant: 'destructive' })
  },
})
