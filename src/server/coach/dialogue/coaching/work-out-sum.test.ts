import { expect, test } from 'vitest'
import { conversationsWith } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'

const { lastReply } = conversationsWith(await loadGuide())

test.each(['how long until Christmas?', 'how do I work out my abs', 'work out my feelings'])(
  'what is not about money is no sum: %s',
  (message) => {
    expect(lastReply(message).reply.state.coaching?.kind).not.toBe('work-out-sum')
  },
)

test('what the opening tells is not asked again', () => {
  const { reply } = lastReply('can I afford a used bike for $900?')
  expect(reply.state.coaching).toMatchObject({ kind: 'work-out-sum', asked: 'in', slots: { for: '900' } })
  expect(lastReply('can I afford a used bike for $900?', '2800', '2000 rent and bills').response).toContain('**$800**')
})

test('where all three are told, the sum is worked out at once', () => {
  const { response } = lastReply('can I afford a vacation for $1,500? I make 2800 and rent is 1100')
  expect(response).toContain('$2,800 − $1,100 = **$1,700**')
})

test('feelings are sorted out by thinking aloud', () => {
  expect(lastReply('work out my feelings').reply.state.coaching?.kind).toBe('think-aloud')
})
