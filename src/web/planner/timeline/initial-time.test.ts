import { beforeEach, expect, test } from 'vitest'
import type { Task } from '#contract/planner.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { sessionQuery } from '#web/lib/session.ts'
import { spanOf, spansFrom } from './day-span.ts'
import { freeTime, initialMinute } from './initial-time.ts'
import { aSessionUser } from '../../../../test/session-user.ts'

const day = '2026-11-24'
const task = (id: string, scheduledTime: string | null, more: Partial<Task> = {}): Task => ({
  id,
  title: id,
  description: null,
  category: 'personal',
  priority: 1,
  dueDate: day,
  scheduledTime,
  estimatedDuration: 60,
  isCompleted: false,
  repeat: null,
  seriesId: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  ...more,
})
const at = (time: string): number => Date.parse(`${day}T${time}:00Z`)
const from = (hour: string) => Array.from({ length: 7 }, () => ({ from: hour, to: '20:00' }))

beforeEach(() => {
  queryClient.setQueryData(sessionQuery.queryKey, aSessionUser())
})

test('a timeline without today opens at the first planned hour that is not done', () => {
  const tasks = [
    task('done', `${day}T07:00:00Z`, { isCompleted: true }),
    task('next', `${day}T10:30:00Z`),
    task('loose', null),
    task('earlier in the week', '2026-11-23T14:00:00Z', { dueDate: '2026-11-23' }),
  ]
  expect(initialMinute(tasks, spansFrom('2026-11-23', 7), null, at('18:00') + 7 * 86_400_000)).toBe(630)
})

test('with today it opens an hour before now, and an empty other day where the available hours begin, or at nine', () => {
  expect(initialMinute([task('next', `${day}T10:30:00Z`)], spansFrom('2026-11-23', 7), null, at('18:00'))).toBe(1020)
  expect(initialMinute([], [spanOf(day)], null, at('18:00'))).toBe(1020)
  expect(initialMinute([], [spanOf(day)], null, at('00:10'))).toBe(0)
  expect(initialMinute([], [spanOf('2026-11-26')], from('07:30'), at('18:00'))).toBe(450)
  expect(initialMinute([], [spanOf('2026-11-26')], null, at('18:00'))).toBe(540)
})

test('it opens where a task begins that would be cut, unless that began long before', () => {
  const cutAt = (time: string, minutes: number) =>
    initialMinute([task('a', `${day}T${time}:00Z`, { estimatedDuration: minutes })], [spanOf(day)], null, at('10:20'))
  expect(cutAt('09:00', 60)).toBe(540)
  expect(cutAt('09:00', 20)).toBe(560)
  expect(cutAt('04:00', 480)).toBe(560)
  const other = task('on another day of the week', '2026-11-27T09:00:00Z', { dueDate: '2026-11-27' })
  expect(initialMinute([other], spansFrom('2026-11-23', 7), null, at('10:20'))).toBe(540)
})

test('what has no hour is offered the first one with room for it, within the available hours and not in the past', () => {
  const loose = task('loose', null)
  const busy = [task('a', `${day}T08:30:00Z`), task('b', `${day}T10:15:00Z`), loose]
  expect(freeTime(loose, busy, spanOf(day), from('08:00'), at('00:00'))).toBe('11:15')
  expect(freeTime({ ...loose, estimatedDuration: 30 }, busy, spanOf(day), from('08:00'), at('00:00'))).toBe('08:00')
  expect(freeTime(loose, busy, spanOf(day), from('08:00'), at('12:07'))).toBe('12:15')
})
