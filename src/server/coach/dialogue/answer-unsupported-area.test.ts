import { expect, test } from 'vitest'
import { conversationsWith } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'

const { lastReply } = conversationsWith(await loadGuide())

test.each([
  ['spent 84.17 at kroger today', /so I can’t log what you spend/],
  ['gas yesterday 36.50 at the racetrac', /so I can’t log what you spend/],
  ['62.18 at frys just now, groceries', /so I can’t log what you spend/],
  ['had lunch w Tasha yesterday 18.75 plus 6 for parking', /so I can’t log what you spend/],
  ['whats the biggest thing I bought this month', /not what you spend/],
  ['oops that one was supposed to be 48.17 not 84.17', /can’t change an amount from here/],
  ['which bills are left to pay this month', /doesn’t keep bills/],
  ['netflix went up, its 17.99 now', /doesn’t keep bills/],
  ['how much is left in the grocery budget', /doesn’t keep a budget/],
  ['Hold me to 75 a month on eating out', /doesn’t keep a budget/],
  ['5 hrs sleep last night, knee kept waking me up', /doesn’t track sleep/],
  ['Slept like garbage, maybe 5 hrs', /doesn’t track sleep/],
  ['in bed 10:40, up at 6:15', /doesn’t track sleep/],
  ['Did the water bill get paid yet', /doesn’t keep bills/],
  ['worst night of sleep last week, which was it', /doesn’t track sleep/],
  ['what’s the most I’ve slept', /doesn’t track sleep/],
  ['whats the least ive slept this month', /doesn’t track sleep/],
])(
  'money that went out, bills, budgets and sleep are said to have no place here, and get no card: %s',
  (message, said) => {
    const { response, reply } = lastReply(message)
    expect(response).toMatch(said)
    expect(reply.cards).toEqual([])
    expect(reply.isFree).toBe(true)
  },
)

test('after a greeting and its question, too', () => {
  expect(lastReply('hi', 'i slept 6 hours').response).toMatch(/doesn’t track sleep/)
  expect(lastReply('hi', 'what bills are due this week').response).toMatch(/doesn’t keep bills/)
})

test('what was spent can be kept in the journal, in the same words', () => {
  const { proposal } = lastReply('spent 84.17 at kroger today', 'Put that in my journal')
  expect(proposal).toMatchObject({ kind: 'entry', content: 'spent 84.17 at kroger today' })
})

test.each([
  'how do I stick to my budget',
  'I slept 3 hours and I feel awful, what should I do',
  'I spent 84.17 at Kroger. Add eggs to my grocery list',
])('where advice or something else is asked for, that is answered: %s', (message) => {
  expect(lastReply(message).response).not.toMatch(/doesn’t keep|doesn’t track|log what you spend/)
})
