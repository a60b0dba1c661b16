import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '#web/lib/call.ts'
import { allPages } from '#web/lib/list-pages.ts'
import { dateOf } from '#web/lib/days.ts'
import { constantKey, queryKey } from '#web/lib/query-keys.ts'
import { monthOf, visibleRange } from './calendar-days.ts'
import { bySoonest } from './task-order.ts'

const pageSize = 100

/** `date` is '2026-11-21'. The first page's URL is the one that the HTML preloads. */
export const dayTasksQuery = (date: string) =>
  queryOptions({
    queryKey: queryKey('GET /api/tasks', 'day', date),
    queryFn: async ({ signal }) =>
      (
        await allPages((next) => callPage('GET /api/tasks', next, { query: { date, limit: pageSize }, signal }))
      ).toSorted(bySoonest),
  })

/** Both dates are included. Premium, at most 14 days. */
export const rangeTasksQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: queryKey('GET /api/tasks', 'range', from, to),
    queryFn: async ({ signal }) =>
      (
        await allPages((next) => callPage('GET /api/tasks', next, { query: { from, to, limit: pageSize }, signal }))
      ).toSorted(bySoonest),
  })

/** Open tasks of the last 7 days, soonest first. */
export const unfinishedQuery = queryOptions({
  queryKey: queryKey('GET /api/tasks/unfinished'),
  queryFn: async ({ signal }) =>
    (
      await allPages((next) => callPage('GET /api/tasks/unfinished', next, { query: { limit: pageSize }, signal }))
    ).toSorted(bySoonest),
})

/** Both dates are included, at most 62 days. Days without tasks are left out. */
export const taskDaysQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: queryKey('GET /api/tasks/days', from, to),
    queryFn: ({ signal }) => call('GET /api/tasks/days', { query: { from, to }, signal }),
  })

/** Days of the cycle log; none unless the user shows them here. */
export const cycleCalendarQuery = queryOptions({
  queryKey: queryKey('GET /api/fitness/cycle/calendar'),
  queryFn: ({ signal }) => call('GET /api/fitness/cycle/calendar', { signal }),
})

/** Monday first; null until the user sets them. */
export const plannerHoursQuery = queryOptions({
  queryKey: queryKey('GET /api/planner/hours'),
  queryFn: ({ signal }) => call('GET /api/planner/hours', { signal }),
})

/** The server parses the line. The same line on the same date always means the same. */
export const readLineQuery = (line: string, today: string) =>
  queryOptions({
    queryKey: constantKey('POST /api/tasks/read', today, line),
    queryFn: ({ signal }) => call('POST /api/tasks/read', { body: { line }, signal }),
    staleTime: Infinity,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Today in its month, and what was left open. */
export async function* firstReads(client: QueryClient) {
  const today = dateOf(new Date())
  const { from, to } = visibleRange(monthOf(today))
  yield await client.fetchQuery(dayTasksQuery(today))
  yield await client.fetchQuery(taskDaysQuery(from, to))
  yield await client.fetchQuery(unfinishedQuery)
  yield await client.fetchQuery(plannerHoursQuery)
}
