import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { helpLines } from './help-directory.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
/** True for files with texts that users see. In the safety folder these are only the answers. */
const isShown = (file: string): boolean =>
  !/\.test\.|\.testing\./.test(file) && (!file.startsWith('content/coach/safety/') || file.includes('/answers.'))
const files = globSync(['src/**/*.{ts,tsx,html}', 'content/**/*.json'], { cwd: root }).filter(isShown)

const listed = helpLines.countries
  .flatMap(({ emergency, police, lines }) => [emergency, police].concat(lines.map(({ number }) => number)))
  .filter((number) => number !== undefined)
const escape = (text: string): string => text.replace(/[^\w\s]/g, String.raw`\$&`)
const anyOf = (numbers: readonly string[]): string => [...new Set(numbers)].map(escape).join('|')
/** Short numbers may also be sums, so they count only after a word such as 'call'. */
const short = listed.filter((number) => /^\d{1,5}$/.test(number))
const long = listed.filter((number) => !short.includes(number))
const shapes = [
  String.raw`\b[2-9]11\b|\b988\b`,
  String.raw`\b\d{3}[-. ]\d{3}[-. ]\d{4}\b|\b1-\d{3}-|\b0?8\d\d \d{3} \d{3,4}\b`,
  String.raw`(?<!\d)(?:${anyOf(long)})(?!\d)`,
  String.raw`\b(?:call|calling|dial|llama|llame|llamar|marca|marque|al|emergency number)(?: (?:to|a|al|at))? (?:${anyOf(short)})\b`,
  String.raw`\b(?:${anyOf(short)}) (?:or|o) (?:${anyOf(short)}) (?:in|en)\b`,
]
const phone = new RegExp(shapes.join('|'), 'gi')
const numbersIn = (text: string): string[] => [...text.matchAll(phone)].map(([found]) => found)

test('numbers to call stand in the table of help lines alone, which knows the country', () => {
  expect(files.length).toBeGreaterThan(1_000)
  const found = files.flatMap((file) =>
    numbersIn(readFileSync(`${root}/${file}`, 'utf8')).map((number) => `${file}: ${number}`),
  )
  expect(found).toEqual([])
})

test.each([
  'Poison Control at 1-800-222-1222 if',
  'Call 911 for',
  'your local emergency number (112 or 911 in many countries)',
  'Calling 211 in the US',
  'please dial 112',
  'llama al 024',
  'Samaritans, 116 123',
  'on 0800 028 8000',
])('would be found: %s', (text) => {
  expect(numbersIn(text)).not.toEqual([])
})
