import { expect, test } from 'vitest'
import { conversationsWith } from './conversation.testing.ts'
import { loadGuide } from './guide.ts'

const { allReplies, lastReply } = conversationsWith(await loadGuide())

test('what is told at some length is met, then has the short of its matter, and both are a tap away', () => {
  const { reply, response, proposal } = lastReply(
    "I keep saying yes to every single favor at my kids' school and now I have no evenings left for myself at all",
  )
  expect(reply.state.offered).toEqual(['calendar-audit'])
  expect(response).toContain('here’s the short of what I have:\n\n- **Too many commitments:**')
  expect(reply.state.choices).toEqual(['Too many commitments', 'Just listen', 'Put that in my journal'])
  expect(proposal).toBeNull()
})

test.each([
  'how do I get my husband to help more with the kids',
  'how do I plan my day better',
  'how can I be a better mother',
  'how do I become a more patient wife',
])('a question of one’s own life that nothing written fits is thought through: %s', (message) => {
  const { reply, response } = lastReply(message)
  expect(response).not.toMatch(/don’t have anything on that/)
  expect(reply.state.coaching?.kind).toBe('open-door')
  expect(reply.cards).toEqual([])
})

test.each(['how do I reset my router', 'how do I convert a pdf'])(
  'what is no question of a life is not: %s',
  (message) => {
    expect(lastReply(message).response).toMatch(/don’t have anything on that/)
  },
)

test.each(['I feel awful', 'feeling terrible today'])('a bad feeling in a few words is met: %s', (message) => {
  expect(lastReply(message).reply.state.question?.purpose).toBe('heard')
})

test('advice on nothing named is asked what it is about', () => {
  const { reply } = lastReply('I need advice')
  expect(reply.state.topic).toBeNull()
  expect(reply.state.question?.purpose).toBe('topic')
})

test.each(['hi, how do I ask for a raise', 'Good evening Luxee, how do I ask for a raise'])(
  'a greeting hides no question: %s',
  (message) => {
    expect(lastReply(message).response).toBe(lastReply('how do I ask for a raise').response)
  },
)

test.each(['Good morning routine ideas', 'hi there'])('only a greeting is taken off: %s', (message) => {
  const { reply } = lastReply(message)
  expect(reply.state.topic?.id ?? reply.state.question?.purpose).toMatch(/first-quarter-hour|morning-routine|topic/)
})

test('which of two matters it is, is asked with the short of each, before any of them is opened', () => {
  const { response, reply } = lastReply('how do I grieve my dad')
  expect(response).toMatch(/^- \*\*[^*]+:\*\* .+\n- \*\*[^*]+:\*\* .+\n\nIs this more about [^.]+\?$/)
  expect(reply.state.topic).toBeNull()
  expect(reply.state.choices).toHaveLength(3)
})

test('a question gets its card with a tap, not before', () => {
  const [asked, tapped] = allReplies('how do I begin a budget', 'Add it to my planner')
  expect(asked?.reply.cards).toEqual([])
  expect(asked?.response).not.toMatch(/card below/)
  expect(asked?.reply.state.choices).toContain('Add it to my planner')
  expect(tapped?.proposal).toMatchObject({ kind: 'task', category: 'financial' })
})

test.each([
  'the best way to learn to say no',
  'what’s the best way to learn to say no to my mom',
  'whats the best way to learn to say no at work',
  'what’s the best way to learn to cook',
])('what is to be learned is no language: %s', (message) => {
  const { reply, response } = lastReply(message)
  expect([reply.state.topic?.id, ...reply.state.offered]).not.toContain('language-learn')
  expect(response).not.toMatch(/language beside/)
})

test.each(['how do i learn spanish', 'best way to learn a language'])('a language is: %s', (message) => {
  expect(lastReply(message).reply.state.topic?.id).toBe('language-learn')
})

test('a question that nothing surely fits gets the short of what it may be about, to choose from', () => {
  const asked = 'how do i get my dog and my toddler to get along, she pulls his tail'
  const { reply, response } = lastReply(asked)
  expect(response).toMatch(/^I’m not sure which of these fits best.+\n\n(?:- \*\*[^*]+:\*\* .+\n?){2,3}$/)
  expect(reply.state.choices.at(-1)).toBe('Something else')
  expect(lastReply(asked, reply.state.choices[0] ?? '').reply.state.topic?.id).toBe(reply.state.offered[0])
})

test('in everyday matters, when to see a professional is told with what may go wrong', () => {
  const [opened, wrong] = allReplies('how do I plan my own birthday', 'What if it goes wrong?')
  expect(opened?.reply.state.topic?.id).toBe('birthday-own')
  expect(opened?.response).not.toContain('When to get help')
  expect(wrong?.response).toContain('*When to get help:* If birthdays get you very low')
  expect(lastReply('what can I do when I can’t fall asleep').response).toContain('*When to get help:*')
})

test('what goes on has its matter, after a line that meets it; what happened has it in short', () => {
  const goesOn = lastReply('my daughter won’t do her homework')
  expect(goesOn.reply.state.topic?.id).toBe('homework-fights')
  const happened = lastReply('my husband and I had a big fight about money last night')
  expect(happened.reply.state.topic).toBeNull()
  expect(happened.reply.state.question?.purpose).toBe('heard')
  expect(happened.response).toContain('here’s the short of what I have')
})

test('with some detail a matter takes more certainty to be given as if it were right', () => {
  const { response } = lastReply('my ex has a new wife and my kids love her. how do i stop being jealous of them')
  expect(response).toMatch(/^If you mean/)
})
