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
import { clockTimeOf, ends, growthOf, takesMore } from '../../test/linear-time.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** The readers of records, of days and of actions cut a text to this many characters before any expression sees it. */
const cut = (path: string): number | null =>
  /coach[\\/](?:record-questions|when)[\\/]/.test(path) ? 400 : /coach[\\/]actions[\\/]/.test(path) ? 1_000 : null
/** Milliseconds of processor time for a text that was cut. */
const maxCutMs = 20
const files = globSync('src/{server,contract}/**/*.ts', { cwd: root }).filter((file) => !/\.test(?:ing)?\./.test(file))

function readLiterals(file: string): RegExp[] {
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

const literals = new Map(files.map((file) => [file, readLiterals(file)]))
const all = new Map<string, RegExp>()
/** The longest text that an expression can see, where it stands only where texts are cut first. */
const longest = new Map<string, number>()
function keep(expression: RegExp, path: string): void {
  const written = String(expression)
  const length = cut(path)
  if (length === null) longest.delete(written)
  else if (!all.has(written) || longest.has(written)) longest.set(written, Math.max(length, longest.get(written) ?? 0))
  all.set(written, expression)
}
beforeAll(async () => {
  for (const [file, some] of literals) for (const expression of some) keep(expression, file)
  // Regular expressions that are built from parts are caught at the constructor.
  const seen = new Proxy(RegExp, {
    construct: (target, [pattern, flags]: [string, string?]) => {
      const made = new target(pattern, flags)
      const callers = new Error('Who made it').stack?.split('\n').slice(2) ?? []
      keep(made, callers.find((line) => !line.includes('phrase-pattern')) ?? '')
      return made
    },
  })
  vi.stubGlobal('RegExp', seen)
  // Test files share their worker's modules: what another has imported already must be made anew to be caught.
  vi.resetModules()
  for (const file of files)
    if (/new RegExp\(|\b(?:anyOf|wholeWords)\(/.test(readFileSync(root + file, 'utf8')))
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

test('no regular expression is written in one piece of more than 150 letters', () => {
  const long = [...literals].flatMap(([file, some]) => some.filter(({ source }) => source.length > 150).map(() => file))
  expect(long).toEqual([])
})

/** The words of an expression, repeated: ambiguous paths through them make it backtrack. */
const ownWords = ({ source }: RegExp): ReadonlySet<string> =>
  new Set(source.match(/[\p{L}’' ]{2,}/gu)?.flatMap((words) => [words, `${words.trim()} `]))

const limit = 3
const repeated = (words: string, length: number): string => `${words.repeat(Math.ceil(length / words.length))}%`
/** Milliseconds for 1,000 characters. Quadratic time takes 64 times that for 8,000, still less than `growthOf` can measure. */
const fast = 0.03
function isSlow(expression: RegExp, words: string): boolean {
  const search = (text: string) => text.search(expression)
  if (clockTimeOf(search, repeated(words, 1_000)) <= fast) return false
  return growthOf(search, (length) => repeated(words, length), limit) >= limit
}

test('no regular expression of the server is slow on its own words, whatever follows them', () => {
  expect(longest.size).toBeGreaterThan(100)
  const slow: string[] = []
  let reading = ''
  const isDone = ends(() => {
    for (const [written, expression] of all) {
      const length = longest.get(written)
      // The engine compiles an expression on its first uses, the longest ones for 100 ms.
      for (const text of ['a', 'b', 'c']) text.search(expression)
      for (const words of ownWords(expression)) {
        reading = `'${words}' in ${written}`
        const isOneSlow =
          length === undefined
            ? isSlow(expression, words)
            : takesMore((text) => text.search(expression), repeated(words, length), maxCutMs)
        if (isOneSlow) slow.push(reading)
      }
    }
  })
  expect(isDone ? slow : [...slow, `${reading} is endless`]).toEqual([])
})
