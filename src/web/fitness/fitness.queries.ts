import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '#web/lib/call.ts'
import { byPage, itemsOf } from '#web/lib/list-pages.ts'
import { queryKey } from '#web/lib/query-keys.ts'

const recent = 8
const maxOfDay = 100

export const workoutsQuery = infiniteQueryOptions({
  queryKey: queryKey('GET /api/fitness/workouts'),
  queryFn: ({ pageParam, signal }) =>
    callPage('GET /api/fitness/workouts', pageParam, { query: { limit: recent }, signal }),
  ...byPage,
  select: itemsOf,
})

export const exercisesQuery = queryOptions({
  queryKey: queryKey('GET /api/fitness/exercises'),
  queryFn: ({ signal }) => call('GET /api/fitness/exercises', { signal }),
})

export const weightsQuery = infiniteQueryOptions({
  queryKey: queryKey('GET /api/fitness/weights'),
  queryFn: ({ pageParam, signal }) =>
    callPage('GET /api/fitness/weights', pageParam, { query: { limit: recent }, signal }),
  ...byPage,
  select: itemsOf,
})

export const trendQuery = queryOptions({
  queryKey: queryKey('GET /api/fitness/weight-trend'),
  queryFn: ({ signal }) => call('GET /api/fitness/weight-trend', { signal }),
})

export const mealsQuery = (day: string) =>
  infiniteQueryOptions({
    queryKey: queryKey('GET /api/fitness/meals', day),
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/fitness/meals', pageParam, { query: { day, limit: maxOfDay }, signal }),
    ...byPage,
    select: itemsOf,
  })

export const latestMealQuery = queryOptions({
  queryKey: queryKey('GET /api/fitness/meals', 'latest'),
  queryFn: ({ signal }) => call('GET /api/fitness/meals', { query: { limit: 1 }, signal }),
})

export const drinksQuery = (day: string) =>
  infiniteQueryOptions({
    queryKey: queryKey('GET /api/fitness/drinks', day),
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/fitness/drinks', pageParam, { query: { day, limit: maxOfDay }, signal }),
    ...byPage,
    select: itemsOf,
  })

export const cycleQuery = queryOptions({
  queryKey: queryKey('GET /api/fitness/cycle'),
  queryFn: ({ signal }) => call('GET /api/fitness/cycle', { signal }),
})

export const cycleDaysQuery = infiniteQueryOptions({
  queryKey: queryKey('GET /api/fitness/cycle/days'),
  queryFn: ({ pageParam, signal }) =>
    callPage('GET /api/fitness/cycle/days', pageParam, { query: { limit: recent }, signal }),
  ...byPage,
  select: itemsOf,
})
