import { expect, test } from 'vitest'
import { blankRequest } from '../../guide/blank-request.ts'
import { answerNow } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'

const guide = await loadGuide()
/** A Sunday at noon. */
const now = new Date('2026-11-29T12:00:00Z')
const answer = (message: string) => answerNow(guide, { ...blankRequest, now, message })
const cardsOf = (message: string): string[] =>
  answer(message).cards.map((card) =>
    card.kind === 'task'
      ? `${card.title} ${card.dueDate} ${card.time ?? '-'} ${card.repeat ?? card.estimatedDuration}`
      : card.kind,
  )

test('the days until an exam are laid out in the evenings after work, with cards', () => {
  const message = 'i have an accounting final dec 9 and i work 9 to 5 all week. make me a study plan'
  const { text } = answer(message)
  expect(text).toMatch(/^You’ve got 10 days till your accounting final, Wednesday, December 9\. Around your work/)
  expect(text).toMatch(/\*\*Tomorrow, 6:30 to 8 pm:\*\* the weak topics, part 1 of 4/)
  expect(text).toMatch(/\*\*Tue, Dec 8, 6:30 to 7:15 pm:\*\* light/)
  expect(text).toMatch(/I left Fri, Dec 4 free/)
  const cards = cardsOf(message)
  expect(cards).toHaveLength(9)
  expect(cards[0]).toBe('Accounting final: list the topics and start 2026-11-29 12:30 120')
  expect(cards.at(-1)).toBe('Accounting final: light review 2026-12-08 18:30 45')
})

test.each([
  [
    'my organic chem final is dec 11 and i havent started studying, can you help me figure out how to split up the time',
    /^You’ve got 12 days till your organic chem final, Friday, December 11\. That’s enough to start from zero: 10 sessions.*reactions and mechanisms.*don’t have times yet/s,
  ],
  ['i have an exam on friday and work till 6 every day, how do i study for it', /\*\*Tomorrow, 7:30 to 9 pm:/],
  [
    'anatomy exam is dec 7, 8 chapters, kids in bed at 8. help me make a study plan',
    /\*\*Tomorrow, 8 to 9:30 pm:\*\* chapters 1 to 2.*chapters 6 to 8/s,
  ],
  ['stats midterm tomorrow and i havent opened the book where do i start', /^Your stats midterm is tomorrow\..*three/s],
  [
    'got my nclex in 2 weeks and i work mon wed fri 7 to 3, make me a study schedule',
    /till your NCLEX.*\*\*Tomorrow, 4:30 to 6 pm.*\*\*Tue, Dec 1, 10 am to noon/s,
  ],
  [
    'i have 2 finals, bio dec 8 and stats dec 10. how should i split up my time',
    /till your bio final, Tuesday, and 11 till your stats final.*\*\*Mon, Dec 7, 45 minutes:\*\* bio final, light.*\*\*Wed, Dec 9, 45 minutes:\*\* stats final, light/s,
  ],
  ['ive got a spanish test thursday how should i study', /till your spanish test, Thursday.*words on cards/s],
  [
    'my real estate license exam is in 10 days i can only study after kids go to bed at 8:30',
    /\*\*Tomorrow, 8:30 to 10 pm/,
  ],
  [
    'i gotta study for my a&p final its the 10th and i work nights 7p-7a fri sat sun, how do i plan it',
    /\*\*Tomorrow, 4 to 6 pm/,
  ],
])('what was told of the hours and chapters counts: %s', (message, form) => expect(answer(message).text).toMatch(form))

test.each([
  'my son has a math final friday how do i help him study',
  'i have a covid test friday, where do i start',
  'i have a final on thursday should i drop the class',
  'i had a midterm tuesday and it went bad, help me plan something fun',
  'add study for bio final to friday',
  'my final paycheck comes dec 4 how do i split it up',
  'i have to take a final look at the budget by friday, help me plan',
  'my boards are jan 15 make me a study plan',
])('what only looks like an exam of the user’s to plan for is left alone: %s', (message) =>
  expect(answer(message).text).not.toMatch(/days till your|is tomorrow\. That’s/),
)

