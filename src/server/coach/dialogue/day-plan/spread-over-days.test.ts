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

const brief = ({ proposals }: Exchange): string[] =>
  proposals.flatMap(({ proposal }) =>
    proposal.kind === 'task' ? [`${proposal.dueDate} ${proposal.time} ${proposal.title}`] : [],
  )
const daysOf = (exchange: Exchange): string[] => brief(exchange).map((card) => card.slice(5, 10))
const titles = (exchange: Exchange): string[] => brief(exchange).map((card) => card.slice(17))
const ask = async (message: string): Promise<Exchange> => askCoach(await signUp(), message)

test('chores that are not all to be on Sunday go on both days, each once', async () => {
  const asked = await ask(
    'Can you plan out my weekend cleaning so it’s not all on Sunday, I need to do the bathrooms, the laundry, the kitchen floor and change the sheets on both beds',
  )
  expect(brief(asked)).toEqual([
    '2026-11-28 09:00 Bathrooms',
    '2026-11-28 10:00 Laundry',
    '2026-11-29 09:00 Kitchen floor',
    '2026-11-29 10:00 Change the sheets on both beds',
  ])
  expect(asked.response).toContain('- Saturday: “Bathrooms” at 9 am and “Laundry” at 10 am')
  expect(asked.response).toContain('Change anything on its card')
})

test.each([
  ['spread these over the week: dust, vacuum, mop', ['11-24', '11-26', '11-28']],
  ['can you split vacuuming, mopping and the bathrooms between Saturday and Sunday', ['11-28', '11-28', '11-29']],
  [
    'I’ve got to call the vet, sort the photos and clean the car. space it out over the next 3 days please',
    ['11-24', '11-25', '11-26'],
  ],
  ['divide up laundry, dusting and vacuuming so I do a little every day next week', ['11-30', '12-02', '12-04']],
  ['Spread these out over Monday, Wednesday and Friday: laundry, vacuuming, bathrooms', ['11-25', '11-27', '11-30']],
  [
    'clean the oven, wash the curtains, declutter the closet. Can you break it up over the week, all before Friday',
    ['11-24', '11-25', '11-26'],
  ],
])('what is named goes evenly on the days that are said: %s', async (message, days) => {
  expect(daysOf(await ask(message))).toEqual(days)
})

test('the days with the least in them come first, around what they hold, and what is there already gets no card', async () => {
  const user = await signUp()
  const add = async (task: object) => expect((await user.post('/api/tasks', task)).status).toBe(201)
  await add({ title: 'Choir', dueDate: '2026-11-25', scheduledTime: '2026-11-25T18:00:00', estimatedDuration: 120 })
  await add({ title: 'Supper', dueDate: '2026-11-26', scheduledTime: '2026-11-26T18:00:00', estimatedDuration: 60 })
  await add({ title: 'Vacuum', dueDate: '2026-11-26' })
  const asked = await askCoach(user, 'spread these over the next 3 days: windows, vacuuming, mop, ironing, dusting')
  expect(brief(asked)).toEqual([
    '2026-11-24 18:00 Windows',
    '2026-11-24 19:00 Mop',
    '2026-11-25 20:15 Ironing',
    '2026-11-26 19:15 Dusting',
  ])
  expect(asked.response).toContain('“Vacuuming” is in your planner already, on Thursday.')
})

test('before guests a short list of the house ends the day before they come, and says where it is from', async () => {
  const asked = await ask(
    'make me a list of stuff to clean before my in laws come on the 18th and spread it out over the week so it isn’t all on one day',
  )
  expect(daysOf(asked)).toEqual(['12-11', '12-12', '12-13', '12-14', '12-15', '12-16'])
  expect(titles(asked)).toContain('Guest bed and towels')
  expect(asked.response).toContain('the usual short list')
  expect(asked.response).toContain('I only see the next seven days of your planner')
})

test('chores that are not named are those of the household list', async () => {
  const user = await signUp()
  for (const text of ['Scrub the tub', 'Water the ferns'])
    expect(
      (await user.post('/api/household-tasks', { text, category: 'cleaning', dueDate: '2026-11-25' })).status,
    ).toBe(201)
  const asked = await askCoach(user, 'split my chores over the next 2 days')
  expect(titles(asked)).toEqual(['Scrub the tub', 'Water the ferns'])
  expect(asked.response).toContain('household list')
})

test('packing says so on each card, and nothing is put in the past', async () => {
  app.setTime(new Date('2026-11-24T22:00:00.000Z'))
  expect(brief(await ask('divide my packing over the next three days: clothes, toiletries, documents'))).toEqual([
    '2026-11-25 18:00 Pack clothes',
    '2026-11-26 18:00 Pack toiletries',
    '2026-11-27 18:00 Pack documents',
  ])
})

test('no more than ten cards, and what is left out is named', async () => {
  const many = Array.from({ length: 12 }, (_, at) => `sort box ${'abcdefghijkl'.charAt(at)}`).join(', ')
  const asked = await ask(`spread these over the next 5 days: ${many}`)
  expect(asked.proposals).toHaveLength(10)
  expect(asked.response).toContain('I left out “Sort box k” and “Sort box l”')
})

test.each([
  'I split my chores over the weekend and it still took forever',
  'How do I split the chores between me and my husband this week',
  'split my rent payments over the next 3 months',
  'how do you spread frosting over a cake',
])('what is no wish to spread chores over days gets no cards: %s', async (message) => {
  expect((await ask(message)).proposals).toEqual([])
})
