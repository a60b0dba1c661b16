import { expect, test } from 'vitest'
import { converse } from '../../guide/conversation.testing.ts'
import { openGuide } from '../../guide/guide.ts'

const guide = await openGuide()
const lastOf = (...messages: string[]): string => converse(guide, messages).at(-1)?.response ?? ''

const raise =
  'Write an email to Denise for me. I’d like to stay on but I want 58 and no closing shifts on Tuesdays because I coach my daughter. The offer was 54,500 a year. I don’t want to sound ungrateful'

test('an email says what was asked for, with its sums and days, and not how it is meant to sound', () => {
  const answer = lastOf(raise)
  expect(answer).toMatch(/> Hi Denise,/)
  expect(answer).toContain('I’d like $58,000 and no closing shifts on Tuesdays because I coach my daughter')
  expect(answer).not.toMatch(/ungrateful|54,500/)
})

test('a shorter and less formal one keeps the sum and the days', () => {
  const answer = lastOf(raise, 'make it shorter, less corporate')
  expect(answer).toMatch(/> Denise,\n>\n> .*\$58,000 and no closing shifts on Tuesdays/)
  expect(answer).not.toMatch(/Thanks/)
})

const furnace =
  'My cousin Irene owes me 900. Grandmas roof leaked in May, it was 2700 and we said we’d split it three ways. I paid Irenes on my card because she said she’d send it after payday. She just bought a new kayak. I don’t want a fight. Can you write me a text to her?'

test('what somebody owes is asked for with its sum and its reason, and without what would start a fight', () => {
  const answer = lastOf(furnace)
  expect(answer).toContain('Hi Irene, could you send me the $900 for Grandma’s roof?')
  expect(answer).toContain('I paid yours on my card because you said you’d send it after payday')
  expect(
    answer
      .split('\n')
      .filter((line) => line.startsWith('>'))
      .join(' '),
  ).not.toContain('kayak')
})

test('who may not have the money is asked for a part and a day', () => {
  expect(lastOf(furnace, 'and what if she’s broke?')).toMatch(/\$150 a month is fine.*6 months/s)
})

const rent =
  'My daughter Paula is 23 and works full time at the bank. She pays nothing and just bought a new phone. My husband says leave her alone. I want $200 a month starting in March. I want to bring it up on Sunday at lunch. What do I actually say?'

test('words to say aloud hold the ask, the day, and a line against pushback', () => {
  const answer = lastOf(rent)
  expect(answer).toContain('“Paula, ')
  expect(answer).toContain('I’d like $200 a month starting in March')
  expect(answer).toContain('On Sunday at lunch')
  expect(answer).toContain('Leave the phone out')
  expect(answer).toContain('Tell your husband before')
})

test.each([
  ['what if she says fine, then I’ll move out?', /not as a threat.*\$200 a month/s],
  ['and if she gets mad?', /argue with the feeling.*\$200 a month/s],
  ['what if she just tells my mom and gets her worked up?', /Mom, Paula and I/],
  ['ok but what if she doesn’t answer', /three days.*\$200 a month/s],
])('how it may be taken is answered with one sentence to say: %s', (message, expected) => {
  expect(lastOf(rent, message)).toMatch(expected)
})

test('terms between two are put to the one they are for, kindly where that is asked', () => {
  const answer = lastOf(
    'can you write a text to Bruno. I’m willing to keep the dog until June but nobody signs anything before I’ve seen the lease, and he needs to call the vet himself. not snotty',
  )
  expect(answer).toContain(
    'Hi Bruno, I’m willing to keep the dog until June, but nobody signs anything before I’ve seen the lease',
  )
  expect(answer).toContain('Could you call the vet yourself?')
})

test('who keeps coming late is asked for what would help, with the limit that was told', () => {
  const answer = lastOf(
    'A dad at my day care, Mr. Okafor, is late for pickup every single night and then I get in trouble with my director. I’m only allowed to stay until six. What do I say that isn’t ugly?',
  )
  expect(answer).toContain('Mr. Okafor')
  expect(answer).toMatch(/I’m only allowed to stay until six/)
  expect(answer).toMatch(/be at pick-?up on time/)
})

test('a card says what is to be told and mentioned, each to its reader', () => {
  const answer = lastOf(
    'Would you write me a note to Joanne? I want to own up about Friday without making excuses, tell her she may call me at any hour, and mention that I kept the ring she left here.',
  )
  expect(answer).toContain('I want to own up about Friday. You may call me at any hour. I kept the ring you left here.')
})
