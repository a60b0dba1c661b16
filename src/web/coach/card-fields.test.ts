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
const adjustment: CoachProposal = {
  kind: 'change',
  record: 'goal',
  id: '01a223b8-6432-7320-b214-4c02725b4c2c',
  title: 'A trip',
  dueDate: null,
  change: {
    act: 'adjust',
    title: 'A trip to Lisbon',
    target: { from: { value: '900', currency: 'USD' }, to: { value: '1200', currency: 'USD' } },
    targetDate: '2027-03-31',
  },
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
  for (const proposal of [income, goal, adjustment]) expect(saved(proposal, {})).toEqual(proposal)
})

test('of a goal’s change, what it changes is edited, and nothing else', () => {
  expect(fieldsOf(adjustment).map(({ label }) => label)).toEqual(['New name', 'Target in USD', 'Date'])
  const edited = saved(adjustment, { title: 'Porto', targetValue: '1,300', targetDate: '' })
  expect(edited).toMatchObject({
    change: {
      title: 'Porto',
      target: { from: { value: '900' }, to: { value: '1300', currency: 'USD' } },
      targetDate: null,
    },
  })
  const dated: CoachProposal = { ...adjustment, change: { act: 'adjust', targetDate: '2027-03-31' } }
  expect(fieldsOf(dated).map(({ name }) => name)).toEqual(['targetDate'])
  expect(saved(dated, {})).toEqual(dated)
})
