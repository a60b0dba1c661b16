import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { blankRequest } from '../guide/blank-request.ts'
import { loadGuide } from '../guide/guide.ts'
import { readPassages } from '../guide/passage.ts'
import { createSituationFinder } from './find-situation.ts'

const line = z.object({ text: z.string(), right: z.array(z.string()) })

/** Messages of a writer outside the training, one a line, each with its possible situations; none if it isn't a situation. */
const judge = (await readFile(new URL('evaluation/told.k1.jsonl', import.meta.url), 'utf8'))
  .trim()
  .split('\n')
  .map((text) => line.parse(JSON.parse(text)))
const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10

test('what is only told is met for what it is, by messages of a writer that no training has seen', async () => {
  const findSituation = createSituationFinder(await readPassages())
  const known = judge.filter(({ right }) => right.length > 0)
  const seen = known.map(({ text, right }) => {
    const told = findSituation(text)
    return { isRight: right.includes(told?.situation.id ?? ''), isSure: (told?.probability ?? 0) >= 0.35 }
  })
  const of = (is: (one: (typeof seen)[number]) => boolean) => percent(seen.filter(is).length, seen.length)
  const figures = {
    messages: known.length,
    first: of(({ isRight }) => isRight),
    given: of(({ isRight, isSure }) => isSure && isRight),
    wrong: of(({ isRight, isSure }) => isSure && !isRight),
  }
  process.stdout.write(
    `situations, judge K1: ${JSON.stringify(figures)}; first run, trained on seven of today’s eighteen writers: 55.6 % first\n`,
  )
  expect(figures.first).toBeGreaterThanOrEqual(65)
  expect(figures.wrong).toBeLessThanOrEqual(15)
})

test('what is only told is hardly ever refused', async () => {
  const guide = await loadGuide()
  const replies = await Promise.all(judge.map(({ text }) => guide.answer({ ...blankRequest, message: text })))
  const refused = replies.filter(({ text }) =>
    /don’t have anything on|didn’t follow|lost me|outside what I know/.test(text),
  )
  process.stdout.write(`situations, judge K1: ${refused.length} of ${replies.length} refused\n`)
  expect(refused.length).toBeLessThanOrEqual(20)
})
