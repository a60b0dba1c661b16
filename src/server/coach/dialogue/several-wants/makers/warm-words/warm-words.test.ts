import { expect, test } from 'vitest'
import { blankRequest } from '#server/coach/guide/blank-request.ts'
import { loadGuide } from '#server/coach/guide/guide.ts'
import { openWarmly } from './open-warmly.ts'
import { splitWants } from '../../split-wants.ts'

const guide = await loadGuide()
const ask = (message: string) =>
  guide.answer({ ...blankRequest, message, now: new Date('2026-11-30T15:00:00Z'), timeZone: 'America/New_York' })
const reply = async (message: string): Promise<string> => (await ask(message)).text
const opening = (message: string): string | null => {
  const wants = splitWants(message)
  return openWarmly(
    wants[0]?.told ?? [],
    wants.map(({ want }) => want),
  )
}

test.each([
  [
    'I shouted at my daughter June over a lost library book before work. What do I say to her after school, and please say something kind to me',
    ['a lost library book', 'June'],
  ],
  [
    'Our plant told us today that second shift ends in March. I have two under five. What should I ask HR, and tell me I’m not crazy for crying in the break room',
    ['You’re not crazy.', 'in the break room'],
  ],
  [
    'I let my son down, his speech is behind and I thought he was just shy. He’s four, the appointment is Monday about his speech. Give me questions to ask, and I could use a kind word first',
    ['You haven’t failed', 'speech', 'Monday'],
  ],
  [
    'First place of my own after the divorce, it’s so quiet in here. I’ve got a couch and a coffee maker. I’d like some company for a minute, and then a list of what to buy with $200',
    ['I’m here.', 'somewhere to sit and a hot cup in the morning'],
  ],
])('a kind word takes up what was told: %s', async (message, parts) => {
  const text = await reply(message)
  for (const part of parts) expect(text).toContain(part)
})

test('a kind word that is asked for with a reason of its own takes up the reason', async () => {
  const text = await reply(
    'Can you plan three dinners with ground beef, and say something nice because I’ve been running this house alone since Labor Day',
  )
  expect(text).toContain('You’ve been running this house alone since Labor Day.')
})

test('what goes round in the head at night is closed on paper, with the hour that is told', async () => {
  const text = await reply(
    'My supervisor wrote me up for a mistake I didn’t make. I never touched that file. I want to answer before 9 tomorrow. How do I word it, and how do I stop replaying it so I can sleep',
  )
  expect(text).toContain('“I never touched that file.”')
  expect(text).toContain('before 9 tomorrow')
  expect(text).toContain('in bed')
})

test.each([
  [
    'My aunt Rosa passed in May and Thanksgiving is at my place, ten of us. Can you write a short grace I can say without crying, and what time does a 12 lb turkey go in to eat at 5?',
    ['all ten of us', 'Rosa'],
  ],
  [
    'My grandson has surgery Friday, his name is Levi. Could you write a prayer for the waiting room, and what do I bring for a long day at the hospital?',
    ['Levi on Friday'],
  ],
  [
    'I’d love a morning prayer for while I’m packing lunches, bus at 7:10. And how do I get two kids to find their shoes?',
    ['before the 7:10 bus'],
  ],
])('a prayer has the names and hours that were told, and its card: %s', async (message, parts) => {
  const { text, cards } = await ask(message)
  for (const part of parts) expect(text).toContain(part)
  expect(cards.map(({ kind }) => kind)).toContain('prayer')
})

test('sympathy is written by name and faith', async () => {
  const text = await reply(
    'My neighbor Joan lost her husband Sunday and the funeral is Wednesday. Could you give me a few lines for the card, they’re Catholic. And is a casserole or a gift card better?',
  )
  expect(text).toContain('Joan, I’m so sorry about your husband. I’m praying for him')
  expect(text).toContain('Wednesday')
  expect(text).toContain('Mass card')
})

test('nobody is called by a relation in a card', async () => {
  const text = await reply(
    'My coworker’s mom died last week and I sit next to her. What do I write in the card, and should I bring lunch for the team on Monday?',
  )
  expect(text).toContain('I’m so sorry about your mom.')
  expect(text).not.toContain('Coworker,')
})

