import { expect, test } from 'vitest'
import { conversationsWith } from '../../../guide/conversation.testing.ts'
import { loadGuide } from '../../../guide/guide.ts'

const { allReplies, lastReply } = conversationsWith(await loadGuide())
const draft = (...messages: string[]): string => lastReply(...messages).response

test.each([
  [
    'my deskmate keeps eating my lunch and its getting old, how do i bring it up to her',
    'You’ve been eating my lunch, and it’s wearing on me.',
  ],
  ['my roommate never takes out the trash what do i say to her', 'Could you please take out the trash?'],
  ['my uncle makes jokes about my cooking how do i ask him to stop', 'You make jokes about my cooking'],
  [
    'my boyfriend sits on the couch while i cook and clean, how do i bring it up',
    'When you sit on the couch while I cook and clean, it all lands on me',
  ],
  [
    'my sister keeps booking trips for grandma without asking me, what do i say to her',
    'Could you please check with me first?',
  ],
  ['my neighbor parks in my spot every night what do i say', 'You park in my spot every night'],
  [
    'my neighbor is always late bringing the trash cans back, what do i text him',
    'You’ve been late bringing the trash cans back',
  ],
])('what somebody does is said to them, with what is wanted instead: %s', (message, words) => {
  expect(draft(message)).toContain(words)
  expect(draft(message)).not.toMatch(/ten minutes|looking for a fight/)
})

test.each([
  [
    'my girls dad canceled his weekend again and my daughter is heartbroken, what do i tell her',
    /isn’t your fault|not because of anything you did/,
  ],
  ['our cat died last night what do i say to my 5 yr old', /Our cat died/],
  ['my son didnt get invited to the party and hes crying what do i say to him', /There’s nothing wrong with you/],
  ['i yelled at my kids before school, what can i say to them', /I’m sorry I yelled/],
])('a child gets words for a child: %s', (message, words) => {
  expect(draft(message)).toMatch(words)
})

test.each([
  [
    'my sister wants more money, i already gave her 200 last week. how do i say no to her',
    'I already gave you $200 last week',
  ],
  [
    'how do i ask my supervisor for a raise, been here 3 years and im at 17 an hour',
    'I’ve been here 3 years at $17 an hour',
  ],
  ['write an email to my boss asking to go part time in january', 'I’d like to go part-time in January'],
  ['a client of mine is behind on paying me what do i text her', 'Could you get that caught up by [date]?'],
  ['write a note to my aunt saying please dont bring candy, the kids get too wild', 'Please don’t bring candy'],
  [
    'write a text to my cousin saying i cant be in the shower planning anymore i just dont have the time',
    'I’m sorry, but I can’t be in the shower planning anymore. I just don’t have the time.',
  ],
  ['write a text to my brother in law saying he cant smoke in my house', 'Please don’t smoke in my house'],
  [
    'email to the social worker asking for the meeting dates in writing',
    'Could you please send me the meeting dates in writing by [date]?',
  ],
  ['write a note to my sons teacher that he was sick on monday', 'my son was out sick on Monday'],
  ['help me write a text to cancel my nail appointment friday', 'I need to cancel my nail appointment on Friday'],
])('the draft holds what was told: %s', (message, words) => {
  expect(draft(message)).toContain(words)
})

test('what a partner’s family does is brought up with the partner', () => {
  expect(
    draft('his mom calls during dinner every night and he always answers. how do i talk to him about it'),
  ).toContain('Your mom calls during dinner every night, and you always answer')
})

test('it gets softer, firmer and shorter', () => {
  const replies = allReplies(
    'my roommate never takes out the trash what do i say to her',
    'softer',
    'firmer',
    'shorter',
  )
  const [, softer, firmer, shorter] = replies.map(({ response }) => response)
  expect(softer).toContain('isn’t about blame')
  expect(firmer).toContain('I need you to take out the trash')
  expect(shorter).toContain('Could you please take out the trash?')
})

test.each([
  'how do i tell if my bread is done',
  'my husband left me what do i say to him',
  'write in my journal that my boss yelled at me',
  'my daughter says she hates school every morning. what can i tell her',
  'how do i get my kids to listen',
])('nothing is said to somebody that wasn’t meant for them: %s', (message) => {
  expect(draft(message)).not.toMatch(/> “?.*\byou(?:’ve been)? (?:left|say|yelled|listen)\b/i)
})

test('a holiday that can’t be at the user’s is told with what it means, and a hand instead', () => {
  const words = draft('write a text to my sister in law saying we cant host christmas this year without making her mad')
  expect(words).toContain('I know how much this means to all of us.')
  expect(words).toContain('we can’t host Christmas this year')
  expect(words).toContain('Could we bring a dish, or help some other way wherever it ends up?')
})

test.each([
  'write a message to my neighbor saying i cant watch her cats in july',
  'write a text to the lady from choir saying i cant bake for the sale',
])('thanks come once: %s', (message) => {
  expect(draft(message).match(/Thank you/g)).toHaveLength(1)
})
