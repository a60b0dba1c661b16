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

const puppy =
  'So I’m 19 and a CNA, nights. My roommate Kenzie got a puppy without asking me and she’s never home. The lease says no pets. If the landlord finds out we both lose the deposit, $650 each. I really like Kenzie, we’ve been friends since 7th grade. How do I bring it up without being a jerk, like what do I actually say first'
const calls =
  'I am 74 and my neighbor of thirty years, Marge, has started calling me four or five times a day since her husband passed in August. I love her. I can’t get my bread made. How do I tell her once a day is plenty'
const chair =
  'I teach 3rd grade. My principal Dr. Haynes asked me to take on being the grade level chair. I don’t want it this year, my daughter is a senior and I want to be at her stuff. I do like Dr. Haynes though. Can you write me the email, friendly, not a big explanation'

test.each([
  [
    'a friend about a pet',
    [puppy],
    /“Kenzie, .*I really like you, .*You got a puppy without asking me.*The lease says no pets/s,
  ],
  [
    'a jab',
    [puppy, 'and if she just goes omg you hate dogs'],
    /It’s this: if the landlord finds out we both lose the deposit/,
  ],
  ['how often to call', [calls], /“Marge, .*I love you\. Once a day is plenty\./],
  [
    'having nobody else',
    [calls, 'And if she says I don’t have anybody else'],
    /I’m not going anywhere\. Once a day is plenty\./,
  ],
  [
    'the first sentence alone',
    [calls, 'Just the first sentence please, I’ll manage the rest'],
    /^> “Marge, once a day is plenty\.”$/,
  ],
  [
    'a kind no',
    [chair],
    /Hi Dr\. Haynes,.*Thank you for thinking of me for the grade level chair\. I’m going to pass this year\. My daughter is a senior and I want to be at her stuff/s,
  ],
  ['another name', [chair, 'too stiff. And I call him Marcus'], /^> Marcus,/],
  [
    'a smaller ask after a no',
    [
      chair,
      'He wrote back “totally understand, could you just do it thru December until I find someone?” ugh what do I say',
    ],
    /I can’t, not through December either.*I can do it through December, and that’s the last day/s,
  ],
  [
    'less than the price',
    [
      'I clean houses. I charge $120 and want to go to $145. Lorna wrote back “wow thats a big jump. I’ll have to think about whether we can keep you” what do I answer her',
      'she wants me to do it for 130 then',
    ],
    /It’s \$145\. For \$130 I could do less/,
  ],
  [
    'half a yes and somebody else for the rest',
    [
      'Pete answered. “can do pies, turkey is a lot w the floor guys here, cant mom do it?” Mom is 74 with a bad shoulder. ugh. what do I say back',
    ],
    /Great on the pies, thank you\. I don’t want to put the turkey on Mom\. Mom is 74 with a bad shoulder\./,
  ],
  [
    'an excuse',
    [
      'My sister in law invited everybody to Cabo for her 50th except me. she said “oh my gosh I thought you didn’t like to fly!” I’ve flown to her house twice. what do I say',
    ],
    /I’ve flown to your house twice\. I was hurt/,
  ],
  [
    'questions for a teacher',
    [
      'My son Owen is 14 and has a 58 in algebra.',
      'write an email to his teacher Mr. Kowalczyk. asking what he can still make up before the marking period ends Dec 11, and is there any after school help tues or thurs. keep it friendly and short',
    ],
    /Mr\. Kowalczyk,.*Owen.*What can he still make up before the marking period ends Dec 11\? Is there any after school help Tuesday or Thursday\?/s,
  ],
])('words are made of what was told, and go on from there: %s', (_, messages, expected) => {
  expect(lastOf(...messages)).toMatch(expected)
})

test.each([
  [
    'a habit of a husband',
    [
      'My husband retired in June and he’s driving me up the wall. I’m 63 and still work from home three days. He comes in every hour to tell me what he read. How do I tell him to stop without breaking his heart',
    ],
    /You come in every hour to tell me what you read\..*When would be a good time for us instead/s,
  ],
  [
    'an apology in the morning',
    [
      'My mom moved in after her hip. She’s 80 and criticizes how I load the dishwasher. I snapped at her last night and told her she could go live with my brother. She didn’t come out for supper. My brother hasn’t visited since August',
      'what do I say when she comes out in the morning',
    ],
    /“Mom, I’m sorry I snapped at you last night and told you you could go live with my brother/,
  ],
  [
    'what a brother is asked, with who is meant',
    [
      'My mom moved in after her hip. I snapped at her last night and told her she could go live with my brother.',
      'what do I say to my brother, because I want him to take her one weekend a month',
    ],
    /Could you take Mom one weekend a month\?/,
  ],
  [
    'a loan that was partly paid',
    [
      'I’m 71 and I lent my grandson Tyler $2,000 for his truck in March and he was going to pay $100 a month. He paid April and May and then quit. How do I bring it up',
    ],
    /“Tyler, .*the \$1,800 for your truck/,
  ],
  [
    'a promise without a day',
    [
      'I’m 71 and I lent my grandson Tyler $2,000 for his truck in March and he was going to pay $100 a month. He paid April and May and then quit. How do I bring it up',
      'he says ‘I got you grandma, next check’',
    ],
    /next check works\. Which day is that, and how much/,
  ],
  [
    'a friend who must be told',
    [
      'My best friend Jo’s boyfriend messaged me at 1am. I didn’t answer. Do I tell her? She’s so happy. I keep thinking she’d hate me',
      'what are the words tho',
    ],
    /“Jo, .*Your boyfriend messaged me at 1am/,
  ],
  [
    'no is not meant',
    [
      'Can you write a text to my sister Barb. I don’t want it talked about at Thanksgiving in front of everybody. I’m not saying no, I just want to sit down the two of us in December, and I’d want an appraisal first.',
    ],
    /I’m not saying no\. I’d like to sit down the two of us in December/,
  ],
])('what is told is put to the right one, and stays what it is: %s', (_, messages, expected) => {
  const answer = lastOf(...messages)
  expect(answer).toMatch(expected)
  expect(answer).not.toMatch(/can’t take that on/)
})