test('a toast takes up what somebody did', async () => {
  const text = await reply(
    'Our choir director is retiring after 20 years. She taught us to breathe and wears two watches. I’m supposed to say something at the supper, and what’s a good gift from 30 people?',
  )
  expect(text).toContain('she taught us to breathe and wears two watches')
})

test('quiet minutes go between the hours that were told', async () => {
  const text = await reply(
    'I work 7:30 to 4, home by 4:30, kids at 5:15. Where could fifteen quiet minutes go, and what’s a dinner that takes 20 minutes?',
  )
  expect(text).toContain('4:35 to 4:50')
})

test('a reading plan says what fits until the date', async () => {
  const text = await reply(
    'I’d like to read the Bible before Easter but I get stuck in Exodus. Could you make a plan, 12 minutes a day, not front to back? And what is a good gift for my pastor’s wife?',
  )
  expect(text).toContain('12 minutes is about 3 chapters')
  expect(text).toContain('118 until Easter')
})

test.each([
  ['so my husband and I have 90 minutes and $40 on Friday. where do we go and what do I wear'],
  ['Say a few nice words about my brother Tom for his 50th, he never misses a game. And what cake feeds 20?'],
  ['Can you tell me what goes on the grocery list for chili for 12, and how much ground beef do I need?'],
  [
    'My boss yelled at everyone today about the schedule. How do I ask for Friday off, and what do I wear to the interview?',
  ],
])('no kind word is given that nobody asked for: %s', async (message) => {
  expect(await reply(message)).not.toMatch(/You yelled|Whatever today looked like|You don’t have to be okay about all/)
})

test.each([
  ['We’re putting our cat Olive down Friday, she’s 16. What do I tell the kids, and should they come?', 'Olive'],
  [
    'I finally passed my CPA exam on the second try! What do I wear to the party and who do I tell first?',
    'second try',
  ],
  ['I’m so ashamed, I haven’t seen a dentist in years. What do I say when I call, and what does it cost?', 'ashamed'],
])('a reply opens warmly where a feeling is plainly told: %s', (message, detail) => {
  expect(opening(message)).toContain(detail)
})

test.each([
  ['We have $300 and a small kitchen. What do I cook for ten, and what can I make ahead?'],
  ['My boss yelled at the new girl. What should I say to her, and do I tell HR?'],
  ['I missed the bus so I need a ride plan for Tuesday. What are my options, and what does a cab cost?'],
  ['My sister’s so tired with the twins. What can I bring her, and when should I go?'],
])('a reply doesn’t open warmly where none is: %s', (message) => {
  expect(opening(message)).toBeNull()
})

test('a reply with a kind word as a part of its own doesn’t open with another', () => {
  expect(opening('I’m so tired. What can I skip today, and please say something nice')).toBeNull()
})

test('an anniversary that is only a number is no birthday', async () => {
  const text = await reply(
    'My parents’ 40th is Saturday. They raised three of us, and they still dance in the kitchen. Write me a toast, and how long should it be?',
  )
  expect(text).toContain('to the 40th')
  expect(text).not.toContain('birthday')
})

test.each([
  'We go to church every Sunday and have been trying for a baby for three years. Is it a sin to do IVF, and how do I talk to my husband about the cost?',
  'I serve in the nursery and my husband wants to be close every night when I’m worn out. Is it wrong to say no to him, and what do I tell him?',
  'My church friends all drink wine and I quit last year. Is it wrong to skip their dinner, and what do I say to the hostess?',
])('no passage is given on what it isn’t about: %s', async (message) => {
  expect(await reply(message)).not.toMatch(/God’s first answer to a worn-out|Giving is meant to be/)
})

test('a reading plan says that the minutes are a guess where none are told', async () => {
  expect(
    await reply(
      'I’d like to read the whole Bible but I always quit in Numbers. Can you suggest a plan that isn’t front to back, and what do I give my pastor for his birthday?',
    ),
  ).toContain('15 minutes a day (my guess, since you didn’t say)')
})

test('the clothes of somebody who died aren’t in bags unless that is told', async () => {
  const text = await reply(
    'My mom died in March and her clothes are still in the closet. I’m not ready, but my sister wants them. What do I do with her clothes, and how do I tell my sister to wait?',
  )
  expect(text).toContain('Leave it all where it is')
  expect(text).not.toMatch(/the bags|The room gets used/)
})
