import type { QueryClient } from '@tanstack/react-query'
import type { Task, TaskDay } from '#contract/planner.ts'
import { addDays, dateOf } from '#web/lib/days.ts'
import { queryKey } from '#web/lib/query-keys.ts'
import { dayTasksQuery, unfinishedQuery } from './planner.queries.ts'
import { bySoonest } from './task-order.ts'

/** `before` is undefined for a new task, `after` for a deleted one. */
export type Swap = { before?: Task | undefined; after?: Task | undefined }

/** Updates every cached list: days, ranges, unfinished tasks, and the calendar's counts. */
export function swapTask(client: QueryClient, swap: Swap): void {
  for (const [key, tasks] of client.getQueriesData<Task[]>({ queryKey: queryKey('GET /api/tasks', 'day') }))
    client.setQueryData(key, tasks && applySwap(tasks, swap, ({ dueDate }) => dueDate === key[3]))
  for (const [key, tasks] of client.getQueriesData<Task[]>({ queryKey: queryKey('GET /api/tasks', 'range') }))
    client.setQueryData(key, tasks && applySwap(tasks, swap, ({ dueDate }) => isWithin(dueDate, key)))
  client.setQueryData(unfinishedQuery.queryKey, (tasks) => tasks && applySwap(tasks, swap, isUnfinished()))
  for (const [key, days] of client.getQueriesData<TaskDay[]>({ queryKey: queryKey('GET /api/tasks/days') }))
    client.setQueryData(key, days && recount(client, days, swap, key))
}

/** The cached tasks that a change of one applies to, by its scope. */
export function tasksOf(client: QueryClient, task: Task, scope: 'this' | 'following' | 'all'): Task[] {
  if (scope === 'this' || task.seriesId === null) return [task]
  const found = new Map([[task.id, task]])
  const lists = ['day', 'range', 'unfinished'].flatMap((kind) =>
    client.getQueriesData<Task[]>({ queryKey: queryKey('GET /api/tasks', kind) }),
  )
  for (const [, tasks = []] of lists)
    for (const other of tasks)
      if (other.seriesId === task.seriesId && (scope === 'all' || other.dueDate >= task.dueDate))
        found.set(other.id, found.get(other.id) ?? other)
  return [...found.values()]
}

function applySwap(tasks: Task[], { before, after }: Swap, belongs: (task: Task) => boolean): Task[] {
  const rest = tasks.filter(({ id }) => id !== before?.id && id !== after?.id)
  return after && belongs(after) ? [...rest, after].toSorted(bySoonest) : rest
}

const isWithin = (date: string, [, , , from, to]: readonly unknown[]): boolean =>
  typeof from === 'string' && typeof to === 'string' && from <= date && date <= to

function isUnfinished(): (task: Task) => boolean {
  const today = dateOf(new Date())
  const first = addDays(today, -7)
  return ({ isCompleted, dueDate }) => !isCompleted && dueDate >= first && dueDate < today
}

function recount(client: QueryClient, days: TaskDay[], { before, after }: Swap, key: readonly unknown[]): TaskDay[] {
  let counted = days
  for (const date of new Set([before?.dueDate, after?.dueDate])) {
    if (date === undefined || !isWithin(date, key)) continue
    const was = counted.find((day) => day.date === date)
    const loaded = client.getQueryData(dayTasksQuery(date).queryKey)
    const now = loaded
      ? countDay(date, loaded)
      : adjust(date, was, before?.dueDate === date ? before : undefined, after?.dueDate === date ? after : undefined)
    counted = [...counted.filter((day) => day !== was), ...(now ? [now] : [])]
  }
  return counted.toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

function countDay(date: string, tasks: readonly Task[]): TaskDay | undefined {
  if (tasks.length === 0) return undefined
  return {
    date,
    total: tasks.length,
    completed: tasks.filter(({ isCompleted }) => isCompleted).length,
    topPriority: Math.max(...tasks.map(({ priority }) => priority)),
    minutes: tasks.reduce((sum, { estimatedDuration }) => sum + estimatedDuration, 0),
  }
}

/** If a day's tasks aren't cached, its counts change by the one task until the server answers. */
function adjust(date: string, was: TaskDay | undefined, before?: Task, after?: Task): TaskDay | undefined {
  const day = was ?? { date, total: 0, completed: 0, topPriority: 1, minutes: 0 }
  const sum = (of: (task: Task) => number) => (after ? of(after) : 0) - (before ? of(before) : 0)
  const total = day.total + sum(() => 1)
  if (total <= 0) return undefined
  return {
    date,
    total,
    completed: Math.max(0, day.completed + sum(({ isCompleted }) => Number(isCompleted))),
    topPriority: Math.max(day.topPriority, after?.priority ?? 1),
    minutes: Math.max(0, day.minutes + sum(({ estimatedDuration }) => estimatedDuration)),
  }
}
