import { expect, test } from 'vitest'
import type { CoachProposal } from '#contract/coach.ts'
import { fieldsOf, withFields } from './card-fields.ts'

const income: CoachProposal = {
  kind: 'income',
  title: 'Etsy',
  amount: '20',
  currency: 'USD',
  earnedOn: '2026-11-24',
  hours: null,
}
const goal: CoachProposal = {
  kind: 'goal',
  title: 'A trip',
  category: 'financial',
  goalKind: 'amount',
  targetValue: '900',
  currency: 'USD',
  targetDate: null,
}
const saved = (proposal: CoachProposal, changed: Readonly<Record<string, string>>) =>
  withFields(proposal, {
    ...Object.fromEntries(fieldsOf(proposal).map(({ name, value }) => [name, value])),
    ...changed,
  })

test.each([
  ['1,500', '1500'],
  ['1,250.50', '1250.50'],
  ['1.250,50', '1250.50'],
  ['$1,500', '1500'],
  ['20,5', '20.5'],
  [' 75 ', '75'],
])('an amount that is edited to %j is saved as %s', (written, amount) => {
  expect(saved(income, { amount: written })).toEqual({ ...income, amount })
  expect(saved(goal, { targetValue: written })).toEqual({ ...goal, targetValue: amount })
})

test('a card that is saved as it stands stays the same', () => {
  for (const proposal of [income, goal]) expect(saved(proposal, {})).toEqual(proposal)
})