test('night shifts whose hours were told get hours of sleep, day by day', () => {
  const message =
    'i work 7p to 7a three nights in a row starting tuesday, when should i sleep so im not a zombie by friday'
  const { text } = answer(message)
  expect(text).toMatch(/^Sleep 8:30 am to 3:30 pm between shifts/)
  expect(text).toMatch(/\*\*Tuesday:\*\* sleep in, nap 2:30 to 4 pm, work at 7 pm/)
  expect(text).toMatch(/\*\*Friday:\*\* off at 7 am, sleep only 8:30 am to noon/)
  expect(text).not.toMatch(/What time do you start/)
  expect(cardsOf(message)).toEqual([
    'Nap before the night shift 2026-12-01 14:30 90',
    'Sleep 2026-12-02 08:30 420',
    'Sleep 2026-12-03 08:30 420',
    'Short sleep 2026-12-04 08:30 210',
  ])
})

test.each([
  ['im on 11pm to 7am wed thurs fri, what time should i sleep', /\*\*Wednesday:\*\* sleep in, nap 6:30 to 8 pm/],
  [
    'i work overnights 10p-6a and cant figure out when to sleep, what hours should i sleep',
    /^Sleep 7:30 am to 2:30 pm/,
  ],
  [
    'i start nights monday 6:45p to 7:15a, four in a row. what hours should i sleep? kids get home at 3',
    /^Sleep 8:45 am to 2:45 pm.*\*\*Thursday:/s,
  ],
])('other ways to tell the nights are read: %s', (message, form) => expect(answer(message).text).toMatch(form))

test.each([
  'when should my husband sleep if he works 7p to 7a',
  'i work 9 to 5, when should i go to sleep',
  'i work 7p to 7a and my baby wont sleep, what do i do',
])('sleep of others, or after a day’s work, is another matter: %s', (message) =>
  expect(answer(message).text).not.toMatch(/between shifts, with a nap/),
)

test('a week is laid out around work, and what falls into work is named first', () => {
  const clash = answer(
    'need to plan my week, i work mon to thurs 7 to 4 and mom has cardiology wed at 2 so someone has to take her',
  ).text
  expect(clash).toMatch(
    /^Wednesday is the catch: your mom’s cardiology at 2 pm falls inside your work hours, 7 am to 4 pm/,
  )
  expect(clash).toMatch(/Thursday: Work, 7 am to 4 pm\n- Friday: open/)
  const walks = 'give me a plan for this week, i work mon wed fri 8 to 5 and want to walk 3 times'
  expect(answer(walks).text).toMatch(/Wednesday: Work, 8 am to 5 pm\n- Thursday: “Walk”/)
  expect(cardsOf(walks)).toHaveLength(3)
  expect(cardsOf(walks).every((card) => !/2026-(?:11-30|12-02|12-04)/.test(card))).toBe(true)
})

test.each([
  [
    'can you help me plan my week i work 9 to 5 and kids have soccer tues at 6',
    /Tuesday: Work, 9 am to 5 pm; Kids have soccer/,
  ],
  [
    'plan my week: work tues-sat 10-6, dentist thurs at 11, need to get groceries',
    /^Thursday is the catch: “Dentist” at 11 am/,
  ],
  [
    'make me a schedule for the week i work 6a to 2p mon thru fri and i need to clean the house',
    /Tuesday: Work, 6 am to 2 pm/,
  ],
])('other ways to tell the week are read: %s', (message, form) => expect(answer(message).text).toMatch(form))

test.each([
  'what a week, i worked 9 to 5 every day and had no plan',
  'make me a meal plan for the week, i work 9 to 5',
  'make me a walking plan, 3 times a week, i work 8 to 5',
])('what asks for no week around work is left alone: %s', (message) =>
  expect(answer(message).text).not.toMatch(/Here’s your week/),
)

