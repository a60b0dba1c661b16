import { addDays } from '#web/lib/days.ts'
import { expect, test } from 'vitest'
import { addMonths, visibleRange, readDay, startOfWeek, weekdayOf, weeksOf, weekStartOf } from './calendar-days.ts'

test('days are counted across months, years and clock changes alike', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-12-05', 2)).toBe('2027-02-05')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
})

test('a month is shown in whole weeks, from the day that weeks begin on', () => {
  const monday = weeksOf('2026-11', 1)
  expect(monday).toHaveLength(6)
  expect([monday[0]?.[0], monday.at(-1)?.at(-1)]).toEqual(['2026-10-26', '2026-12-06'])
  expect(weeksOf('2026-11', 7)[0]?.[0]).toBe('2026-11-01')
  expect(weeksOf('2027-02', 1)).toHaveLength(4)
  expect(weekdayOf('2026-11-22')).toBe(7)
  expect(startOfWeek('2026-11-21', 7)).toBe('2026-11-15')
})

test('what is fetched of a month holds every week that may show, and no more than the server gives', () => {
  for (const month of ['2026-02', '2026-08', '2026-11', '2027-02', '2028-02'])
    for (const start of [1, 6, 7]) {
      const { from, to } = visibleRange(month)
      const days = weeksOf(month, start).flat()
      expect(days.every((day) => from <= day && day <= to)).toBe(true)
      expect((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1).toBeLessThanOrEqual(62)
    }
})

test('weeks begin as they do where the user lives', () => {
  expect(['en-US', 'de-DE', 'en-GB', 'pt-BR', 'ar-EG', 'en'].map(weekStartOf)).toEqual([7, 1, 1, 7, 6, 7])
})

test('only a day that exists is read from an address', () => {
  expect(['2026-11-21', '2028-02-29'].map(readDay)).toEqual(['2026-11-21', '2028-02-29'])
  expect(['2026-02-30', '2026-13-01', '1899-12-31', '2200-01-01', 'x', '', null].map(readDay)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  )
})
