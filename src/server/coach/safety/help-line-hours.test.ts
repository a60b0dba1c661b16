import { expect, test } from 'vitest'
import { hoursPattern, openFirst, openStateAt } from '#contract/help-line-hours.ts'
import { hoursInWords, openStateInWords } from '#contract/help-line-texts.ts'

type Words = { hours: string | null; zone: string; now: string; timeZone?: string; language?: 'en' | 'es' }

function say({ hours, zone, now, timeZone = zone, language = 'en' }: Words): string {
  const at = new Date(now)
  return openStateInWords(openStateAt({ hours, zone }, at), { now: at, timeZone, language })
}

test.each([
  // A Saturday noon in Chicago.
  [{ hours: '24/7', now: '2026-11-21T18:00:00Z' }, 'Open 24/7'],
  [{ hours: null, now: '2026-11-21T18:00:00Z' }, 'Check hours'],
  [{ hours: 'Mo-Fr 09:00-21:00', now: '2026-11-21T18:00:00Z' }, 'Opens Monday at 9 am'],
  [{ hours: 'Mo-Sa 14:00-20:30', now: '2026-11-21T18:00:00Z' }, 'Opens at 2 pm'],
  [{ hours: 'Mo-Sa 09:00-20:30', now: '2026-11-21T18:00:00Z' }, 'Open until 8:30 pm'],
  [{ hours: 'Mo-Fr 09:00-17:00; Su 10:30-12:00', now: '2026-11-21T18:00:00Z' }, 'Opens tomorrow at 10:30 am'],
  [{ hours: 'Mo,Tu,Th,Fr 16:00-18:00', now: '2026-11-25T18:00:00Z' }, 'Opens tomorrow at 4 pm'],
])('%o is said so in Chicago: %s', (words, said) => {
  expect(say({ zone: 'America/Chicago', ...words })).toBe(said)
})

test('the minute it opens it is open, and the minute it closes it is closed', () => {
  const hours = { hours: 'Mo-Su 09:00-21:00', zone: 'America/Chicago' }
  expect(say({ ...hours, now: '2026-11-21T14:59:59Z' })).toBe('Opens at 9 am')
  expect(say({ ...hours, now: '2026-11-21T15:00:00Z' })).toBe('Open until 9 pm')
  expect(say({ ...hours, now: '2026-11-22T02:59:59Z' })).toBe('Open until 9 pm')
  expect(say({ ...hours, now: '2026-11-22T03:00:00Z' })).toBe('Opens tomorrow at 9 am')
})

test('a line that is open over midnight is open after it, also from Sunday to Monday', () => {
  const nightly = { hours: 'Mo-Su 19:00-07:00', zone: 'Europe/Bucharest' }
  expect(say({ ...nightly, now: '2026-11-21T23:30:00Z' })).toBe('Open until 7 am')
  expect(say({ ...nightly, now: '2026-11-22T23:30:00Z' })).toBe('Open until 7 am')
  expect(say({ ...nightly, now: '2026-11-22T06:00:00Z' })).toBe('Opens at 7 pm')
  const sunday = { hours: 'Su 22:00-02:00', zone: 'Europe/Bucharest' }
  expect(say({ ...sunday, now: '2026-11-22T23:00:00Z' })).toBe('Open until 2 am')
  expect(say({ ...sunday, now: '2026-11-23T00:30:00Z' })).toBe('Opens Sunday at 10 pm')
  expect(say({ hours: 'Mo-Su 08:00-24:00', zone: 'Australia/Sydney', now: '2026-11-21T10:00:00Z' })).toBe(
    'Open until midnight',
  )
})

test('spans that meet are told as one', () => {
  const meeting = { hours: 'Sa 09:00-24:00; Su 00:00-12:00', zone: 'Europe/London' }
  expect(say({ ...meeting, now: '2026-11-21T20:00:00Z' })).toBe('Open until noon')
})

