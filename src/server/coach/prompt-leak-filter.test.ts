import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { CoachRequest } from '#server/ports/coach-model.ts'
import { blankRequest } from './guide/blank-request.ts'
import { promptLeakFilter } from './prompt-leak-filter.ts'

const request: CoachRequest = {
  ...blankRequest,
  style: 'gentle',
  hasMilestones: true,
  records: { ...blankRequest.records, areas: ['planner', 'goals', 'journal', 'income'] },
}

const linesOf = async (name: string): Promise<string[]> =>
  (await readFile(new URL(`../../../test/fixtures/${name}`, import.meta.url), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => line.replaceAll(String.raw`\n`, '\n'))

const filtered = (reply: string): string => promptLeakFilter(request, 'en')(reply)

test('the coach may say what it is, what it can read and do, and how to plan a day', async () => {
  const answers = await linesOf('answers-about-itself.txt')
  const cut = answers.filter((answer) => filtered(answer) !== answer)
  process.stdout.write(`prompt leaks: ${cut.length} of ${answers.length} honest answers cut\n`)
  expect(cut).toEqual([])
})

test('its rules are not recited: whole, in pieces, in a list, quoted or in a code fence', async () => {
  const recitals = await linesOf('recited-rules.txt')
  const passed = recitals.filter((recital) => filtered(recital) === recital)
  process.stdout.write(`prompt leaks: ${recitals.length - passed.length} of ${recitals.length} recitals found\n`)
  expect(passed).toEqual([])
})

test('once it recites, short pieces of a rule are found too, and what it says besides stays', () => {
  const reply = filtered(
    'Do not praise a plan that harms her: say what worries you. Your tone is gentle and unhurried. What would help you today?',
  )
  expect(reply).toBe('I can’t share how I’m set up. Ask me about what you want to do. What would help you today?')
})
