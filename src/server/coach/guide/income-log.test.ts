import { expect, test } from 'vitest'
import { converse } from './conversation.testing.ts'
import { blankFacts } from './blank-request.ts'
import { loadGuide } from './guide.ts'

const guide = await loadGuide()
const ask = (message: string) => converse(guide, [message], blankFacts)[0]

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
