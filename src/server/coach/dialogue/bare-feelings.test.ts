import { expect, test } from 'vitest'
import { conversationsWith } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'

const { lastReply } = conversationsWith(await loadGuide())

test.each([
  'feeling kinda low',
  'so tired today',
  'kinda anxious rn bc renewals are piling up',
  'mad at everyone',
  'ugh today was rough',
  'i feel off',
  'meh',
  'feeling good today',
])('a feeling that is told in a few words is met, and asked about: %s', (message) => {
  const { response, reply } = lastReply(message)
  expect(response).not.toMatch(/don’t have anything|didn’t follow/)
  expect(reply.state.question?.purpose).toBe('heard')
  expect(reply.isFree).toBe(true)
})

test.each(['tired of cooking, any ideas', 'sad movie ideas for tonight?', 'good books about grief'])(
  'the same word in a question or a subject is no feeling: %s',
  (message) => {
    expect(lastReply(message).reply.state.question?.purpose).not.toBe('heard')
  },
)
