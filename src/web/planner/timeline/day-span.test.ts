import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#web/lib/query-client.ts'
import { sessionQuery } from '#web/lib/session.ts'
import { clockChange, hourMarks, lengthOf, minuteAt, momentAt, snap, spanOf, spansFrom } from './day-span.ts'
import { formatHour } from './format-hours.ts'
import { aSessionUser } from '../../../../test/session-user.ts'

const live = (timeZone: string) => queryClient.setQueryData(sessionQuery.queryKey, aSessionUser({ timeZone }))

const hoursOf = (date: string) => hourMarks(spanOf(date)).map(({ moment }) => formatHour(moment).replace(/\s/, ' '))

beforeEach(() => live('America/New_York'))

test('an ordinary day has 24 hours, from local midnight to local midnight', () => {
  const span = spanOf('2026-11-21')
  expect(new Date(span.start).toISOString()).toBe('2026-11-21T05:00:00.000Z')
  expect(lengthOf(span)).toBe(1440)
  expect(hoursOf('2026-11-21')).toHaveLength(24)
  expect(clockChange(span)).toBeUndefined()
  expect(spansFrom('2026-11-30', 3).map(({ date }) => date)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02'])
})

test('the day that clocks go forward has 23 hours, and the skipped one is not among them', () => {
  const span = spanOf('2026-03-08')
  expect(lengthOf(span)).toBe(1380)
  expect(hoursOf('2026-03-08').slice(0, 4)).toEqual(['12 AM', '1 AM', '3 AM', '4 AM'])
  expect(hoursOf('2026-03-08')).toHaveLength(23)
  expect(clockChange(span)).toEqual({ at: 120, by: 60 })
  expect(minuteAt(span, Date.parse('2026-03-08T07:30:00Z'))).toBe(150)
})

test('the day that clocks go back has 25 hours, and the repeated one is there twice', () => {
  const span = spanOf('2026-11-01')
  expect(lengthOf(span)).toBe(1500)
  expect(hoursOf('2026-11-01').slice(0, 4)).toEqual(['12 AM', '1 AM', '1 AM', '2 AM'])
  expect(
    hourMarks(span)
      .map(({ isAgain }) => isAgain)
      .indexOf(true),
  ).toBe(2)
  expect(clockChange(span)).toEqual({ at: 120, by: -60 })
  expect([90, 150].map((minutes) => new Date(momentAt(span, minutes)).toISOString())).toEqual([
    '2026-11-01T05:30:00.000Z',
    '2026-11-01T06:30:00.000Z',
  ])
})

test('a day whose midnight is skipped begins at one, and half an hour of change is half an hour', () => {
  live('Africa/Cairo')
  expect(hoursOf('2026-04-24').slice(0, 2)).toEqual(['1 AM', '2 AM'])
  expect(clockChange(spanOf('2026-04-24'))).toEqual({ at: 0, by: 60 })
  live('Australia/Lord_Howe')
  expect(lengthOf(spanOf('2026-04-05'))).toBe(1470)
  expect(lengthOf(spanOf('2026-10-04'))).toBe(1410)
  expect(clockChange(spanOf('2026-10-04'))).toEqual({ at: 120, by: 30 })
})

test('every position in a day is an instant and back, whatever the zone, and every line of the grid a quarter hour of local time', () => {
  for (const zone of ['America/New_York', 'Asia/Kathmandu', 'Pacific/Chatham', 'America/St_Johns', 'Pacific/Apia']) {
    live(zone)
    for (const date of ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-27', '2026-11-01', '2026-11-21']) {
      const span = spanOf(date)
      for (let minutes = 0; minutes < lengthOf(span); minutes += 15) {
        const moment = momentAt(span, minutes)
        expect(minuteAt(span, moment)).toBe(minutes)
        expect(snap(moment + 7 * 60_000)).toBe(moment)
      }
    }
  }
})

test('what is beyond a day is its beginning or its end', () => {
  const span = spanOf('2026-11-21')
  expect(momentAt(span, -5)).toBe(span.start)
  expect(momentAt(span, 2000)).toBe(span.end)
})
