import { expect, test } from 'vitest'
import { findHelpLines } from './coach/help-lines.routes.ts'
import { helpWithoutScript } from './pages/help-without-script.ts'

/** The numbers in the order of the page. */
const numbersAt = (country: string, at: string): string[] =>
  [...helpWithoutScript(findHelpLines(country, undefined), new Date(at)).matchAll(/href="tel:[^"]*">([^<]+)</g)].map(
    ([, number = '']) => number,
  )

test('what is open comes first, by the server’s clock in the country’s zone', () => {
  const anad = '1-888-375-7767'
  const byDay = numbersAt('US', '2026-11-23T18:00:00Z')
  const atNight = numbersAt('US', '2026-11-23T08:00:00Z')
  expect(atNight.at(-1)).toBe(anad)
  expect(byDay.indexOf(anad)).toBeLessThan(byDay.length - 1)
})

test('it says whose clock that is, and whether each line is open', () => {
  const page = helpWithoutScript(findHelpLines('US', undefined), new Date('2026-11-23T08:00:00Z'))
  expect(page).toContain('it was Monday 3:00 AM there (America/New_York)')
  expect(page).toMatch(/1-888-375-7767<.*?Opens at 9 am/)
  expect(page).toMatch(/>988<[^/]*\/a> · [^<]*Open 24\/7/)
})

test('a country without lines says nothing of a clock', () => {
  expect(helpWithoutScript(findHelpLines('XX', undefined), new Date('2026-11-23T08:00:00Z'))).not.toContain('loaded')
})
