import { expect, test } from 'vitest'
import { conversationsWith } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'
import { readActions } from './read-actions.ts'
import { brief, context, read } from './read-actions.testing.ts'

const { lastReply } = conversationsWith(await loadGuide())

test.each([
  [
    'Put it on my calendar to call Dr. Brandt’s office on Monday at 8',
    ['Call Dr. Brandt’s office | 2026-11-23 | 08:00'],
  ],
  ['remind me to say 2 prayers on thursday', ['2 prayers | 2026-11-26']],
  ['remind me thursday, say 5, to lift the dehumidifier', ['Lift the dehumidifier | 2026-11-26 | 17:00']],
  [
    'put the appointment in while i think of it. wed 9 december at 11:30, galway',
    ['Appointment, galway | 2026-12-09 | 11:30'],
  ],
])('what is put in is not mistaken for how it is asked: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  [
    "Put Wyatt's dentist appt on Tuesday December 8 at 3:15 and remind me the day before",
    ["Wyatt's dentist appointment | 2026-12-08 | 15:15", "Wyatt's dentist appointment is tomorrow | 2026-12-07"],
  ],
  [
    'add the recital on December 12 at 6pm, and set a reminder a week before',
    ['Recital | 2026-12-12 | 18:00', 'Recital is on December 12 | 2026-12-05'],
  ],
  [
    'schedule the oil change for friday at 9 and please remind me the night before at 8',
    ['Oil change | 2026-11-27 | 09:00', 'Oil change is tomorrow | 2026-11-26 | 20:00'],
  ],
  ['put the potluck on for today at 5 and remind me the day before', ['Potluck | 2026-11-21 | 17:00']],
])('a reminder before what is put in has its own day: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  ['move everything i had tonight to tuesday', ['moveAll 2026-11-21 2026-11-21 17:00 to 2026-11-24']],
  ['can you push all my tasks tomorrow to monday', ['moveAll 2026-11-22 2026-11-22 to 2026-11-23']],
  ['bump whatever i never got to yesterday over to next friday', ['moveAll 2026-11-20 2026-11-20 to 2026-11-27']],
  [
    'Reschedule anything that’s left for today to Sunday afternoon',
    ['moveAll 2026-11-21 2026-11-21 to 2026-11-22 13:00'],
  ],
  ['shift what I have monday morning to wednesday at 3', ['moveAll 2026-11-23 2026-11-23 05:00 to 2026-11-25 15:00']],
  ['postpone all the overdue stuff until thursday', ['moveAll 2026-10-22 2026-11-20 to 2026-11-26']],
  [
    'the sitter canceled so push tomorrow’s appointments to tuesday, and add juice to the shopping list',
    ['moveAll 2026-11-22 2026-11-22 to 2026-11-24', 'item juice | household'],
  ],
])('a request for everything on a day moves all of it: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each(['move my stuff to moms tomorrow', 'move all the boxes to the garage', 'push everything out of my head'])(
  'what is moved in the house is not swept from the planner: %s',
  (message) => {
    expect(read(message).filter((one) => one.startsWith('moveAll'))).toEqual([])
  },
)

