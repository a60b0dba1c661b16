import { expect, test } from 'vitest'
import type { CoachFacts } from '#server/ports/coach-model.ts'
import { converse, emptyFacts } from './conversation.testing.ts'
import { openGuide } from './guide.ts'

const guide = await openGuide()
const sums = { amount: '300', costs: '20', entries: 2, counted: 1, hours: '10', setAside: '56' }
const income = {
  thisMonth: [
    { ...sums, currency: 'USD', net: '280', perHour: '18.5' },
    { ...sums, currency: 'EUR', net: '40', entries: 1, counted: 0, hours: '0', perHour: null, setAside: null },
  ],
  lastMonth: [],
}
const ask = (message: string, facts: CoachFacts = { ...emptyFacts, income }) => converse(guide, [message], facts)[0]

test.each(['How much did I earn this month?', 'what have I made this month', 'How much do I earn an hour?'])(
  '“%s” is answered from the log exactly, each currency by itself',
  (message) => {
    const { response } = ask(message) ?? { response: '' }
    expect(response).toContain(
      'This month, $280 after costs, from 2 lines; $56 of it set aside for tax; $18.50 an hour over 10 hours',
    )
    expect(response).toContain('This month, €40 after costs, from one line')
    expect(response).not.toContain('320')
  },
)

test('without consent it says that the area is off, and with an empty log that there is nothing', () => {
  const asked = 'How much did I earn this month?'
  expect(ask(asked, emptyFacts)?.response).toContain('switched off')
  const nothing = { ...emptyFacts, income: { thisMonth: [], lastMonth: [] } }
  expect(ask(asked, nothing)?.response).toContain('no line for this month')
})

test.each([
  ['I earned $120 from tutoring in 3 hours', 'Tutoring', '120.00', 'USD', '3'],
  ['I just got paid 80 euros for a flyer.', 'A flyer', '80.00', 'EUR', null],
  ['Yesterday I made £1,250.50 from two albums', 'Two albums', '1250.50', 'GBP', null],
  ['log income: $45 from repairs', 'Repairs', '45.00', 'USD', null],
])('“%s” becomes a card for the log', (message, title, amount, currency, hours) => {
  expect(ask(message)?.proposal).toMatchObject({ kind: 'income', title, amount, currency, hours })
})

test.each([
  'How much can I earn with tutoring?',
  'I earned a rest today',
  'I made a mess of my week',
  'I made 3 new friends this month',
])('“%s” becomes none', (message) => {
  expect(ask(message)?.proposal?.kind).not.toBe('income')
})
