import { expect, test } from 'vitest'
import { daysBetween } from '#server/lib/days.ts'
import { forecastBasis } from '#contract/lists.ts'
import { forecastOf } from './goal-forecast.ts'
import { paceOf as paceWith, progressOf, type GoalFigures } from './goal-rules.ts'

/** Without a forecast. */
const paceOf = (figures: GoalFigures, now: Date, timeZone: string) => paceWith(figures, null, now, timeZone)

const year = {
  kind: 'amount' as const,
  currency: 'USD',
  startValue: '0',
  target: '1200',
  current: '0',
  targetDate: '2027-01-01',
  begunAt: new Date('2026-01-01T12:00:00Z'),
}
const on = (day: string) => new Date(`${day}T12:00:00Z`)

test('half-way through the year, half of it is on track, more is ahead, less is behind', () => {
  const state = (current: string) => paceOf({ ...year, current }, on('2026-07-02'), 'UTC')?.state
  expect(state('600')).toBe('onTrack')
  expect(state('550')).toBe('onTrack')
  expect(state('530')).toBe('behind')
  expect(state('670')).toBe('ahead')
})

test('a target that was lowered below where the goal began is measured from nothing', () => {
  const lowered = { ...year, target: '50' }
  const state = (current: string, startValue = '100') =>
    paceOf({ ...lowered, current, startValue }, on('2026-07-02'), 'UTC')?.state
  expect([state('20'), state('25'), state('40')]).toEqual(['behind', 'onTrack', 'ahead'])
  expect(state('20', '50')).toBe('behind')
})

test('the forecast decides, within the tolerance of the figures: whoever is late has slowed down', () => {
  const recent = (gained: string) => {
    const [figures, now] = [{ ...year, current: '600', begunAt: on('2026-01-01') }, on('2026-07-02')]
    const forecast = forecastOf(figures, { updates: 9, days: 9, gained }, now, 'UTC')
    const late = forecast?.state === 'arrives' ? daysBetween(Temporal.PlainDate.from('2027-01-01'), forecast.on) : null
    return { late, state: paceWith(figures, forecast, now, 'UTC')?.state }
  }
  const most = 365 * forecastBasis.tolerance
  expect(recent('295')).toEqual({ late: 1, state: 'onTrack' })
  expect(recent('272')).toEqual({ late: 16, state: 'onTrack' })
  expect(recent('265')).toEqual({ late: 21, state: 'behind' })
  expect(recent('335')).toEqual({ late: -21, state: 'ahead' })
  expect([16 < most, 21 > most]).toEqual([true, true])
  expect(recent('1')).toEqual({ late: null, state: 'behind' })
  // Nothing came lately, but half is there at half-time.
  expect(recent('0')).toEqual({ late: null, state: 'onTrack' })
})

test('what a month needs is rounded up to what the currency can pay', () => {
  const need = (more: object, day = '2026-01-01') => paceOf({ ...year, ...more }, on(day), 'UTC')?.perMonth
  expect(need({})).toBe('100.07')
  expect(need({ currency: 'JPY' })).toBe('101')
  expect(need({ kind: 'habit', currency: null, target: '50' })).toBe('5')
  expect(need({ current: '1100' }, '2026-12-20')).toBe('100')
})

test("the day is that of the user's time zone", () => {
  const lateEvening = new Date('2026-12-31T23:30:00Z')
  expect(paceOf(year, lateEvening, 'America/New_York')?.state).toBe('behind')
  expect(paceOf(year, lateEvening, 'Asia/Tokyo')?.state).toBe('due')
})

test('without a date, or when it is reached, there is no pace', () => {
  expect(paceOf({ ...year, targetDate: null }, on('2026-07-02'), 'UTC')).toBeNull()
  expect(paceOf({ ...year, current: '1200' }, on('2026-07-02'), 'UTC')).toBeNull()
})

test('a goal that begins on its very date asks for nothing impossible', () => {
  expect(paceOf({ ...year, targetDate: '2026-01-01' }, on('2026-01-01'), 'UTC')).toEqual({
    state: 'due',
    perMonth: '1200',
  })
})

test('100 percent means reached: whatever is short of it rounds down', () => {
  expect(progressOf('999999999999.9998', '999999999999.9999')).toBe(99)
  expect(progressOf('3', '3.0')).toBe(100)
  expect(progressOf('500', '3')).toBe(100)
})
