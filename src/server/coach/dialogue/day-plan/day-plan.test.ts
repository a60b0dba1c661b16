import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Exchange } from '#contract/coach.ts'
import type { Client } from '../../../../../test/client.ts'
import { askCoach, signUpForCoach } from '../../../../../test/coach-calls.ts'
import { type StartedApp, startApp } from '../../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())
/** A Tuesday, 15:00 in the user's time zone. */
beforeEach(() => void app.setTime(new Date('2026-11-24T15:00:00.000Z')))

const signUp = (): Promise<Client> => signUpForCoach(app)

const addTask = async (user: Client, task: object): Promise<void> => {
  expect((await user.post('/api/tasks', { dueDate: '2026-11-28', ...task })).status).toBe(201)
}

const brief = ({ proposals }: Exchange): string[] =>
  proposals.flatMap(({ proposal }) =>
    proposal.kind === 'task'
      ? [`${proposal.dueDate} ${proposal.time} ${proposal.title}, ${proposal.estimatedDuration}`]
      : [],
  )

test('a day is planned with what the message names, around what the planner has', async () => {
  const user = await signUp()
  await addTask(user, { title: 'Soccer', scheduledTime: '2026-11-28T09:30:00', estimatedDuration: 60 })
  await addTask(user, { title: 'Call Ana' })
  const asked = await askCoach(
    user,
    'help me plan saturday, ive got a birthday party 11-1, food shop, and want an hour to myself somewhere',
  )
  expect(brief(asked)).toEqual([
    '2026-11-28 11:00 Birthday party, 120',
    '2026-11-28 13:15 Food shop, 60',
    '2026-11-28 14:30 An hour to myself, 60',
  ])
  expect(asked.response).toContain('- 9:30 am to 10:30 am: “Soccer” (in your planner)')
  expect(asked.response).toContain('with no set time: “Call Ana”')
  expect(asked.response).toContain('I picked a time for anything without one.')
})

test('what overlaps, finds no room or has only an end is said', async () => {
  const user = await signUp()
  await addTask(user, { title: 'Soccer', scheduledTime: '2026-11-28T12:00:00', estimatedDuration: 60 })
  const { response } = await askCoach(user, 'plan my saturday: lunch with Ana at noon, 12 hours of grading')
  expect(response).toContain('These overlap, so something has to move: “Lunch with Ana” with “Soccer”.')
  expect(response).toContain('There’s no gap left for “Grading”.')
  const late = await askCoach(user, 'help me plan friday. I have work until 3, need to cook too')
  expect(late.response).toContain('- Until 3 pm: “Work”')
  expect(brief(late)).toEqual(['2026-11-27 15:15 Cook, 60'])
})

test('of today only what is left of it is planned', async () => {
  const planned = await askCoach(await signUp(), 'plan my day: dentist at 6pm, laundry')
  expect(brief(planned)).toEqual(['2026-11-24 15:00 Laundry, 60', '2026-11-24 18:00 Dentist, 60'])
})

test.each(['help me plan saturday', 'plan my saturday for me'])(
  'a day without anything named is planned from the records alone: %s',
  async (message) => {
    expect((await askCoach(await signUp(), message)).response).toContain('Your planner is empty on Saturday')
  },
)

const plan = async (message: string): Promise<{ cards: string[]; response: string }> => {
  const exchange = await askCoach(await signUp(), message)
  return { cards: brief(exchange), response: exchange.response }
}

test.each([
  ['shift 10pm-2', '2026-11-27 22:00 Shift, 240'],
  ['sleep 11pm-7', '2026-11-27 23:00 Sleep, 480'],
  ['work from 5pm to 9am', '2026-11-27 17:00 Work, 960'],
  ['class 9-5pm', '2026-11-27 09:00 Class, 480'],
  ['class 22:00 to 06:00', '2026-11-27 22:00 Class, 480'],
  ['class noon to 2', '2026-11-27 12:00 Class, 120'],
])('hours of which one says the half of the day: %s', async (item, card) => {
  expect((await plan(`plan friday: ${item}, lunch`)).cards).toContain(card)
})

test.each(['fireworks at midnight', 'fireworks at 12am', 'fireworks at 0:00'])(
  'midnight is an hour like others: %s',
  async (item) => {
    const { cards, response } = await plan(`plan saturday: ${item}, brunch at 11`)
    expect(cards).toEqual(['2026-11-28 00:00 Fireworks, 60', '2026-11-28 11:00 Brunch, 60'])
    expect(response).toContain('- 12 am to 1 am: “Fireworks”')
    expect(response).toContain('Midnight here is the start of Saturday')
  },
)

