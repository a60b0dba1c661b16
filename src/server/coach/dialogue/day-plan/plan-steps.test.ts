import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Exchange } from '#contract/coach.ts'
import { askCoach, signUpForCoach } from '../../../../../test/coach-calls.ts'
import { type StartedApp, startApp } from '../../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())
/** A Tuesday. */
beforeEach(() => void app.setTime(new Date('2026-11-24T15:00:00.000Z')))

const ask = async (message: string): Promise<Exchange> => askCoach(await signUpForCoach(app), message)
const brief = ({ proposals }: Exchange): string[] =>
  proposals.flatMap(({ proposal }) =>
    proposal.kind === 'task' ? [`${proposal.dueDate.slice(5)} ${proposal.time} ${proposal.title}`] : [],
  )

test('so many of one thing get a day each', async () => {
  const asked = await ask('i have 3 cakes to bake this week can you help me put them on different days')
  expect(brief(asked).map((card) => card.slice(11))).toEqual(['Bake cake 1', 'Bake cake 2', 'Bake cake 3'])
  expect(new Set(brief(asked).map((card) => card.slice(0, 5))).size).toBe(3)
  expect(asked.response).toContain('I numbered them')
})

test('what is due is broken into steps until its day', async () => {
  const asked = await ask('my term paper is due december 2 and i havent started, break it into small steps')
  expect(brief(asked)[0]).toContain('Term paper: say in one sentence')
  expect(brief(asked).at(-1)).toContain('12-02 null Term paper: read it aloud')
  const garage = await ask('break cleaning out the garage into small tasks and put them on my planner')
  expect(brief(garage)).toHaveLength(5)
})

test('a list before a day has what was named, and no remarks', async () => {
  const asked = await ask(
    'make me a list of what i need to do before my mom visits on the 4th: kitchen, guest bed, and i want the lights up by then',
  )
  expect(brief(asked).map((card) => card.slice(11))).toEqual([
    'Get the guest bed ready',
    'Get the lights up',
    'Clean the kitchen',
  ])
  expect(brief(asked).every((card) => card.slice(0, 5) < '12-04')).toBe(true)
  const open = await ask('make me a list of what i need to do before everyone comes over for dinner, there are 9 of us')
  expect(open.proposals).toEqual([])
  expect(open.response).toContain('Set the table')
  expect(open.response).toContain('Tell me the day')
})

test.each([
  'make me a grocery list before friday',
  'i have 2 kids to feed and no energy',
  'i need to break my move down into steps',
  'can you break that into smaller words',
])('it is no work in pieces: %s', async (message) => {
  expect((await ask(message)).response).not.toMatch(/small steps:|different days:|days before:/)
})

test('a plan to do something is its matter and no request that was lost', async () => {
  const asked = await ask('can you make me a plan to wake up earlier')
  expect(asked.response).toContain('alarm')
  expect(asked.response).not.toContain('couldn’t follow')
})

test('a day is planned by what stands after a comma, and by its limits', async () => {
  const asked = await ask('plan my friday, soccer at 9, arabic school 11 to 1, groceries, and be at moms by 4')
  expect(brief(asked)).toEqual(
    expect.arrayContaining(['11-27 09:00 Soccer', '11-27 11:00 Arabic school', '11-27 16:00 Be at moms']),
  )
  const late = await ask('plan out my tuesday, i need to clean the tub and be at moms by 8 am')
  expect(late.response).toContain('I took Tuesday as December 1, not today.')
})

test('what was to be deleted on a day and isn’t there is said, with what is', async () => {
  const user = await signUpForCoach(app)
  await user.post('/api/tasks', { title: 'Pay the rent', dueDate: '2026-11-26' })
  const asked = await askCoach(user, 'delete the open house on thursday the seller cancelled')
  expect(asked.response).toContain('I don’t see “Open house” in your planner on Thursday, November 26')
  expect(asked.response).toContain('“Pay the rent”')
  const empty = await askCoach(user, 'take off the gym on friday im working late')
  expect(empty.response).toContain('Nothing’s planned that day.')
})

test('a move over several days makes a card for each', async () => {
  const user = await signUpForCoach(app)
  const none = await askCoach(user, 'move my workout to 6am monday wednesday friday')
  expect(brief(none)).toEqual(['11-30 06:00 Workout', '11-25 06:00 Workout', '11-27 06:00 Workout'])
  expect(none.response).toContain('I can’t find “Workout” in your planner, so these cards')
  const other = await signUpForCoach(app)
  await other.post('/api/tasks', { title: 'Workout', dueDate: '2026-11-26' })
  const some = await askCoach(other, 'move my workout to after lunch on monday and wednesday')
  expect(some.proposals).toHaveLength(2)
  expect(some.response).toContain('I took “after lunch” as 1 pm.')
})

test('progress of a goal that isn’t there, and a goal that is finished', async () => {
  const user = await signUpForCoach(app)
  const told = await askCoach(user, 'update my apartment goal i put another 400 in so its 2600 now')
  expect(told.response).toContain('I don’t see a goal called “Apartment”')
  expect(told.proposals).toEqual([])
  const done = await askCoach(user, 'mark the april books goal done i finished it tonite')
  expect(done.response).toContain('I don’t see a goal called “April books”')
})

test('the repeat of a chore and the day of an income are said', async () => {
  const chore = await ask('add change the furnace filter to my chores every month')
  expect(chore.response).toContain('“Change the furnace filter”, every month, starting today')
  const income = await ask('log 60 from lena for the lashes yesterday')
  expect(income.response).toContain('Monday, November 23')
})
