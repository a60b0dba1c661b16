import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import type { Task } from '#contract/planner.ts'
import { addDays, dateOf } from '#web/lib/days.ts'
import { applyChange } from './predicted-task.ts'
import { dayTasksQuery, rangeTasksQuery, taskDaysQuery, unfinishedQuery } from './planner.queries.ts'
import { swapTask, tasksOf } from './tasks-cache.ts'

const today = dateOf(new Date())
const yesterday = addDays(today, -1)
const tomorrow = addDays(today, 1)

const task = (id: string, change: Partial<Task> = {}): Task => ({
  id,
  title: id,
  description: null,
  category: 'personal',
  priority: 1,
  dueDate: today,
  scheduledTime: null,
  estimatedDuration: 30,
  isCompleted: false,
  repeat: null,
  seriesId: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  ...change,
})

let client: QueryClient
const day = (date: string) => client.getQueryData(dayTasksQuery(date).queryKey)?.map(({ id }) => id)
const range = () => client.getQueryData(rangeTasksQuery(yesterday, today).queryKey)?.map(({ id }) => id)
const left = () => client.getQueryData(unfinishedQuery.queryKey)?.map(({ id }) => id)
const marks = () => client.getQueryData(taskDaysQuery(yesterday, tomorrow).queryKey)

const old = task('old', { dueDate: yesterday, priority: 4 })
const one = task('one')

beforeEach(() => {
  client = new QueryClient()
  client.setQueryData(dayTasksQuery(today).queryKey, [one])
  client.setQueryData(rangeTasksQuery(yesterday, today).queryKey, [old, one])
  client.setQueryData(unfinishedQuery.queryKey, [old])
  client.setQueryData(taskDaysQuery(yesterday, tomorrow).queryKey, [
    { date: yesterday, total: 1, completed: 0, topPriority: 4, minutes: 30 },
    { date: today, total: 1, completed: 0, topPriority: 1, minutes: 30 },
  ])
})

test('a task that moves is at once where it belongs in every list, and in the marks', () => {
  swapTask(client, { before: old, after: applyChange(old, { dueDate: today }) })
  expect([day(today), range(), left()]).toEqual([['old', 'one'], ['old', 'one'], []])
  expect(marks()).toEqual([{ date: today, total: 2, completed: 0, topPriority: 4, minutes: 60 }])
  swapTask(client, { before: one, after: applyChange(one, { dueDate: tomorrow }) })
  expect([day(today), range(), day(tomorrow)]).toEqual([['old'], ['old'], undefined])
  expect(marks()?.map(({ date, total }) => [date, total])).toEqual([
    [today, 1],
    [tomorrow, 1],
  ])
})

test('what is done leaves what is left, and comes back with it; the order is by hour', () => {
  const done = { ...old, isCompleted: true }
  swapTask(client, { before: old, after: done })
  expect([range(), left()]).toEqual([['old', 'one'], []])
  expect(marks()?.[0]).toMatchObject({ completed: 1 })
  swapTask(client, { before: done, after: old })
  expect(left()).toEqual(['old'])
  const early = task('early', { scheduledTime: `${today}T07:00:00.000Z` })
  const late = task('late', { scheduledTime: `${today}T19:00:00.000Z` })
  swapTask(client, { after: late })
  swapTask(client, { after: early })
  expect(day(today)).toEqual(['one', 'early', 'late'])
})

test('those that go with a repeated task are its series from that day, or all of it, as far as they are loaded', () => {
  const series = { seriesId: 's' }
  const [a, b] = [task('a', { ...series, dueDate: yesterday }), task('b', series)]
  client.setQueryData(rangeTasksQuery(yesterday, today).queryKey, [a, b, one])
  const ids = (scope: 'this' | 'following' | 'all') => tasksOf(client, b, scope).map(({ id }) => id)
  expect([ids('this'), ids('following'), ids('all')]).toEqual([['b'], ['b'], ['b', 'a']])
  expect(tasksOf(client, one, 'all')).toEqual([one])
})