test('hours keep to the clock of the line when its clocks change', () => {
  const daily = { hours: 'Mo-Su 09:00-21:00', zone: 'America/Chicago' }
  // Clocks go back on November 1 and forward on March 14: 9 am is 14:00 UTC before and 15:00 UTC after, and the other way round.
  expect(say({ ...daily, now: '2026-10-31T14:00:00Z' })).toBe('Open until 9 pm')
  expect(say({ ...daily, now: '2026-11-01T14:30:00Z' })).toBe('Opens at 9 am')
  expect(say({ ...daily, now: '2026-11-01T15:00:00Z' })).toBe('Open until 9 pm')
  expect(say({ ...daily, now: '2027-03-13T14:30:00Z' })).toBe('Opens at 9 am')
  expect(say({ ...daily, now: '2027-03-14T14:00:00Z' })).toBe('Open until 9 pm')
  // Over the night of the change: 22:00 CDT to 06:00 CST.
  const nightly = { hours: 'Mo-Su 22:00-06:00', zone: 'America/Chicago' }
  expect(say({ ...nightly, now: '2026-11-01T11:59:00Z' })).toBe('Open until 6 am')
  expect(say({ ...nightly, now: '2026-11-01T12:00:00Z' })).toBe('Opens at 10 pm')
  // In the night to March 28 the hour from 2 to 3 is left out in Berlin.
  const early = { hours: 'Su 02:30-05:00', zone: 'Europe/Berlin' }
  expect(openStateAt(early, new Date('2027-03-28T02:00:00Z')).is).toBe('open')
  expect(openStateAt(early, new Date('2027-03-28T03:00:00Z')).is).toBe('closed')
})

test('when it opens is told by the clock of the one who reads', () => {
  const line = { hours: 'Mo-Fr 09:00-21:00', zone: 'America/Chicago', now: '2026-11-23T12:00:00Z' }
  expect(say({ ...line, timeZone: 'America/Los_Angeles' })).toBe('Opens at 7 am')
  expect(say({ ...line, timeZone: 'Asia/Tokyo' })).toBe('Opens tomorrow at midnight')
  expect(say({ ...line, timeZone: 'America/Bogota', language: 'es' })).toBe('Abre a las 10:00')
  expect(say({ ...line, now: '2026-11-21T18:00:00Z', language: 'es' })).toBe('Abre el lunes a las 9:00')
  expect(say({ ...line, hours: 'Mo-Su 01:00-02:00', language: 'es', now: '2026-11-21T18:00:00Z' })).toBe(
    'Abre mañana a la 1:00',
  )
})

test.each([
  ['24/7', '24/7'],
  ['Mo-Fr 09:00-21:00', 'Mon–Fri 9 am–9 pm'],
  ['Mo-Su 08:00-24:00', 'every day 8 am–midnight'],
  ['Mo,Tu,Th,Fr 16:00-18:00', 'Mon, Tue, Thu, Fri 4 pm–6 pm'],
  ['Mo-Fr 09:00-19:30; Sa 09:00-16:00', 'Mon–Fri 9 am–7:30 pm, Sat 9 am–4 pm'],
])('%s is written %s', (hours, words) => {
  expect(hours).toMatch(hoursPattern)
  expect(hoursInWords(hours, 'en')).toBe(words)
})

test.each(['9-5', 'Mo-Fr', 'Mon-Fri 09:00-17:00', 'Mo-Fr 9:00-17:00', 'always', ''])('%s is no hours', (hours) => {
  expect(hours).not.toMatch(hoursPattern)
})

test('what is open stands first, what may be open next, what is closed last', () => {
  const lines = [
    { id: 'closed', hours: 'Mo 09:00-10:00', zone: 'UTC' },
    { id: 'unknown', hours: null },
    { id: 'open', hours: '24/7' },
    { id: 'emergency' },
    { id: 'saturday', hours: 'Sa 09:00-23:00', zone: 'UTC' },
  ]
  const sorted = openFirst(lines, new Date('2026-11-21T18:00:00Z')).map(({ id }) => id)
  expect(sorted).toEqual(['open', 'emergency', 'saturday', 'unknown', 'closed'])
})
