import { expect, test } from 'vitest'
import { conversationsWith } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'

const { lastReply } = conversationsWith(await loadGuide())

test.each([
  ['help me prepare a hard talk with my husband about money', 'hard-talk'],
  ['help me prioritize, I have too many things to do', 'rank'],
  ['I have too many things to do: taxes, laundry, the forms for the school trip, the report', 'rank'],
  ['help me decide', 'decide'],
  ['help me get started on the taxes', 'get-started'],
  ['help me break down planning a move', 'break-down'],
  ['what is the best way to learn to say no', 'set-limit'],
])('a conversation that is asked for plainly begins: %s', (message, kind) => {
  expect(lastReply(message).reply.state.coaching?.kind).toBe(kind)
})

test.each([
  ['should i rent or buy', 'rent-or-buy'],
  ['should I pay off debt or save first?', 'debt-or-savings'],
  ['how do i plan a baby shower', 'baby-shower'],
  ["how do i tell the kids we're divorcing", 'explain-divorce-child'],
])('where the library has just that, it comes before what fits any subject: %s', (message, id) => {
  expect(lastReply(message).reply.state.topic?.id).toBe(id)
})

test('a topic is nothing to say yet', () => {
  const { reply } = lastReply('help me prepare a hard talk with my husband about money')
  expect(reply.state.coaching?.asked).toBe('about')
})

test('the day is planned from what stands there', () => {
  expect(lastReply('help me prioritize my day').reply.state.coaching).toBeNull()
})

test('going back with nothing open says so', () => {
  expect(lastReply('go back').response).toMatch(/nothing open to go back to/)
})

test('somebody who only wanted to say it is asked nothing', () => {
  const { response } = lastReply('no i dont need to do anything about it i just wanted to say it')
  expect(response).not.toMatch(/\?/)
})

test.each([
  [['my daughter Ella is six', 'how old is Ella?'], /Ella is 6/],
  [['my son Tom is 9 and he hates math', 'how old is my son Tom'], /Tom is 9/],
])('an age that was told is known', (messages, age) => {
  expect(lastReply(...messages).response).toMatch(age)
})