test.each([
  [
    'check off the rent, Luis paid it. move the eye exam to friday at 4 and take eggs off the list, we have plenty',
    ['finish | any | Rent', 'move | any | Eye exam | 2026-11-27 16:00', 'delete | any | Eggs'],
  ],
  [
    'take bananas and yogurt off the list, Priya went to the store',
    ['delete | any | Bananas', 'delete | any | Yogurt'],
  ],
  [
    'mark the oil change done, my brother handled it, and add wiper fluid to my shopping list',
    ['finish | any | Oil change', 'item wiper fluid | household'],
  ],
  ['mark the call mom one done because she called me', ['finish | any | Call mom']],
  [
    'take the soap back off the shopping list, he bought some, and change my trip goal to $1,200',
    ['delete | item | Soap', 'adjust | goal | Trip'],
  ],
  ['raise the goal for the laptop to $900 please', ['adjust | goal | Laptop']],
  [
    'the dentist got moved to monday at 2 so push the haircut to tuesday',
    ['move | any | Dentist | 2026-11-23 14:00', 'move | any | Haircut | 2026-11-24 null'],
  ],
])('changes in one message are all read, without what is told beside them: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  [
    'add all these for me please: oil change tuesday at 8, school play thursday, and add tape to the shopping list',
    ['Oil change | 2026-11-24 | 08:00', 'School play | 2026-11-26', 'item tape | household'],
  ],
  ['ok enter the following.. water bill friday, haircut monday', ['Water bill | 2026-11-27', 'Haircut | 2026-11-23']],
  [
    'I’ve got a couple reminders for you. remind me to call Bea monday at 9 and add rice to my grocery list',
    ['Call Bea | 2026-11-23 | 09:00', 'item rice | household'],
  ],
  [
    'here are some things to add: dentist tuesday 3pm, library friday',
    ['Dentist | 2026-11-24 | 15:00', 'Library | 2026-11-27'],
  ],
  ['Anyway, add detergent to my shopping list', ['item detergent | household']],
  ['long day. while you’re at it, remind me to pay Rosa tomorrow', ['Pay Rosa | 2026-11-22']],
  [
    'Add felt, glue sticks and ribbon on a shopping list, along with a card for Dana.',
    ['item felt', 'item glue sticks', 'item ribbon', 'item card for Dana'].map((one) => `${one} | household`),
  ],
  [
    'Add a task to call the roofer on Monday at nine, and a household task for washing the windows, to be done every month.',
    ['Call the roofer | 2026-11-23 | 09:00', 'home Washing the windows | 2026-11-21 | month'],
  ],
])('words that only introduce tasks are not a title: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  [
    'remind me thursday evening around 7 so i can check the raffle numbers',
    ['Check the raffle numbers | 2026-11-26 | 19:00'],
  ],
  ['remind me tomorrow about 9:30 am so that I don’t forget to sign the slip', ['Sign the slip | 2026-11-22 | 09:30']],
  ['remind me friday 10ish to drop the package', ['Drop the package | 2026-11-27 | 10:00']],
  ['put lunch with Dee on thursday around noon', ['Lunch with Dee | 2026-11-26 | 12:00']],
  ['remind me about 20 boxes tomorrow', ['20 boxes | 2026-11-22']],
  ['log a 40 minute swim for this morning', ['workout Swim | 40']],
  ['track a 20 minute jog from today', ['workout Jog | 20']],
  [
    'put pack lunches on my planner school days at 6:15 am',
    ['Pack lunches | 2026-11-23 | 06:15 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ],
  [
    'remind me on work nights at 9pm to lay out my clothes',
    ['Lay out my clothes | 2026-11-22 | 21:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,SU'],
  ],
])('hours and days as people say them leave the title clean: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  ['They gave me $60 for the photos on thursday, please count that in my earnings', 'Photos | 60.00 USD | 2026-11-19'],
  ['I made 85 dollars babysitting friday, add that to my income', 'Babysitting | 85.00 USD | 2026-11-20'],
  ['record $310 of income from the shop for today, which was better than last week', 'Shop | 310.00 USD | 2026-11-21'],
  ['sold two quilts for $180 on wednesday. log that as income', 'Two quilts | 180.00 USD | 2026-11-18'],
  ['Mrs. Ortiz finally paid the 95 for the hem. put it under income', 'Hem | 95.00 USD | 2026-11-21'],
  ['I got 140 cash for the band trip yesterday, put that in my income', 'Band trip | 140.00 USD | 2026-11-20'],
])('income is logged by what it was for and on the day it came: %s', (message, wanted) => {
  const inNewYork = { ...context, timeZone: 'America/New_York' } as const
  expect(readActions(message, inNewYork).map(brief)).toEqual([`income ${wanted} | null`])
})