test('an end at midnight is the end of the day, and what has no card is said', async () => {
  const { cards, response } = await plan('plan friday: work until midnight, dinner')
  expect(cards).toEqual([])
  expect(response).toContain('- Until 12 am: “Work”')
  expect(response).toContain('There’s no gap left for “Dinner”. “Work” has no card')
  expect((await plan('plan my day: toast at midnight, dinner')).cards).toEqual([
    '2026-11-24 18:00 Dinner, 60',
    '2026-11-25 00:00 Toast, 60',
  ])
})

test('what is more than the cards of a reply is named, however long the message is', async () => {
  const short = 'walk, dishes, laundry, gym, cook, email, shop, bank, dentist, yoga, violin, taxes'
  const { response } = await plan(`plan friday: ${short.replaceAll(',', ' for 15 minutes,')}`)
  expect(response).toContain('Only 10 fit under one reply, so I left out “Violin')
  expect(response).toContain('“Taxes”')
  const long = short.replaceAll(',', ` ${'carefully '.repeat(6)},`)
  expect((await plan(`plan friday: ${long}`)).response).toContain('“Taxes”')
})

test('an hour or a length that can’t be is said, and no other is picked', async () => {
  const hours = await plan('plan friday: gym at 25:00, lunch at 13pm, tea at 24:00')
  expect(hours.cards).toEqual([])
  expect(hours.response).toContain('“25:00”, “13pm”, and “24:00” don’t exist, so I left out “Gym”, “Lunch”, and “Tea”.')
  const long = await plan('plan friday: gym at 9 for 99 hours, lunch')
  expect(long.cards).toEqual(['2026-11-27 12:00 Lunch, 60'])
  expect(long.response).toContain('“99 hours” is more than a day, so I left out “Gym”.')
})

test('a date is planned as a weekday is, and one that isn’t there is said', async () => {
  const user = await signUp()
  await user.put('/api/user/profile', { firstName: null, lastName: null, timeZone: 'America/New_York' })
  const asked = await askCoach(user, 'plan march 14 2027: gym at 2:30am, lunch at noon')
  const [cards, { response }] = [brief(asked), asked]
  expect(cards).toEqual(['2027-03-14 12:00 Lunch, 60'])
  expect(response).toContain('“2:30 am” doesn’t exist on that day, because the clocks go forward')
  expect(response).toContain('I only see the next seven days of your planner')
  expect((await plan('plan february 30: gym, lunch')).response).toContain('“february 30” doesn’t exist')
  expect((await plan('plan december 24')).response).not.toContain('empty')
})

test('what is said in one breath is told apart, and a limit is no item', async () => {
  const titles = async (message: string) =>
    (await plan(message)).cards.map((card) => card.replace(/^\S+ \S+ |, \d+$/g, ''))
  expect(
    await titles('plan friday: do laundry meal prep call my mom and look at 2 apartments in the afternoon'),
  ).toEqual(['Do laundry', 'Meal prep', 'Look at 2 apartments', 'Call my mom'])
  expect(
    await titles('plan friday i have to clean the kitchen groceries laundry and yoga then dinner with Ana'),
  ).toEqual(['Clean the kitchen', 'Groceries', 'Laundry', 'Yoga', 'Dinner with Ana'])
  expect(
    await titles('Plan my friday. I need to take Mama to the store and wash clothes, and I want to be done by 4.'),
  ).toEqual(['Take Mama to the store', 'Wash clothes'])
  expect(await titles('plan friday: wash and fold laundry, mac and cheese for the kids')).toEqual([
    'Wash and fold laundry',
    'Mac and cheese for the kids',
  ])
})

test.each([
  ['look at 2 apartments in the afternoon', '2026-11-27 12:00 Look at 2 apartments, 60'],
  ['a walk in the evening', '2026-11-27 17:00 Walk, 60'],
  ['in the morning yoga', '2026-11-27 09:00 Yoga, 60'],
  ['nap after lunch', '2026-11-27 12:00 Nap, 60'],
])('a part of the day holds for its item and leaves the title: %s', async (item, card) => {
  const { cards } = await plan(`plan friday: ${item}, dishes`)
  expect(cards).toContain(card)
  expect(cards).toContain(card.includes('09:00') ? '2026-11-27 10:15 Dishes, 60' : '2026-11-27 09:00 Dishes, 60')
})

