import { expect, test } from 'vitest'
import { readActions } from './read-actions.ts'

const context = {
  now: new Date('2026-11-22T15:00:00.000Z'),
  timeZone: 'America/New_York',
  today: '2026-11-22',
  hasMilestones: true,
  language: 'en',
} as const
const asked = (message: string): string[] =>
  readActions(message, context).map((one) =>
    one.do === 'add' ? one.proposal.kind : one.do === 'unable' ? one.why : one.do,
  )

test.each([
  ['spent 86.40 at kroger and 23 at target, log that pls', ['spending']],
  ['log $40 I spent on gas', ['spending']],
  [
    'furnace guy was $189 just to look. put that in my money log. remind me Friday at 7 to call him',
    ['spending', 'task'],
  ],
  ['log $40 from Kay', ['income']],
  ['the market was $212, put that in my income', ['income']],
  ['The Millers paid me 90. Record it', ['income']],
  ['put down 20 for gas', ['spending']],
  ['log it: I earn $21 an hour there', []],
  ['add $300 income, I sold the crib', ['income']],
])('spending is not income, and the answer says that there is no log of it: %s', (message, expected) => {
  expect(asked(message)).toEqual(expected)
})

test.each([
  ['put in 128 for the pizzelle, thats 16 dozen at 8', '128.00 USD Pizzelle 2026-11-22'],
  [
    'I dont think I ever put in the 96 dollars for driving the team to the game, that was friday the 20th. add that',
    '96.00 USD Driving the team to the game 2026-11-20',
  ],
])('a sum that came in is income of its day, never a task: %s', (message, expected) => {
  const [only, ...others] = readActions(message, context)
  const income = only?.do === 'add' && only.proposal.kind === 'income' ? only.proposal : undefined
  expect(others).toEqual([])
  expect([income?.amount, income?.currency, income?.title, income?.earnedOn].join(' ')).toBe(expected)
})