test.each([
  [
    'set a goal of learning the ukulele part for the recital by june 1, with practice of fifteen minutes on Tuesdays and Thursdays before dinner',
    [
      'goal Learning the ukulele part for the recital | 2027-06-01',
      'Practice the ukulele part for the recital | 2026-11-24 | FREQ=WEEKLY;BYDAY=TU,TH | Before dinner',
    ],
  ],
  [
    'make a goal to know 500 Spanish words by march 1 and study for 15 minutes every day',
    ['goal Know 500 Spanish words | 2027-03-01', 'Study 500 Spanish words | 2026-11-21 | FREQ=DAILY'],
  ],
  [
    'add a goal to run a 5k by april 10, with runs on tuesdays and saturdays at 6am',
    ['goal Run a 5k | 2027-04-10', 'Run | 2026-11-24 | 06:00 | FREQ=WEEKLY;BYDAY=TU,SA'],
  ],
  [
    'New goal: sing the solo by may 9, with lessons every monday at 5',
    ['goal Sing the solo | 2027-05-09', 'Lesson | 2026-11-23 | 17:00 | FREQ=WEEKLY;BYDAY=MO'],
  ],
  [
    'please create a goal for memorizing my speech by january 8 with practice every weekday at 7pm',
    [
      'goal Memorizing my speech | 2027-01-08',
      'Practice my speech | 2026-11-23 | 19:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    ],
  ],
  ['make a goal to walk with my sister 20 times by may 1', ['goal Walk with my sister 20 times | 20 | 2027-05-01']],
])('a goal and the days of its practice are two cards: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test('a reason after a move is not a request, and the record is found by its day', () => {
  const asked = 'move my Saturday cleaning to Sunday after church, we’ve got the parade Saturday'
  expect(readActions(asked, context)).toMatchObject([
    { do: 'change', name: 'Cleaning', day: '2026-11-28', change: { dueDate: '2026-11-22' }, isCertain: true },
  ])
})

test('what is more than the cards of a reply is named', () => {
  const things = 'milk, eggs, bread, butter, tea, rice, beans, corn, soap, salt, flour and honey'
  const { response, reply } = lastReply(`add ${things} to my shopping list`)
  expect(reply.cards).toHaveLength(10)
  expect(response).toContain('Only 10 cards fit under one reply, so I left out these 2: “flour” and “honey”.')
})

const many = (count: number, thing: string, joint: string): string =>
  Array.from({ length: count }, (_, n) => `${thing} ${n}`).join(joint)
test.each([
  [`add to my shopping list:\n- ${many(60, 'food', '\n- ')}`, 50],
  [`add ${many(30, 'food', ', ')} to my shopping list`, 20],
  [`add these tasks for tomorrow:\n- ${many(30, 'task number', '\n- ')}`, 20],
  [`tasks for tomorrow: ${many(30, 'call Ana', ', ')}`, 20],
  [`household tasks:\n- ${many(40, 'mop floor', '\n- ')}`, 30],
  [`remind me to ${many(30, 'call Ana', ' and ')}`, 20],
])('of a long list all that is left out is counted: %#', (message, left) => {
  const { response, reply } = lastReply(message)
  expect(reply.cards).toHaveLength(10)
  expect(response).toContain(`I left out these ${left}: `)
  expect(response).not.toContain('I only read')
})

test('a list that goes on where no more is read is said to', () => {
  const { response } = lastReply(`add to my shopping list:\n- ${many(60, 'some long food name', '\n- ')}`)
  expect(response).toContain('I only read the first 1,000 characters of a list')
})

const chores = 'laundry, dishes, dentist, taxes, email Ana, walk dog, water plants, call mom, pay rent, gym, vacuum'
test.each([
  [`delete ${chores} and ironing from my planner`, 'delete'],
  [`please remove ${chores}, and ironing off my planner`, 'delete'],
  [`I finished ${chores} and ironing`, 'finish'],
  [`mark ${chores} and ironing done`, 'finish'],
  [`cross off ${chores}, ironing`, 'finish'],
])('a long list of what is done or goes is read to its end: %s', (message, act) => {
  const asked = read(message)
  expect(asked).toHaveLength(12)
  expect(asked.every((one) => one.startsWith(act))).toBe(true)
  expect(asked.at(-1)).toMatch(/Ironing$/)
})

test('a story about a day is not a list of finished tasks', () => {
  expect(read('I did the dishes, cooked dinner, cleaned up, walked the dog, went out, and still felt behind')).toEqual(
    [],
  )
})
