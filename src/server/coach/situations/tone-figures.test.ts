import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sharesOfTones, sureToneOf, toldTones } from './tone-classifier.ts'

const line = z.object({ text: z.string(), tone: z.enum(toldTones) })

/** Messages of three writers outside the training, a line each, with how the writer feels. */
const readJudge = async (name: string) =>
  (await readFile(new URL(`evaluation/${name}.jsonl`, import.meta.url), 'utf8'))
    .trim()
    .split('\n')
    .map((text) => line.parse(JSON.parse(text)))

const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10

test.each([
  ['tones.l1', '82.5 % right, 141 of 200 sure, of these 90.8 % right, 7 glad for hard or hard for glad'],
  ['tones.l2', '75.8 % right, 75 of 120 sure, of these 84 % right, 3 glad for hard or hard for glad'],
  ['tones.l3', '66.7 % right, 70 of 120 sure, of these 85.7 % right, 1 glad for hard or hard for glad'],
])('how a telling sounds is heard, by messages of a writer that no training has seen: %s', async (name, firstRun) => {
  const seen = (await readJudge(name)).map(({ text, tone }) => {
    const shares = sharesOfTones(text)
    const likeliest = toldTones.reduce((one, other) => (shares[other] > shares[one] ? other : one))
    return { tone, isRight: likeliest === tone, sure: sureToneOf(text) }
  })
  const sure = seen.filter((one) => one.sure !== null)
  const isOpposite = (one: (typeof seen)[number]) =>
    (one.sure === 'good' && one.tone === 'hard') || (one.sure === 'hard' && one.tone === 'good')
  const figures = {
    right: percent(seen.filter(({ isRight }) => isRight).length, seen.length),
    sure: sure.length,
    sureAndRight: percent(sure.filter((one) => one.sure === one.tone).length, sure.length),
    opposite: sure.filter(isOpposite).length,
  }
  process.stdout.write(`${name}: ${JSON.stringify(figures)}; first run: ${firstRun}\n`)
  expect(figures.right).toBeGreaterThanOrEqual(65)
  expect(figures.sureAndRight).toBeGreaterThanOrEqual(80)
  expect(percent(figures.opposite, seen.length)).toBeLessThanOrEqual(5)
})
