import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { toInstant, toWall } from './wall-time.ts'

const zones = Intl.supportedValuesOf('timeZone')
const from = Date.UTC(1970, 0, 2)
const to = Date.UTC(2199, 11, 30)

test("every instant of every zone comes back from the user's clock as it was", () => {
  assert(
    property(constantFrom(...zones), integer({ min: from, max: to }), (zone, instant) => {
      expect(toInstant(toWall(instant, zone), zone)?.getTime()).toBe(instant)
    }),
    { numRuns: 2_000 },
  )
})

test('every minute of two days around each clock change comes back, in zones of whole, half and quarter hours', () => {
  for (const zone of [
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'Pacific/Chatham',
    'Africa/Casablanca',
  ]) {
    let at = Temporal.Instant.from('2026-01-01T00:00Z').toZonedDateTimeISO(zone)
    for (let changes = 0; changes < 2; changes += 1) {
      const change = at.getTimeZoneTransition('next')
      if (change === null) break
      for (let minute = -1_440; minute <= 1_440; minute += 1) {
        const instant = change.epochMilliseconds + minute * 60_000
        expect(toInstant(toWall(instant, zone), zone)?.getTime()).toBe(instant)
      }
      at = change
    }
  }
})

test('an hour that comes twice is the first where nothing more is said, one that never comes is the next', () => {
  const at = (dueDate: string, startTime: string, isSecondOccurrence = false) =>
    toInstant({ dueDate, startTime, isSecondOccurrence }, 'America/New_York')?.toISOString()
  expect(at('2026-11-01', '01:30')).toBe('2026-11-01T05:30:00.000Z')
  expect(at('2026-11-01', '01:30', true)).toBe('2026-11-01T06:30:00.000Z')
  expect(at('2026-03-08', '02:30')).toBe('2026-03-08T07:30:00.000Z')
  expect(at('2026-03-08', '02:30', true)).toBe('2026-03-08T07:30:00.000Z')
})
