import { expect, test } from 'vitest'
import { forecastOf, type Recent, recentMidnights } from './goal-forecast.ts'

const at = (day: string) => new Date(`${day}T12:00:00Z`)
const now = at('2026-11-21')
const way = {
  kind: 'amount' as const,
  currency: 'USD',
  start: '0',
  target: '1200',
  current: '300',
  targetDate: null,
  begunAt: at('2026-01-01'),
}
const recent: Recent = { updates: 9, days: 8, gained: '300' }
const tell = (more: object = {}, lately: Partial<Recent> = {}, day = now) =>
  forecastOf({ ...way, ...more }, { ...recent, ...lately }, day, 'UTC')

test('300 in 90 days leaves 900 for 270 more, and the reply says what that is based on', () => {
  expect(tell()).toEqual({ state: 'arrives', on: '2027-08-18', since: '2026-08-23', updates: 9, gained: '300' })
  expect(tell({ kind: 'debt' })).toMatchObject({ on: '2027-08-18' })
  expect(tell({ kind: 'habit', currency: null, target: '310' }, { gained: '9' })).toMatchObject({ on: '2027-03-01' })
})

test('of a goal that is younger than the window, its own days count', () => {
  expect(tell({ begunAt: at('2026-10-22') })).toMatchObject({ on: '2027-02-19', since: '2026-10-22' })
})

test('with too little to go by it says what is missing', () => {
  expect(tell({}, { days: 2 })).toEqual({ state: 'tooEarly', days: 2, from: null })
  expect(tell({ begunAt: at('2026-11-08') })).toEqual({ state: 'tooEarly', days: 8, from: '2026-11-22' })
  expect(tell({ begunAt: at('2026-11-07') })).toMatchObject({ state: 'arrives' })
  expect(forecastOf(way, undefined, now, 'UTC')).toEqual({ state: 'tooEarly', days: 0, from: null })
})

test('where nothing came, or it went back, there is no date; beyond fifty years none either', () => {
  expect(tell({}, { gained: '0' })).toMatchObject({ state: 'still', gained: '0' })
  expect(tell({}, { gained: '-20.50' })).toMatchObject({ state: 'still' })
  expect(tell({}, { gained: '4' })).toMatchObject({ state: 'far' })
  expect(tell({ target: '999999999999.9999' }, { gained: '0.0001' })).toMatchObject({ state: 'far' })
})

test('what is reached and what is ticked has none', () => {
  expect(tell({ current: '1200' })).toBeNull()
  expect(tell({ kind: 'milestones' })).toBeNull()
})

test('the day it is where she is counts', () => {
  const late = new Date('2026-11-21T23:30:00Z')
  expect(forecastOf(way, recent, late, 'Asia/Tokyo')).toMatchObject({ since: '2026-08-24', on: '2027-08-19' })
})

test('the window begins at her midnights, also across a change of the clock', () => {
  const midnights = recentMidnights(now, 'Europe/Berlin').map((midnight) => midnight.toISOString())
  expect(midnights).toHaveLength(91)
  expect([midnights[0], midnights.at(-1)]).toEqual(['2026-08-22T22:00:00.000Z', '2026-11-20T23:00:00.000Z'])
})

/** Numbers that look random, and are the same in each run. */
function* numbers(seed: number): Generator<(below: number) => number> {
  for (;;)
    yield (below) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
}

/** Ten-thousandths as decimal text. */
const decimal = (units: bigint): string => `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`

test('for 2,000 goals the day is the first one on which the pace has brought what is left, to the last decimal', () => {
  const next = numbers(7)
  let arrivals = 0
  for (let n = 0; n < 2_000; n += 1) {
    const draw = next.next().value
    if (draw === undefined) throw new Error('The numbers ended')
    const digits = BigInt(10) ** BigInt(draw(12))
    const gained = BigInt(1 + draw(1_000_000)) * digits
    const rest = (gained * BigInt(1 + draw(100_000))) / BigInt(1 + draw(1_000)) + 1n
    const span = 14 + draw(77)
    const begunAt = new Date(now.getTime() - span * 86_400_000)
    const given = { ...way, current: '5.5', target: decimal(55_000n + rest), begunAt }
    const told = forecastOf(given, { updates: 3, days: 3, gained: decimal(gained) }, now, 'UTC')
    if (told?.state !== 'arrives') continue
    arrivals += 1
    const days = BigInt(Math.round((at(told.on).getTime() - now.getTime()) / 86_400_000))
    expect(gained * days >= rest * BigInt(span), `${told.on} is late enough`).toBe(true)
    expect(gained * (days - 1n) < rest * BigInt(span), `${told.on} is not too late`).toBe(true)
  }
  expect(arrivals).toBeGreaterThan(500)
})
