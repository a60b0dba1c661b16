import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#web/lib/query-client.ts'
import { sessionQuery } from '#web/lib/session.ts'
import { minutesSinceMidnight, momentOf, wallTimeOf } from './wall-time.ts'
import { aSessionUser } from '../../../test/session-user.ts'

const live = (timeZone: string) => queryClient.setQueryData(sessionQuery.queryKey, aSessionUser({ timeZone }))

beforeEach(() => live('America/New_York'))

test('a local time converts to an instant in the user’s time zone, and back', () => {
  const moment = momentOf('2026-11-21', '15:05')
  expect(moment).toBe('2026-11-21T20:05:00.000Z')
  expect(wallTimeOf(moment)).toBe('15:05')
  expect(minutesSinceMidnight(moment)).toBe(905)
  expect(momentOf('2026-07-01', '00:00')).toBe('2026-07-01T04:00:00.000Z')
  expect(wallTimeOf('2026-07-01T04:00:00.000Z')).toBe('00:00')
})

test('the hour that spring leaves out is moved behind the change', () => {
  expect(momentOf('2026-03-08', '01:59')).toBe('2026-03-08T06:59:00.000Z')
  expect(momentOf('2026-03-08', '02:30')).toBe('2026-03-08T07:30:00.000Z')
  expect(wallTimeOf(momentOf('2026-03-08', '02:30'))).toBe('03:30')
  expect(momentOf('2026-03-08', '03:00')).toBe('2026-03-08T07:00:00.000Z')
})

test('of the hour that autumn has twice it is the first', () => {
  expect(momentOf('2026-11-01', '01:30')).toBe('2026-11-01T05:30:00.000Z')
  expect(momentOf('2026-11-01', '02:30')).toBe('2026-11-01T07:30:00.000Z')
})

test('it holds far from UTC, with half hours, and where the day itself begins late', () => {
  live('Asia/Kolkata')
  expect(momentOf('2026-11-21', '00:15')).toBe('2026-11-20T18:45:00.000Z')
  live('Pacific/Kiritimati')
  expect(momentOf('2026-11-21', '09:00')).toBe('2026-11-20T19:00:00.000Z')
  live('Africa/Cairo')
  expect(wallTimeOf(momentOf('2026-04-24', '00:30'))).toBe('01:30')
})
