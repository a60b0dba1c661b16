import { describe, expect, test } from 'vitest'
import { addDays } from '#server/lib/days.ts'
import { streakOf } from './streak.ts'

const today = '2026-03-15'

/** Days as a line: today last, 'x' counts, '.' does not. */
function monthsOf(line: string, last = today): [string, number][] {
  const months = new Map<string, number>()
  for (const [index, mark] of line.split('').entries()) {
    const day = addDays(last, index - line.length + 1)
    const month = `${day.slice(0, 7)}-01`
    if (mark === 'x') months.set(month, (months.get(month) ?? 0) | (1 << (Number(day.slice(8)) - 1)))
  }
  return [...months].toReversed()
}
const of = (line: string, last = today) => streakOf(monthsOf(line, last), last, line.endsWith('x') ? 2 : 0)

describe('a streak', () => {
  const table: [line: string, days: number, heldBy: 'today' | 'rest' | null, why: string][] = [
    ['', 0, null, 'nothing yet'],
    ['x', 1, 'today', 'its first day'],
    ['x.', 1, 'rest', 'today is open'],
    ['xx.', 2, 'rest', 'today is open, and may be a rest day'],
    ['x..', 1, null, 'yesterday was the rest day, today needs two'],
    ['x...', 0, null, 'two days missing end it'],
    ['xx.x..', 1, null, 'of two rests too close, what follows the first goes on'],
    ['xx.xx', 4, 'today', 'a rest day is no part of it, and breaks nothing'],
    ['x.x.x', 2, 'today', 'a second rest within seven days ends it'],
    ['x.xxxxx.x', 7 - 1, 'today', 'rests six days apart are one too many'],
    ['x.xxxxxx.x', 8, 'today', 'rests seven days apart are one a week'],
    ['xxxx.xxxxxx.xxxxxx.xxx', 19, 'today', 'a rest a week, for weeks'],
    ['xxxx.xxxxxx.xxxxxx.xx.', 18, null, 'with a rest this week, today isn’t another'],
    ['xxxx.xxxxxx.xxxxxx.', 16, 'rest', 'with the last rest a week ago, today may be the next'],
    ['xx..xx', 2, 'today', 'two missing in a row end it'],
    ['xxxxxxx..', 7, null, 'a rest yesterday, today still open'],
    ['..x', 1, 'today', 'what is before the first day is no rest'],
  ]

  test.for(table)('%s is %i', ([line, days, heldBy]) => {
    expect(of(line)).toMatchObject({ days, heldBy })
  })

  test('says which day of rest it has used, as long as that is within the last six days', () => {
    expect(of('xxx.x').restDay).toBe('2026-03-14')
    expect(of('xxx.xxxxxx').restDay).toBe('2026-03-09')
    expect(of('xxx.xxxxxxx').restDay).toBeNull()
    expect(of('xx').restDay).toBeNull()
    expect(of('xxx..').restDay).toBe('2026-03-14')
  })

  test('says something else at 0, at 1, from 2 and from 7 days', () => {
    const said = ['', 'x', 'xx', 'xxxxxx', 'xxxxxxx', 'x'.repeat(400)].map((line) => of(line).message)
    expect(said).toEqual(['none', 'first', 'growing', 'growing', 'strong', 'strong'])
  })

  test('goes on over months, years and leap days', () => {
    expect(of('x'.repeat(1_200)).days).toBe(1_200)
    expect(of('x'.repeat(10), '2028-03-01').days).toBe(10)
    expect(of('x.x', '2027-01-01').days).toBe(2)
  })

  test('leaves out a day that has not come yet in the user’s time zone', () => {
    const months = monthsOf('xxxx', addDays(today, 1))
    expect(streakOf(months, today, 2)).toMatchObject({ days: 3, heldBy: 'today' })
  })

  test('counts the days of this month beside it', () => {
    expect(of('x'.repeat(20)).daysThisMonth).toBe(15)
    expect(of('x..x.x').daysThisMonth).toBe(3)
    expect(of('xx', '2026-03-01').daysThisMonth).toBe(1)
  })
})
