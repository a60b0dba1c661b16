import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { countryOf } from './country-of.ts'
import { helpLinesChecked, helpLinesIn, helpLines } from './help-directory.ts'

const all = helpLines.countries.flatMap(({ country, lines }) => lines.map((line) => ({ country, ...line })))
const numbersIn = (country: string, kind: string) =>
  all.filter((line) => line.country === country && line.kinds.some((one) => one === kind)).map(({ number }) => number)

test('there are lines for at least forty countries, each country once', () => {
  expect(helpLines.countries.length).toBeGreaterThanOrEqual(40)
  expect(new Set(helpLines.countries.map(({ country }) => country)).size).toBe(helpLines.countries.length)
  const withCrisisLine = helpLines.countries.filter(({ lines }) => lines.some(({ kinds }) => kinds.includes('suicide')))
  expect(withCrisisLine.length).toBeGreaterThanOrEqual(40)
})

test('each line has a language, and those of the United States tell the operator where it is assumed', () => {
  for (const { country, number, languages } of all)
    expect(`${country} ${number} ${languages.join()}`).toMatch(/ [a-z]{2}(?:,[a-z]{2})*$/)
  const spoken = (number: string) => all.find((line) => line.country === 'US' && line.number === number)
  expect(spoken('1-800-799-7233')?.languages).toEqual(['en', 'es'])
  expect(spoken('1-833-852-6262')?.languages).toEqual(['en', 'es'])
  expect(spoken('1-888-375-7767')).toMatchObject({ languages: ['en'], areLanguagesAssumed: true })
})

test('the date of the check is that of the line that was checked the longest ago', () => {
  expect(helpLinesChecked).toBe(all.map(({ checked }) => checked).sort()[0])
})

test('each line has one number that can be called', () => {
  for (const { country, number } of all) expect(`${country} ${number}`).toMatch(/^[A-Z]{2} [+*#(]?\d[\d ()-]*$/)
  for (const { emergency = '112', police = '112' } of helpLines.countries)
    expect([emergency, police].join(' ')).toMatch(/^\d{3,5} \d{3,5}$/)
})

const links = readFileSync(new URL('../../../../test/fixtures/time-zone-links.txt', import.meta.url), 'utf8')
  .replace(/^#.*$/m, '')
  .trim()
  .split(/\s+/)
const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), ...links])]
/** Offsets from Greenwich, which many countries share. */
const isOffset = (zone: string) =>
  /^(?:Etc\/.*|GMT.*|UTC|UCT|Zulu|Universal|Greenwich|[CEM]ET|WET|[EMH]ST|[EMCP]ST\d[EMCP]DT)$/.test(zone)

test('every time zone that a device may name has its country, under its old names too; an offset has none on purpose', () => {
  expect(zones.length).toBeGreaterThan(530)
  expect(zones.filter((zone) => countryOf(zone) === null)).toEqual(zones.filter(isOffset))
  expect(zones.filter(isOffset).length).toBeGreaterThan(15)
})

test.each([
  ['Asia/Calcutta', 'IN'],
  ['asia/calcutta', 'IN'],
  ['Asia/Kolkata', 'IN'],
  ['Europe/Kiev', 'UA'],
  ['Europe/Kyiv', 'UA'],
  ['Europe/Simferopol', 'UA'],
  ['America/Buenos_Aires', 'AR'],
  ['America/Argentina/Buenos_Aires', 'AR'],
  ['America/Indianapolis', 'US'],
  ['America/Coral_Harbour', 'CA'],
  ['US/Pacific', 'US'],
  ['America/Puerto_Rico', 'PR'],
  ['Europe/Belgrade', 'RS'],
  ['Europe/Oslo', 'NO'],
  ['GB', 'GB'],
])('%s is in %s', (zone, country) => {
  expect(countryOf(zone)).toBe(country)
})

test.each([null, '', 'UTC', 'EST', 'CET', 'Mars/Base', '__proto__', 'constructor', 'en-US'])(
  '%s is in no country',
  (zone) => {
    expect(countryOf(zone)).toBeNull()
  },
)

test('the lines of the United States are the known ones, in Puerto Rico too', () => {
  expect(helpLinesIn('US')?.emergency).toBe('911')
  expect(numbersIn('US', 'suicide')).toEqual(['988'])
  expect(numbersIn('US', 'violence')).toEqual(['1-800-799-7233'])
  expect(numbersIn('US', 'assault')).toEqual(['1-800-656-4673'])
  expect(numbersIn('US', 'birth')).toEqual(['1-833-852-6262'])
  expect(helpLinesIn('PR')).toBe(helpLinesIn('US'))
})

test('no line is listed that public sources say is closed, replaced or called otherwise', () => {
  expect(numbersIn('GB', 'birth')).toEqual([])
  expect(numbersIn('SE', 'violence')).toEqual(['116 016'])
  expect(numbersIn('FI', 'assault')).toEqual(['116 016'])
  expect(numbersIn('PT', 'suicide')[0]).toBe('1411')
  expect(numbersIn('JP', 'suicide')).toContain('0800-300-8355')
  expect(all.map(({ number }) => number)).not.toContain('0800 345 1435')
  expect(helpLinesIn('MT')?.lines[0]).toMatchObject({ number: '1579', name: expect.stringContaining('government') })
  expect(helpLinesIn('LT')?.lines[0]).toMatchObject({ number: '116 123', name: 'Vilties linija' })
  expect(helpLinesIn('ID')).toMatchObject({ emergency: '119', police: '110' })
})

test('the operator is told which lines want looking at again, and that a year has passed', async () => {
  const run = promisify(execFile)
  const script = new URL('../../../../scripts/check-help-lines.mjs', import.meta.url).pathname
  const { stdout } = await run(process.execPath, [script, helpLinesChecked])
  expect(stdout).toContain('Checked more than a year ago: 0')
  expect(stdout).toContain(`Seen in public lists only: ${all.filter(({ grade }) => grade === 'C').length}`)
  expect(stdout).toContain(`Hours not known: ${all.filter(({ hours }) => hours === null).length}`)
  const assumed = all.filter(({ areLanguagesAssumed }) => areLanguagesAssumed)
  expect(assumed.length).toBeGreaterThan(0)
  expect(stdout).toContain(`Languages assumed: ${assumed.length}`)
  const late = await run(process.execPath, [script, '2099-01-01']).catch((error: unknown) => error)
  expect(late).toMatchObject({ code: 1, stdout: expect.stringContaining('US emergency 911 (2026-11-21)') })
})
