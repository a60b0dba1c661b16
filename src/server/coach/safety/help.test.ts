import { expect, test } from 'vitest'
import { countryOf, helpIn, helpLines } from './help.ts'

test('there are lines for at least forty countries, each with its emergency number', () => {
  expect(helpLines.countries.length).toBeGreaterThanOrEqual(40)
  expect(new Set(helpLines.countries.map(({ country }) => country)).size).toBe(helpLines.countries.length)
  expect(helpLines.countries.filter(({ lines }) => lines.suicide !== undefined).length).toBeGreaterThanOrEqual(40)
})

test('her country comes from her locale, else from her time zone', () => {
  expect(countryOf({ locale: 'en-GB', timeZone: 'America/New_York' })).toBe('GB')
  expect(countryOf({ locale: 'en', timeZone: 'America/Los_Angeles' })).toBe('US')
  expect(countryOf({ timeZone: 'America/Argentina/Buenos_Aires' })).toBe('AR')
  expect(countryOf({ timeZone: 'Europe/Berlin' })).toBe('DE')
  expect(countryOf({ locale: 'not a locale', timeZone: 'UTC' })).toBeNull()
})

test('the lines of the United States are the known ones', () => {
  const { emergency, lines } = helpIn('US') ?? {}
  expect(emergency).toBe('911')
  expect(lines?.suicide?.number).toContain('988')
  expect(lines?.violence?.number).toContain('1-800-799-7233')
  expect(lines?.assault?.number).toBe('1-800-656-4673')
  expect(lines?.birth?.number).toContain('1-833-852-6262')
})
