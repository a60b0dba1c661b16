import { expect, test } from 'vitest'
import { converse } from '../../guide/conversation.testing.ts'
import { openGuide } from '../../guide/guide.ts'

const guide = await openGuide()
const lastOf = (...messages: string[]): string => converse(guide, messages).at(-1)?.response ?? ''
const searched = /outside what I know|don’t have anything on that|have to pass|closest thing I have|\*\*[A-Z]/

const offer =
  'need help deciding. i have been at the same salon for 8 yrs, $31/hr, four days a week, and the owner is kind. a chain out by the mall offered me $36 but its five days, some sundays, and no breaks between clients. my wrist already hurts by wednesday and tuesdays are my only day alone. what would you do'

test('a job offer is set beside the wage that was told, with what no sum holds, and one question', () => {
  const answer = lastOf(offer)
  expect(answer).toContain('$36 against $31 an hour is $5 more an hour')
  expect(answer).toMatch(/“my wrist already hurts by wednesday/)
  expect(answer).toMatch(/only day alone/)
  expect(answer.match(/\?/g)).toHaveLength(1)
  expect(answer).not.toMatch(searched)
})

test('what is missing for a trip, and how long a machine takes to pay, are worked out', () => {
  const answer = lastOf(
    'I have $2,600 put by for a trip to Wales next May, and the whole thing will run about $4,100. Now a bakery nearby is closing and will sell me a big mixer for $1,900, and I turn away roughly $240 a month in orders because mine is too small. I can save $250 a month, so I can not have both. Which would you do?',
  )
  expect(answer).toContain('$4,100 less the $2,600 you have leaves $1,500, and at $250 a month that’s six months')
  expect(answer).toContain('$1,900 at $240 a month comes back in eight months')
})

test('rents are compared by the month and the year, and a guess about sales leans where it is plain', () => {
  const answer = lastOf(
    'My studio lease is up in January. I pay $1,000 a month now, and the landlord offers three years at $1,150 or month to month at $1,300. There is an upstairs space a block over for $850, but moving costs $2,000 and I would guess a fifth of my $5,000 a month comes from people who walk in. My knees hate stairs. How should I think about it?',
  )
  expect(answer).toContain('$1,150 is $150 a month more than the $1,000 you pay, $1,800 a year')
  expect(answer).toContain('$850 is $150 a month less than the $1,000 you pay, $1,800 a year')
  expect(answer).toContain('leans away from the $850 one')
  expect(answer).toContain('“My knees hate stairs”')
})

test('three ways without a price are named as they were told', () => {
  const answer = lastOf(
    'Our new director has moved me to the back row after seventeen years in the front, by rearranging the chairs on a Monday. Perhaps that is right, as I can no longer hear well. But I went home and did not play for a week. I can’t decide whether to say something to her, get used to the back, or stay home on Mondays.',
  )
  expect(answer).toMatch(/- Say something to her\n- Get used to the back\n- Stay home on Mondays/)
  expect(answer).not.toMatch(searched)
})

test.each([
  [
    'idk thats easy to say from the outside. my husband says its 5 bucks more and part of me is just scared of being new',
    /^Fair\..*scared of being new/s,
  ],
  ['I’m not sure I agree. I have always been the sensible one.', /^Fair\..*sensible one/s],
  ['what if they already told people that I said yes?', /We did say we’d help/],
  ['What if the owner agrees with everything and then changes nothing?', /take a date/],
  ['ok, how would I begin that conversation?', /Can we sit down for twenty minutes/],
])('a follow-up stays with the decision: %s', (message, expected) => {
  const answer = lastOf(offer, message)
  expect(answer).toMatch(expected)
  expect(answer).not.toMatch(searched)
})

test('how to begin the conversation about a situation is answered with its own words', () => {
  const told =
    'My son is 27 and moved back into his old room in March for a few weeks after his lease ended. It is eight months later. He works part time, pays for nothing and leaves every dish in the sink. I do not want him gone, but I want him to be a grown man. What is reasonable to ask of him?'
  const answer = lastOf(
    told,
    'All right, and how would I begin that conversation? We are quiet people, so the usual method is to sigh and hope.',
  )
  expect(answer).toMatch(/Can we sit down for twenty minutes.*Then the thing itself: .*“/s)
})

test('what is told at length and is surely about no matter gets one question, and no card about another', () => {
  const answer = converse(guide, [
    'The little museum where I give tours has a new curator, and she wants us to wear costumes from 1890. The others love it. I feel like a cuckoo in a clock, and the children laugh at the bonnet, and the bus driver asked me whether there is a parade. How do I carry on with this?',
  ]).at(-1)
  expect(answer?.response).not.toMatch(searched)
  expect(answer?.reply.cards).toEqual([])
})

test('a message takes what the user would like, and the name as it was told', () => {
  const told =
    'can you write me a text to my sister in law rosalba. every year christmas is at our house with 20 people and i do all of it. this yr i want to have it at hers or split it up for real. keep it nice'
  expect(lastOf(told)).toMatch(/> Hi Rosalba, .*I’d like to have it at your place or split it up for real this year/)
})

test('what is said about a message is no part of it, and a shorter one is another text', () => {
  const messages = [
    'write a text to my friend Edith saying that I was wrong about Sunday',
    'Also mention that I’m taking in the green coat she gave me. No "journey" please.',
    'It’s too long for a card. Can you shorten it to four sentences?',
  ]
  const [, longer, shorter] = converse(guide, messages).map(({ response }) => response)
  expect(longer).toMatch(/taking in the green coat you gave me/)
  expect(longer).not.toMatch(/journey|send it back/)
  expect(shorter).toMatch(/coat/)
  expect(shorter).not.toContain(longer?.split('\n')[0] ?? '')
})
