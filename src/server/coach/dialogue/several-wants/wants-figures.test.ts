import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contentStems } from '../../guide/text-analysis.ts'
import { splitWants } from './split-wants.ts'

const line = z.object({ text: z.string(), wants: z.array(z.string()) })

/** Messages of a writer who knew nothing of the guide, a line each, with what each wants, marked by the writer. Their misses were read after the first run. */
const readJudge = async (name: string) =>
  (await readFile(new URL(`evaluation/${name}.jsonl`, import.meta.url), 'utf8'))
    .trim()
    .split('\n')
    .map((text) => line.parse(JSON.parse(text)))

const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10

/** The share of the stems of a marked want that a found one must have. */
const sameFrom = 0.6
const isSame = (marked: string, found: string): boolean => {
  const stems = contentStems(marked)
  return stems.intersection(contentStems(found)).size >= sameFrom * stems.size
}

test.each([
  ['wants.w1', '75.6 % found, none that is none, 70 % of messages right in number'],
  ['wants.w2', '66.7 % found, none that is none, 61.4 % of messages right in number'],
])(
  'what a message wants is found, by messages of a writer whom no rule had seen on the first run: %s',
  async (name, firstRun) => {
    const seen = (await readJudge(name)).map(({ text, wants }) => {
      const found = splitWants(text).map(({ want }) => want)
      const holding = (one: string): string[] => wants.filter((marked) => isSame(marked, one))
      // A part that holds two wants has split neither.
      const met = found.filter((one) => holding(one).length === 1)
      const extra = found.filter((one) => holding(one).length === 0)
      return { wants: wants.length, met: met.length, extra: extra.length, found: found.length }
    })
    const sum = (of: (one: (typeof seen)[number]) => number): number => seen.reduce((all, one) => all + of(one), 0)
    const figures = {
      found: percent(
        sum(({ met }) => met),
        sum(({ wants }) => wants),
      ),
      noWant: percent(
        sum(({ extra }) => extra),
        sum(({ found }) => found),
      ),
      inNumber: percent(seen.filter(({ wants, found }) => wants === found).length, seen.length),
    }
    process.stdout.write(`${name}: ${JSON.stringify(figures)}; first run: ${firstRun}\n`)
    expect(figures.found).toBeGreaterThanOrEqual(80)
    expect(figures.noWant).toBeLessThanOrEqual(10)
  },
)
