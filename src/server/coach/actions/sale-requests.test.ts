import { expect, test } from 'vitest'
import { conversationsWith } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'

const { lastReply } = conversationsWith(await loadGuide())

test.each([
  ['I sold 14 loaves this morning at 11 each, put that in for today', [['14 loaves', '154.00', '2026-11-21']]],
  [
    'I sold two more yesterday, the log cabin for $240 and a baby quilt for $85. Please put those down',
    [
      ['Log cabin', '240.00', '2026-11-20'],
      ['A baby quilt', '85.00', '2026-11-20'],
    ],
  ],
])('what was sold for a price is income, a line for each thing: %s', (message, lines) => {
  const { reply, response } = lastReply(message)
  expect(reply.cards).toHaveLength(lines.length)
  for (const [at, [title, amount, earnedOn]] of lines.entries())
    expect(reply.cards[at]).toMatchObject({ kind: 'income', title, amount, earnedOn })
  expect(response).not.toMatch(/has passed|What should it say/)
})

test.each([
  ['Log $140 for the babysitting I did for my neighbor this week, she paid me today', 'Babysitting for my neighbor'],
  ['put in $140 from the extra shift I picked up Sunday', 'Extra shift'],
  [
    'log 60 dollars from the cookies that I made for Dana’s party last weekend, she venmoed me',
    'Cookies for Dana’s party',
  ],
  ['I made $95 from the alterations I finished for Mrs. Lee this week', 'Alterations for Mrs. Lee'],
  ['log $75 for a haircut I did for my cousin', 'Haircut for my cousin'],
  ['add $40 from the Lees to my income', 'The Lees'],
])(
  'an income card is called by what it was for, not by who did it, when, and how it was paid: %s',
  (message, title) => {
    expect(lastReply(message).reply.cards).toMatchObject([{ kind: 'income', title }])
  },
)
