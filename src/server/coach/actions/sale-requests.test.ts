import { expect, test } from 'vitest'
import { conversationsWith } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'

const { lastReply } = conversationsWith(await loadGuide())

test.each([
  ['I sold 14 loaves this morning at 11 each, put that in for today', [['14 loaves', '154.00', '2026-11-21']]],
  [
    'I sold two more yesterday, the log cabin for $240 and a baby quilt for $85. Please put those down',
    [
      ['The log cabin', '240.00', '2026-11-20'],
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