test('what the planner has already gets no second card, and what overlaps there is said', async () => {
  const user = await signUp()
  const at = (time: string) => ({ scheduledTime: `2026-11-28T${time}:00`, estimatedDuration: 60 })
  await addTask(user, { title: 'Call Mamma', ...at('11:00') })
  await addTask(user, { title: 'To the river', ...at('10:30') })
  await addTask(user, { title: 'Grocery run' })
  const asked = await askCoach(user, 'plan saturday: call my mom, groceries, gym at 15:00, call Ana')
  expect(brief(asked)).toEqual(['2026-11-28 09:00 Call Ana, 60', '2026-11-28 15:00 Gym, 60'])
  expect(asked.response).toContain('“Call my mom” is in your planner already as “Call Mamma”, at 11 am')
  expect(asked.response).toContain('“Groceries” is in your planner already as “Grocery run”, with no set time')
  expect(asked.response).toContain('Already overlapping in your planner: “To the river” with “Call Mamma”.')
})

test.each([
  ['plan friday: groceries, laundry, gym and I want to be done by 4', 'You’d be done at 12:30 pm, before 4 pm.'],
  ['plan friday: groceries, laundry, and i need to be home by noon', 'You’d be done at 11:15 am, before 12 pm.'],
  [
    'plan friday: 3 hours of grading, gym for 2 hours, all finished by 1',
    'That’s more than fits before 1 pm: you’d be done at 2:15 pm.',
  ],
])('by when all is to be done is answered: %s', async (message, said) => {
  expect((await plan(message)).response).toContain(said)
})

test('what the planner has after that is said', async () => {
  const user = await signUp()
  await addTask(user, { title: 'Supper club', scheduledTime: '2026-11-28T18:00:00', estimatedDuration: 60 })
  const { response } = await askCoach(user, 'plan saturday: laundry, gym, and I want to be done by 3pm')
  expect(response).toContain('before 3 pm. Your planner goes on after 3 pm, though: “Supper club”.')
})

test('a weekday that is today means today until the evening, and which day it took is said', async () => {
  const user = await signUp()
  await addTask(user, { title: 'Book club', dueDate: '2026-12-01' })
  await addTask(user, { title: 'Choir', dueDate: '2026-11-24' })
  const today = await askCoach(user, 'Plan out my Tuesday: laundry, gym')
  expect(brief(today)).toEqual(['2026-11-24 15:00 Laundry, 60', '2026-11-24 16:15 Gym, 60'])
  expect(today.response).toContain('I took Tuesday as today.')
  expect(today.response).toContain('“Choir”')
  const next = await askCoach(user, 'plan next tuesday: laundry, gym')
  expect(next.response).toContain('I took Tuesday as December 1, not today.')
  expect(next.response).toContain('with no set time: “Book club”')
  expect(next.response).not.toContain('I only see')
  app.setTime(new Date('2026-11-24T18:30:00.000Z'))
  const late = await askCoach(user, 'plan my tuesday: laundry, gym')
  expect(late.response).toContain('I took Tuesday as December 1')
})

test.each([
  ['plan december 31 2199: gym at 11pm', ['2199-12-31 23:00 Gym, 60'], 'on December 31, 2199'],
  ['plan my day on december 5: gym at 9', ['2026-12-05 09:00 Gym, 60'], 'on December 5'],
  ['plan 1899-12-31: gym at 9', [], 'I can’t tell which day “1899-12-31” is'],
  ['plan december 31 1950: gym at 9', [], 'I can’t tell which day “december 31 1950” is'],
  ['plan 13/13/2027: gym at 9', [], 'I can’t tell which day “13/13/2027” is'],
  ['plan the day after december 31 2199: gym at 9', [], 'I can’t tell which day “after december 31 2199” is'],
  ['plan my day on february 30: gym at 9', [], '“february 30” doesn’t exist'],
  ['plan my day on 2026-13-45: gym at 9', [], '“2026-13-45” doesn’t exist'],
  ['plan december 31st of 9999: gym at 9', [], '“december 31st of 9999” is too far off'],
  ['plan december 31 12026: gym at 9', [], '“december 31 12026” is too far off'],
])('a day that can’t be read or is out of reach is said, and never taken for today: %s', async (said, cards, told) => {
  const planned = await askCoach(await signUp(), said)
  expect(brief(planned)).toEqual(cards)
  expect(planned.response).toContain(told)
})
