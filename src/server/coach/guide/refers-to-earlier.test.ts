import { expect, test } from 'vitest'
import { conversationsWith } from './conversation.testing.ts'
import { loadGuide } from './guide.ts'
import { pointsToEarlier } from './refers-to-earlier.ts'

test.each([
  'what should i do about it',
  'can he do that',
  'and if they say no',
  'is it ok that he left',
  'but my boss does it too',
])('what only an earlier message names is pointed to: %s', (message) => {
  expect(pointsToEarlier(message)).toBe(true)
})

test.each([
  'how do i make a budget that i actually stick to',
  'is it too late to change careers at 45',
  'my sister owes me money and won’t pay it back',
  'how do I get through this week',
  'how long does it take to build a habit',
])('a pronoun for what the message names itself, or for nothing, points to no earlier one: %s', (message) => {
  expect(pointsToEarlier(message)).toBe(false)
})

const { lastReply } = conversationsWith(await loadGuide())

test.each(['how do i start a budget', 'is it too late to change careers at 45'])(
  'after a greeting a question gets the same matter as before any: %s',
  (message) => {
    const { topic } = lastReply(message).reply.state
    expect(topic).not.toBeNull()
    expect(lastReply('hi', message).reply.state.topic?.id).toBe(topic?.id)
  },
)
