import { expect, test } from 'vitest'
import type { CoachProposal } from '#contract/coach.ts'
import { conversationsWith } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'

const guide = await loadGuide()

const { lastReply } = conversationsWith(guide, 'gentle')
const brief = (proposal: CoachProposal | null): string =>
  proposal?.kind === 'task' ? `${proposal.title} | ${proposal.dueDate} | ${proposal.time}` : String(proposal?.kind)

const vet = 'add call the vet monday at 9'

test.each([
  [[vet, 'make it 10:30'], 'Call the vet | 2026-11-23 | 10:30'],
  [[vet, 'actually make that thursday'], 'Call the vet | 2026-11-26 | 09:00'],
  [[vet, 'no, friday'], 'Call the vet | 2026-11-27 | 09:00'],
  [[vet, 'no i meant 11am'], 'Call the vet | 2026-11-23 | 11:00'],
  [[vet, 'make it tomorrow at 4 instead'], 'Call the vet | 2026-11-22 | 16:00'],
  [[vet, 'call it Shots for Pepper'], 'Shots for Pepper | 2026-11-23 | 09:00'],
  [[vet, 'and another one for friday too'], 'Call the vet | 2026-11-27 | 09:00'],
  [[vet, 'change that to the groomer not the vet'], 'Call the groomer | 2026-11-23 | 09:00'],
  [[vet, 'wait not 9, they open late. 10:30'], 'Call the vet | 2026-11-23 | 10:30'],
  [[vet, 'and remind me that morning to feed Pepper late'], 'Feed Pepper late | 2026-11-23 | null'],
  [[vet, 'no, friday', 'make it noon'], 'Call the vet | 2026-11-27 | 12:00'],
])('the next message changes the card above it: %s', (messages, wanted) => {
  expect(brief(lastReply(...messages).proposal)).toBe(wanted)
})

test.each([
  [['put in 128 for the pizzelle', 'no sorry 112. marge took 2 dozen not 4'], '112.00'],
  [['I earned $120 from tutoring', 'make that 90'], '90.00'],
  [['I earned $120 from tutoring', 'it was 12 kids'], undefined],
])('an amount is put right by the next message: %s', (messages, amount) => {
  const { proposal } = lastReply(...messages)
  expect(proposal?.kind === 'income' ? proposal.amount : undefined).toBe(amount)
})

test('what should be at an hour of a day and is nowhere yet is offered as new', () => {
  const { proposal, response } = lastReply(
    'the shop called. make the oil change sunday at noon, I’ll go right from church',
  )
  expect(brief(proposal)).toBe('Oil change | 2026-11-22 | 12:00')
  expect(response).toContain('I can’t find “Oil change” in your planner, so this card would make a new one.')
})

test('a card is made to repeat by the next message', () => {
  expect(lastReply(vet, 'make that every month').proposal).toMatchObject({
    title: 'Call the vet',
    repeat: 'FREQ=MONTHLY',
  })
})

test('a card is added by a tap alone, and that is said', () => {
  const { proposal, response } = lastReply(vet, 'ok add it')
  expect(proposal).toBeNull()
  expect(response).toMatch(/Tap it to add it/)
})

test.each(['no, the other one', 'make it 10:30', 'move the second one to friday'])(
  'what points at nothing is asked for by its name: %s',
  (message) => {
    expect(lastReply(message).response).toMatch(/not sure which one you mean/)
  },
)

test('what was advised becomes the card, with the day that is named, and so does what was asked how to do', () => {
  const advised = lastReply(
    'How do I keep my kitchen clean? There are dishes every night',
    'ok add that for saturday morning',
  )
  expect(brief(advised.proposal)).toMatch(/\| 2026-11-28 \|/)
  expect(advised.response).toMatch(/for Saturday, November 28/)
  const asked = lastReply('how do i ask my aunt for her pie recipe', 'put that in my planner for thursday at 9')
  expect(brief(asked.proposal)).toBe('Ask my aunt for her pie recipe | 2026-11-26 | 09:00')
})

