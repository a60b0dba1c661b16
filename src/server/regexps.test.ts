import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'
import { analyse } from 'scslre'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import 'chrono-node/en'
import 'chrono-node/es'
import 'pg'
import 'rrule-temporal'
import 'zod'
import { growthOf } from '../../test/linear-time.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** What these read is cut to 400 and 1,000 characters first; the hostile texts prove the readers as a whole. */
const readsLittle = /coach[\\/](?:records|actions)[\\/]/
const files = globSync('src/{server,contract}/**/*.ts', { cwd: root }).filter(
  (file) => !/\.test(?:ing)?\./.test(file) && !readsLittle.test(file),
)

function literalsIn(file: string): RegExp[] {
  const found: RegExp[] = []
  JSON.stringify(parseAst(readFileSync(root + file, 'utf8'), { lang: 'ts' }), (_, node: unknown) => {
    if (typeof node === 'object' && node !== null && 'regex' in node) {
      const { regex } = node
      if (typeof regex === 'object' && regex !== null && 'pattern' in regex && 'flags' in regex)
        found.push(new RegExp(String(regex.pattern), String(regex.flags)))
    }
    return typeof node === 'bigint' ? String(node) : node
  })
  return found
}

const all = new Map<string, RegExp>()
beforeAll(async () => {
  for (const file of files) for (const expression of literalsIn(file)) all.set(String(expression), expression)
  // Regular expressions that are built from parts are caught at the constructor.
  const seen = new Proxy(RegExp, {
    construct: (target, [pattern, flags]: [string, string?]) => {
      const made = new target(pattern, flags)
      all.set(String(made), made)
      return made
    },
  })
  vi.stubGlobal('RegExp', seen)
  // Test files share their worker's modules: what another has imported already must be made anew to be caught.
  vi.resetModules()
  for (const file of files)
    if (/new RegExp\(/.test(readFileSync(root + file, 'utf8')))
      await import(new URL(`../../${file}`, import.meta.url).href)
  vi.unstubAllGlobals()
})
afterAll(() => vi.unstubAllGlobals())

test('no regular expression of the server is quadratic or worse by static analysis', () => {
  expect(all.size).toBeGreaterThan(300)
  const wrong = [...all.values()].flatMap(({ source, flags }) =>
    analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports.map(
      ({ type }) => `${type}: /${source}/${flags}`,
    ),
  )
  expect(wrong).toEqual([])
})

/** The words of an expression, repeated: ambiguous paths through them make it backtrack. */
const ownWords = ({ source }: RegExp): string[] =>
  [...new Set(source.match(/[\p{L}’' ]{2,}/gu))].flatMap((words) => [words, `${words.trim()} `])

test('no regular expression of the server is slow on its own words, whatever follows them', () => {
  const limit = 3
  const slow = [...all.values()].flatMap((expression) =>
    ownWords(expression)
      .filter(
        (words) =>
          growthOf(
            (text) => text.search(expression),
            (length) => `${words.repeat(Math.ceil(length / words.length))}%`,
            limit,
          ) >= limit,
      )
      .map((words) => `'${words}' in ${String(expression)}`),
  )
  expect(slow).toEqual([])
})
