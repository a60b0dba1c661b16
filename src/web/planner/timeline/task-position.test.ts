import { beforeEach, expect, test } from 'vitest'
import type { Task } from '#contract/planner.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { sessionQuery } from '#web/lib/session.ts'
import { plannedMinutes, showWorkload } from './workload.ts'
import { endsBeforeStart, toHours, toHoursForm } from './hours-form.ts'
import { spanOf } from './day-span.ts'
import { changeTo, positionOf, formatPosition, step, withEnd, withStart } from './task-position.ts'
import { aSessionUser } from '../../../../test/session-user.ts'

const task: Task = {
  id: '01890000-0000-7000-8000-000000000001',
  title: 'dentist',
  description: null,
  category: 'personal',
  priority: 1,
  dueDate: '2026-11-24',
  scheduledTime: '2026-11-24T20:15:00.000Z',
  estimatedDuration: 45,
  isCompleted: false,
  repeat: null,
  seriesId: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
}
const at = (moment: string): number => Date.parse(moment)
const formatted = (position: Parameters<typeof formatPosition>[0]) => formatPosition(position).replaceAll(/\s/g, ' ')

beforeEach(() => {
  queryClient.setQueryData(sessionQuery.queryKey, aSessionUser({ timeZone: 'America/New_York' }))
})

test('a place is said as day and hours, with the next day where it passes midnight', () => {
  const position = positionOf(task)
  expect(formatted(position)).toBe('Tuesday 3:15 PM to 4:00 PM')
  expect(formatted({ ...position, minutes: 600 })).toBe('Tuesday 3:15 PM to Wednesday 1:15 AM')
  expect(formatted({ ...position, minutes: 525 })).toBe('Tuesday 3:15 PM to 12:00 AM')
  expect(formatted({ ...position, start: null })).toBe('Tuesday, any time, 45 min')
})

test('arrows move by a quarter of an hour on the grid, and by a day at the same local time', () => {
  const position = positionOf(task)
  expect(step(position, 'ArrowDown', false)?.start).toBe(at('2026-11-24T20:30:00Z'))
  expect(step(position, 'ArrowUp', false)?.start).toBe(at('2026-11-24T20:00:00Z'))
  const odd = { ...position, start: at('2026-11-24T20:05:00Z') }
  expect(step(odd, 'ArrowDown', false)?.start).toBe(at('2026-11-24T20:15:00Z'))
  expect(step(odd, 'ArrowUp', false)?.start).toBe(at('2026-11-24T20:00:00Z'))
  expect(step(position, 'ArrowRight', false)).toMatchObject({ date: '2026-11-25', start: at('2026-11-25T20:15:00Z') })
  const beforeChange = { date: '2026-03-07', start: at('2026-03-07T20:15:00Z'), minutes: 45 }
  expect(step(beforeChange, 'ArrowRight', false)?.start).toBe(at('2026-03-08T19:15:00Z'))
  expect(step({ ...position, start: null }, 'ArrowRight', false)).toEqual({
    date: '2026-11-25',
    start: null,
    minutes: 45,
  })
  expect(step(position, 'Home', false)).toBeUndefined()
})

test('past midnight it is on the next day', () => {
  const late = { date: '2026-11-24', start: at('2026-11-25T04:45:00Z'), minutes: 30 }
  expect(step(late, 'ArrowDown', false)).toEqual({ date: '2026-11-25', start: at('2026-11-25T05:00:00Z'), minutes: 30 })
})

test('Shift and arrows stretch in steps of 15 minutes, from 15 to a whole day', () => {
  const position = positionOf(task)
  expect(step(position, 'ArrowDown', true)?.minutes).toBe(60)
  expect(step(position, 'ArrowUp', true)?.minutes).toBe(30)
  expect(step({ ...position, minutes: 50 }, 'ArrowUp', true)?.minutes).toBe(45)
  expect(step({ ...position, minutes: 15 }, 'ArrowUp', true)?.minutes).toBe(15)
  expect(step({ ...position, minutes: 1440 }, 'ArrowDown', true)?.minutes).toBe(1440)
  expect(step(position, 'ArrowLeft', true)).toBeUndefined()
})

test('an edge follows the hand: the other edge stays, and 15 minutes are left', () => {
  const position = positionOf(task)
  const start = at('2026-11-24T20:15:00Z')
  expect(withEnd(position, start, at('2026-11-24T22:20:00Z')).minutes).toBe(120)
  expect(withEnd(position, start, at('2026-11-24T19:00:00Z')).minutes).toBe(15)
  expect(withStart(position, start, at('2026-11-24T19:31:00Z'))).toEqual({
    date: '2026-11-24',
    start: at('2026-11-24T19:30:00Z'),
    minutes: 90,
  })
  expect(withStart(position, start, at('2026-11-24T23:00:00Z'))).toMatchObject({
    start: at('2026-11-24T20:45:00Z'),
    minutes: 15,
  })
})

test('the server is told what is different, and nothing where it is as it was', () => {
  const position = positionOf(task)
  expect(changeTo(task, position)).toBeUndefined()
  expect(changeTo(task, { ...position, minutes: 60 })).toEqual({ estimatedDuration: 60 })
  expect(changeTo(task, { ...position, start: at('2026-11-24T20:30:00Z') })).toEqual({
    scheduledTime: '2026-11-24T20:30:00.000Z',
  })
  expect(changeTo(task, { ...position, start: null })).toEqual({ scheduledTime: null })
  expect(changeTo(task, { ...position, date: '2026-11-25', start: null })).toEqual({
    dueDate: '2026-11-25',
    scheduledTime: null,
  })
})

test('a day holds what is planned on it: what has no hour, and of a night the part that is its own', () => {
  const night: Task = { ...task, id: 'n', scheduledTime: '2026-11-25T03:00:00.000Z', estimatedDuration: 480 }
  const loose: Task = { ...task, id: 'l', scheduledTime: null, estimatedDuration: 30 }
  expect(plannedMinutes([task, night, loose], spanOf('2026-11-24'))).toBe(45 + 120 + 30)
  expect(plannedMinutes([task, night, loose], spanOf('2026-11-25'))).toBe(360)
  expect([330, 480, 45, 0, 65].map(showWorkload)).toEqual(['5 h 30', '8 h', '45 min', '0 min', '1 h 05'])
})

test('the available hours go into the fields and come back, midnight at the end too', () => {
  const hours = [{ from: '18:00', to: '24:00' }, ...Array.from({ length: 6 }, () => null)]
  const form = toHoursForm(hours)
  expect(form[0]).toEqual({ isOn: true, from: '18:00', to: '00:00' })
  expect(toHours(form)).toEqual(hours)
  expect(toHours(toHoursForm(null)).map((day) => day?.from)).toEqual([
    ...Array.from({ length: 5 }, () => '09:00'),
    undefined,
    undefined,
  ])
  expect(
    [
      { isOn: true, from: '10:00', to: '09:00' },
      { isOn: false, from: '10:00', to: '09:00' },
    ].map(endsBeforeStart),
  ).toEqual([true, false])
})
