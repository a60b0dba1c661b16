import { expect, test } from 'vitest'
import { conversationsWith } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'
import { readDraftRequest } from './message-drafts/read-draft-request.ts'

const { replyTo } = conversationsWith(await loadGuide())

test.each([
  ['i work nights at a plant and cant fall asleep when i get home, what helps', /your body takes it for morning/],
  [
    'my knees hurt when i walk but i want to lose 30 pounds, what exercise can i do',
    /your knees don’t have to pay for it/,
  ],
  ['easy exercises i can do in a wheelchair', /All of this is done sitting/],
  ['quick dinner for one, no stove just a microwave', /A microwave’s enough/],
  ['how do i get my toddler to bed when i get home from work at 8', /before you’re in the door/],
  ['how do i lose weight when i work nights', /^On nights,/],
  ['what can i make for dinner this week with only 40 dollars left', /They’re the cheap ones first/],
  ['bad knees, what workouts can i do at home', /a high chair, a counter and the floor/],
  ['i work full time with two toddlers, how do i keep the house clean', /With work on top/],
  ['my 15 year old stopped talking to me, do i push or leave him alone', /Neither one/],
  [
    'my cousin borrowed 300 from me and acts like nothing happened. it was for my rent. how do i bring it up',
    /The 300 was/,
  ],
  [
    'my husband told his parents yes they can stay a month without asking me, what do i say to him',
    /Start with the deciding/,
  ],
])('what was named is taken up: %s', (message, form) => {
  expect(replyTo(message)).toMatch(form)
})

test.each([
  ['i want to lose 20 pounds, how do i start', /knees/],
  ['gift for my mom under 25 dollars', /every month|digital/],
  ['i cant drive at night, what can i do for fun on a friday', /ABC order/],
  ['plan dinners for the week', /cheap ones/],
  ['easy exercises i can do at home', /done sitting/],
  ['i cant fall asleep at night, what helps', /takes it for morning/],
  ['how do i keep the house clean with 3 kids', /With kids that small/],
  ['i borrowed 300 from my cousin, how do i bring it up that i need more time', /was yours before/],
  ['my husband said yes to the new job, what do i say to him', /Start with the deciding/],
])('what wasn’t named is not: %s', (message, wrong) => {
  expect(replyTo(message)).not.toMatch(wrong)
})

test.each([
  ['i took all three kids to the shop with me today, school was closed', /two jobs|a lot for one|day and a half/],
  ['car died on the way and then we were short staffed all night', /ride|late start/],
  ['nope. not meditating today', /not today|day off|skipped day/],
])('what was told is met as a whole: %s', (message, form) => {
  expect(replyTo(message)).toMatch(form)
})

test.each([
  ['i took the kids to the office party and it was fun', /two jobs/],
  ['why am i not walking today', /skipped day|Then not today|day off/],
  ['not meditating today, my dad died', /skipped day|Then not today|day off/],
])('what only sounds like it is not: %s', (message, wrong) => {
  expect(replyTo(message)).not.toMatch(wrong)
})

test.each([
  [
    'write my boss something about leaving early on mondays for my sons speech therapy',
    /^I can leave early on mondays for my son’s speech therapy$/i,
    'if',
  ],
  [
    'write an email to my manager about taking next friday off for a wedding',
    /^I can take next friday off for a wedding$/i,
    'if',
  ],
  ['write a text to my husband about helping more with the kids', /^help more with the kids$/i, 'to'],
  ['write a text to my neighbor about turning down his music after 10', /^turn down your music after 10$/i, 'to'],
  ['write a text to my brother about splitting the bills', /^we can split the bills$/i, 'if'],
])('what a message is about is asked for: %s', (message, what, form) => {
  expect(readDraftRequest(message)?.ask).toEqual({ form, what: expect.stringMatching(what) })
})

test.each([
  'write an email to my supervisor about leaving the company',
  'write a text to my boss about working with Dana',
  'write a text to my sister about leaving early',
  'write a text to my sister about helping me move last week, thank her',
  'write a text to my brother about splitting up with Jo',
])('another matter is not: %s', (message) => {
  expect(readDraftRequest(message)?.ask ?? null).toBeNull()
})
