import { expect, test } from 'vitest'
import { conversationsWith } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'

const { lastReply } = conversationsWith(await loadGuide())

test.each([
  [
    'They asked me to take on more hours at the office and we could use the money but I’m already worn out. How should I decide',
    '- Take the extra hours\n- Keep the hours you have',
  ],
  [
    'They offered me full time but I’d lose my mornings with my daughter. how should I decide',
    '- Go full time\n- Keep the hours you have',
  ],
  [
    'I got offered a night shift with better pay but I’d never see my husband. how do I make this decision',
    '- Take the night shift\n- Keep the shift you have',
  ],
])('how to decide on what is offered begins with the two ways: %s', (message, ways) => {
  const { response, reply } = lastReply(message)
  expect(response).toContain(ways)
  expect(reply.state.coaching?.kind).toBe('decide')
  expect(reply.state.topic).toBeNull()
})

test.each([
  'we were offered a spot at the other school but it’s 40 minutes away. How should we decide',
  'the neighbors asked us to go in on a fence and it’s a lot of money. how should we decide',
  'They asked me to take more hours or a night shift. how do I decide',
])('where the ways are not sure, it is thought through by questions: %s', (message) => {
  const { reply } = lastReply(message)
  expect(reply.state.coaching?.kind).toBe('think-aloud')
  expect(reply.state.topic).toBeNull()
})

test('no offer begins no decision', () => {
  expect(lastReply('how do I decide what to cook').reply.state.coaching?.kind).not.toBe('decide')
})

test.each([
  'I keep starting to eat better and then quit by Wednesday, how do I stick with it when everyone around me is eating pizza',
  'I start a budget every month and give up in a week, how do I keep going with it when my husband won’t',
])('how to stick with something is no decision: %s', (message) => {
  const { response, reply } = lastReply(message)
  expect(response).not.toMatch(/can’t weigh/)
  expect(reply.state.offered.length).toBeGreaterThan(0)
})