test('a request and a question besides are both answered', () => {
  const { proposal, response } = lastReply(
    'Add the vet friday at 9. Also, how do I fall asleep when I can’t stop thinking?',
  )
  expect(brief(proposal)).toBe('Vet | 2026-11-27 | 09:00')
  expect(response.split('\n\n').length).toBeGreaterThan(2)
})

test('a timer is said to be nothing that can be set', () => {
  expect(lastReply('set a timer for 10 minutes').response).toMatch(/can’t set a timer/)
})

const several = 'tasks for monday: invoice Kay, order more cloths, call Renee back about the keys'
test.each([
  [[several, 'for the cloths one, make it Tuesday instead'], 'Order more cloths | 2026-11-24 | null'],
  [
    [several, 'what helps with stress?', 'make the Renee one 3:45 they called'],
    'Call Renee back about the keys | 2026-11-23 | 15:45',
  ],
  [[several, 'move the invoice thing to wednesday, she is out'], 'Invoice Kay | 2026-11-25 | null'],
])('a card that was not added yet is changed by its name: %s', (messages, wanted) => {
  const { proposal, response } = lastReply(...messages)
  expect(brief(proposal)).toBe(wanted)
  expect(response).toMatch(/This card for “[^”]+” replaces the one above/)
})

test.each([
  'actually scratch the cloths one',
  'never mind about the cloths',
  'take the cloths back off, Don bought some',
])('a card that is not wanted any more is left alone: %s', (message) => {
  const { proposal, response } = lastReply(several, message)
  expect(proposal).toBeNull()
  expect(response).toMatch(/leave “Order more cloths” be/)
})

test('what was told or drafted just before becomes the task that is pointed at', () => {
  const told = lastReply(
    'ugh, i need to call the vet about Pepper tomorrow and i keep putting it off',
    'add that to my tasks',
  )
  expect(brief(told.proposal)).toBe('Call the vet about Pepper | 2026-11-22 | null')
  const drafted = lastReply(
    'can you write me a text to Pete? I want him to bring the turkey',
    'put that on my tasks for friday',
  )
  expect(brief(drafted.proposal)).toBe('Send the text to Pete | 2026-11-27 | null')
})

test('what was forgotten is named, with the cards that were never added', () => {
  expect(lastReply(several, 'did I forget anything?').response).toMatch(/not added yet:\n\n- “Invoice Kay”.*\n- “Order/)
})

test('what is added after items goes on the same list, and talk does not', () => {
  expect(lastReply('add eggs and flour to my list', 'and butter').proposal).toMatchObject({
    kind: 'item',
    title: 'butter',
  })
  expect(lastReply('add eggs and flour to my list', 'and I feel tired').proposal).toBeNull()
})

const groceries = 'put on my shopping list: celery, 3 bags of cubed bread, brown sugar, eggs, oat milk for kiki'

test.each([
  [
    'nvm take the celery and the bread off, Renee’s bringing the dressing',
    /Don’t tap “celery” and “3 bags of cubed bread”/,
    null,
  ],
  ['kiki says she’s going to her aunt’s so no oat milk', /Don’t tap “oat milk for kiki”/, null],
  ['make the eggs 3 dozen', /This card for “3 dozen eggs” replaces the one above/, '3 dozen eggs'],
  [
    'skip the celery and make it 2 oat milks',
    /Don’t tap “celery”[^]*This card for “2 oat milks” replaces the one above/,
    '2 oat milks',
  ],
])(
  'what is taken back or counted anew, of things that aren’t on the list yet, is said: %s',
  (message, wanted, made) => {
    const { response, proposal } = lastReply(groceries, message)
    expect(response).toMatch(wanted)
    expect(proposal?.kind === 'item' ? proposal.title.toLowerCase() : null).toBe(made)
  },
)

test.each(['no idea what to cook', 'take my mom off the guest list in my head', 'I don’t need advice'])(
  'what names none of the things changes none of them: %s',
  (message) => {
    expect(lastReply(groceries, message).response).not.toMatch(/Don’t tap|instead of its card/)
  },
)
