import { expect, test } from 'vitest'
import { showDay, showDayHeader, showDayRange } from './show-day.ts'

test('a day header reads weekday, month, day, year', () => {
  expect(showDayHeader('2026-11-21')).toBe('Saturday, November 21, 2026')
})

test('a day, a month and a range of days are shown without any time zone', () => {
  expect(showDay('2026-11-21', 'shortWithWeekday')).toBe('Sat, Nov 21')
  expect(showDay('2026-12', 'month')).toBe('December 2026')
  expect(showDayRange('2026-11-16', '2026-11-22').replaceAll(/\s/g, ' ')).toBe('November 16 – 22, 2026')
})
