import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Exchange } from '#contract/coach.ts'
import { coachAreas } from '#contract/lists.ts'
import { askCoach } from '../../../../test/coach-calls.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())
/** A Tuesday. */
beforeEach(() => void app.setTime(new Date('2026-11-24T15:00:00.000Z')))

async function ask(message: string, titles: readonly string[] = ['Walk']): Promise<Exchange> {
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  for (const title of titles)
    expect(
      (await user.post('/api/tasks', { title, dueDate: '2026-11-25', scheduledTime: '2026-11-25T07:00' })).status,
    ).toBe(201)
  return await askCoach(user, message)
}

test.each([
  ['Move my walk from tomorrow morning to after work, I have to be in early', 'after work', '5:30 pm'],
  ['Move my walk tomorrow to before lunch', 'before lunch', '11:30 am'],
  ['can you push my walk to when I get home', 'when I get home', '5:30 pm'],
  ['Move my walk to the evening', 'the evening', '7 pm'],
  ['reschedule the walk to after dinner instead', 'after dinner', '7 pm'],
])('a time that is somebody’s own is asked for, with hours to tap: %s', async (message, open, hour) => {
  const { response, proposals, choices } = await ask(message)
  expect(response).toContain(`I need an hour to move “Walk”: what time is “${open}”?`)
  expect(proposals).toEqual([])
  expect(choices).toContain(`Move “Walk” to ${hour}`)
})

test('a tap makes the card, and of several which one is asked, too', async () => {
  const { proposals } = await ask('Move “Walk” to 5:30 pm')
  expect(proposals).toMatchObject([
    { proposal: { kind: 'change', title: 'Walk', change: { act: 'move', dueDate: '2026-11-25', time: '17:30' } } },
  ])
  const two = await ask('move my walk to after work', ['Walk with Ana', 'Walk the dog'])
  expect(two.response).toMatch(/Which one do you mean, .*, and what time is “after work”\?/)
  expect(two.choices).toHaveLength(2)
})

test('what is not found is called by its name alone, and a day beside it is kept', async () => {
  expect((await ask('Move my walk to after work', [])).response).toContain('anything open called “Walk”')
  expect((await ask('move my walk to after work friday')).choices).toContain('Move “Walk” to Fri, Nov 27 at 5:30 pm')
})

test.each([
  'remind me to call Ana the day after my birthday',
  'add lunch with Kim to my planner the day before the recital',
])('a day beside an event is not known, and never tomorrow: %s', async (message) => {
  const { response, proposals } = await ask(message)
  expect(proposals).toEqual([])
  expect(response).toMatch(/I don’t know when “the day (?:after|before) .*” is/)
})

test('of a card that was not added yet the hour is asked for as well', async () => {
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  await askCoach(user, 'add a walk to my planner tomorrow')
  const { response, proposals } = await askCoach(user, 'move the walk to after work')
  expect(response).toContain('What time is “after work”?')
  expect(proposals).toEqual([])
})

test.each([
  [
    'move my laundry from tonight to tomorrow after work',
    { title: 'Laundry', dueDate: '2026-11-25', notes: 'After work' },
  ],
  ['move my dress fitting from thursday to friday', { title: 'Dress fitting', dueDate: '2026-11-27' }],
  [
    'move my grocery run from tuesday to thursday after 4',
    { title: 'Grocery run', dueDate: '2026-11-26', time: '16:00' },
  ],
])('a move of what isn’t there offers a new card, in one way: %s', async (message, card) => {
  const { response, proposals } = await ask(message)
  expect(response).toContain(`I can’t find “${card.title}” in your planner, so this card would make a new one.`)
  expect(proposals.map(({ proposal }) => proposal)).toMatchObject([{ kind: 'task', ...card }])
})