test('a daily habit gets the hour that is not full, with a repeating card', () => {
  const message =
    'i started advent reading at church this morning and want to keep it up every day til christmas, when should i do it, mornings are crazy with chores'
  expect(answer(message).text).toMatch(
    /^Your mornings are full with chores, so I’d do it at 7:30 pm, right after supper/,
  )
  expect(cardsOf(message)).toEqual(['Advent reading 2026-11-29 19:30 FREQ=DAILY;UNTIL=20261225'])
  expect(answer('whats the best time to exercise every day i work 8 to 5').text).toMatch(
    /^You’re off at 5 pm, so I’d do it at 5:30 pm, straight from work/,
  )
  expect(answer('want to journal every night but my evenings are a zoo, when can i do it').text).toMatch(/at 6:30 am/)
  expect(
    answer('i wanna stretch every day but mornings are nuts and nights are crazy, whats the best time').text,
  ).toMatch(/at lunch/)
})

test.each([
  'remind me to read every day at 7, mornings are crazy',
  'mornings are crazy here every day',
  'when should i take my pills every day',
])('a habit without the question, or without a full part of the day, gets none: %s', (message) =>
  expect(answer(message).text).not.toMatch(/so I’d do it at/),
)

test('a morning with a child that is up early is cut by the clock', () => {
  const { text } = answer(
    'my 2 yr old is up at 5 every day and i have meetings at 8. how do i get anything done before that',
  )
  expect(text).toMatch(/^You’ve got 3 hours from 5 to 8 am, and 30 minutes of it can really be yours/)
  expect(text).toMatch(/\*\*6:45 to 7:15 am:\*\* yours/)
})

test.each([
  'my 3 year old wakes up at 5, how do i get him to sleep later, i work at 8',
  'my son is up at 2 in the morning and i work at 8, what do i do',
  'my toddler is up at 5 and my meeting at 8 went terrible, any advice for talking to my boss',
  'my kid gets up at 6 and school starts at 8, how do i get him to eat',
])('a child’s sleep is another matter: %s', (message) =>
  expect(answer(message).text).not.toMatch(/can really be yours/),
)

test('a talk that frightens is prepared day by day', () => {
  const { text } = answer('how do i stop being so nervous talking in front of the class, presentation is tuesday')
  expect(text).toMatch(
    /^You won’t get rid of the nerves by Tuesday.*\*\*Today, 20 minutes:.*\*\*Tuesday, just before:/s,
  )
  expect(answer('my daughter has a presentation tuesday and is nervous, how do i help').text).not.toMatch(
    /get rid of the nerves/,
  )
})

test('the evenings until company comes are laid out, after work', () => {
  const message = 'my in laws come saturday and the house is a wreck, i work every day til 5. where do i start'
  expect(answer(message).text).toMatch(/^Start with trash and dishes tonight\. You’ve got 6 evenings till Saturday/)
  expect(cardsOf(message).at(-1)).toBe('Floors and towels 2026-12-04 18:00 45')
  expect(answer('company is coming wed and my house is a disaster where do i even start').text).toMatch(
    /3 evenings till Wednesday/,
  )
})

test.each([
  'make me a list for when my in laws come saturday, the house is a mess',
  'my in laws come saturday and i made the house nice',
  'the house is a disaster where do i start',
])('without the question, the day or the company there are no evenings: %s', (message) =>
  expect(answer(message).text).not.toMatch(/evenings till/),
)

test.each([
  'i have a wedding in 3 weeks and havent started where do i start',
  'i want to start exercising but im 240 lbs and 52 where do i start',
  'my kitchen is a disaster and i have 30 minutes, where do i start',
  'i have 400 emails after vacation where do i start',
])('where to start with one big thing picks none of its words: %s', (message) =>
  expect(answer(message).text).not.toMatch(/because you named it first|because it has the nearest date/),
)
