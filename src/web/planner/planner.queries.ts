import { queryOptions } from '@tanstack/react-query'
import type { Task } from '#contract/planner.ts'
import { call, callPage, type ListPage } from '#web/lib/call.ts'
import { keys } from '#web/lib/query-keys.ts'
import { bySoonest } from './task-order.ts'

/** Everything of tasks: what changes with any change. */
const most = 100

/** One day's tasks (`2026-11-21`), soonest first, all of them. Its first address is the one that the page preloads. */
export const dayTasksQuery = (date: string) =>
  queryOptions({
    queryKey: [...keys.tasks, 'day', date],
    queryFn: ({ signal }) => all((next) => callPage('GET /api/tasks', next, { query: { date, limit: most }, signal })),
  })

/** The tasks from one day to another, both counted, soonest first: premium, at most 14 days. */
export const rangeTasksQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...keys.tasks, 'range', from, to],
    queryFn: ({ signal }) =>
      all((next) => callPage('GET /api/tasks', next, { query: { from, to, limit: most }, signal })),
  })

/** What she left open in the last 7 days, soonest first. */
export const unfinishedQuery = queryOptions({
  queryKey: [...keys.tasks, 'unfinished'],
  queryFn: ({ signal }) =>
    all((next) => callPage('GET /api/tasks/unfinished', next, { query: { limit: most }, signal })),
})

/** How full each day is, from one to another, both counted: at most 62 days. Days without tasks are left out. */
export const taskDaysQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...keys.tasks, 'days', from, to],
    queryFn: ({ signal }) => call('GET /api/tasks/days', { query: { from, to }, signal }),
  })

/** The hours she can plan in, Monday first; null until she says so. */
export const plannerHoursQuery = queryOptions({
  queryKey: keys.plannerHours,
  queryFn: ({ signal }) => call('GET /api/planner/hours', { signal }),
})

/** What a line of the quick-add box says, as the server reads it. The same line on the same day means the same. */
export const readLineQuery = (line: string, today: string) =>
  queryOptions({
    queryKey: [...keys.readLine, today, line],
    queryFn: ({ signal }) => call('POST /api/tasks/read', { body: { line }, signal }),
    staleTime: Infinity,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** All pages of a list in one: a day is short, and what she sees of it is whole. */
async function all(read: (next: string | undefined) => Promise<ListPage<Task[]>>): Promise<Task[]> {
  const tasks: Task[] = []
  let next: string | undefined
  do {
    const page = await read(next)
    tasks.push(...page.items)
    next = page.next
  } while (next !== undefined)
  return tasks.toSorted(bySoonest)
}
