import { assert, bigInt, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { forecastOf, type RecentProgress, recentMidnights } from './goal-forecast.ts'

const at = (day: string) => new Date(`${day}T12:00:00Z`)
const now = at('2026-11-21')
const way = {
  kind: 'amount' as const,
  currency: 'USD',
  startValue: '0',
  target: '1200',
  current: '300',
  targetDate: null,
  begunAt: at('2026-01-01'),
}
const recent: RecentProgress = { updates: 9, days: 8, gained: '300' }
const forecastWith = (more: object = {}, lately: Partial<RecentProgress> = {}, day = now) =>
  forecastOf({ ...way, ...more }, { ...recent, ...lately }, day, 'UTC')

test('300 in 90 days leaves 900 for 270 more, and the reply says what that is based on', () => {
  expect(forecastWith()).toEqual({ state: 'arrives', on: '2027-08-18', since: '2026-08-23', updates: 9, gained: '300' })
  expect(forecastWith({ kind: 'debt' })).toMatchObject({ on: '2027-08-18' })
  expect(forecastWith({ kind: 'habit', currency: null, target: '310' }, { gained: '9' })).toMatchObject({
    on: '2027-03-01',
  })
})

test('of a goal that is younger than the window, its own days count', () => {
  expect(forecastWith({ begunAt: at('2026-10-22') })).toMatchObject({ on: '2027-02-19', since: '2026-10-22' })
})

test('with too little to go by it says what is missing', () => {
  expect(forecastWith({}, { days: 2 })).toEqual({ state: 'tooEarly', days: 2, from: null })
  expect(forecastWith({ begunAt: at('2026-11-08') })).toEqual({ state: 'tooEarly', days: 8, from: '2026-11-22' })
  expect(forecastWith({ begunAt: at('2026-11-07') })).toMatchObject({ state: 'arrives' })
  expect(forecastOf(way, undefined, now, 'UTC')).toEqual({ state: 'tooEarly', days: 0, from: null })
})

test('where nothing came, or it went back, there is no date; beyond fifty years none either', () => {
  expect(forecastWith({}, { gained: '0' })).toMatchObject({ state: 'still', gained: '0' })
  expect(forecastWith({}, { gained: '-20.50' })).toMatchObject({ state: 'still' })
  expect(forecastWith({}, { gained: '4' })).toMatchObject({ state: 'far' })
  expect(forecastWith({ target: '999999999999.9999' }, { gained: '0.0001' })).toMatchObject({ state: 'far' })
})

test('what is reached and what is ticked has none', () => {
  expect(forecastWith({ current: '1200' })).toBeNull()
  expect(forecastWith({ kind: 'milestones' })).toBeNull()
})

test("the day is that of the user's time zone", () => {
  const late = new Date('2026-11-21T23:30:00Z')
  expect(forecastOf(way, recent, late, 'Asia/Tokyo')).toMatchObject({ since: '2026-08-24', on: '2027-08-19' })
})

test("the window begins at the user's midnights, also across a clock change", () => {
  const midnights = recentMidnights(now, 'Europe/Berlin').map((midnight) => midnight.toISOString())
  expect(midnights).toHaveLength(91)
  expect([midnights[0], midnights.at(-1)]).toEqual(['2026-08-22T22:00:00.000Z', '2026-11-20T23:00:00.000Z'])
})

/** Ten-thousandths as decimal text, the finest allowed. */
const decimal = (units: bigint): string => `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`
const units = bigInt({ min: 1n, max: 9_999_999_999_999_999n })
const span = integer({ min: 14, max: 90 })

function daysToTarget(rest: bigint, gained: bigint, span: number): bigint | undefined {
  const given = {
    target: decimal(rest + 55_000n),
    current: '5.5',
    begunAt: new Date(now.getTime() - span * 86_400_000),
  }
  const told = forecastWith(given, { gained: decimal(gained) })
  return told?.state === 'arrives' ? BigInt((at(told.on).getTime() - now.getTime()) / 86_400_000) : undefined
}

test('the day is the first on which the pace has brought what is left, to the last decimal', () => {
  assert(
    property(units, units, span, (rest, gained, span) => {
      const days = daysToTarget(rest, gained, span)
      const needed = rest * BigInt(span)
      if (days === undefined) expect(gained * 18_262n).toBeLessThan(needed)
      else {
        expect(gained * days).toBeGreaterThanOrEqual(needed)
        expect(gained * (days - 1n)).toBeLessThan(needed)
      }
    }),
  )
})

test('whoever adds more arrives no later, whoever has less to go neither', () => {
  assert(
    property(units, units, units, span, (rest, gained, more, span) => {
      const [usual, faster, nearer] = [
        daysToTarget(rest, gained, span),
        daysToTarget(rest, gained + more, span),
        daysToTarget((rest + 1n) / 2n, gained, span),
      ]
      for (const days of usual === undefined ? [] : [faster, nearer]) expect(days).toBeLessThanOrEqual(usual ?? 0n)
    }),
  )
})
