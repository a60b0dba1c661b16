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
  ['add $300 income, I sold the crib', ['income']],
])('what was spent is no income, and is said to be nothing the log keeps: %s', (message, expected) => {
  expect(asked(message)).toEqual(expected)
})
