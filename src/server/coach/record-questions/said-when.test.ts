import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { askCoach, signUpForCoach } from '../../../../test/coach-calls.ts'
import type { Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
let user: Client
const now = new Date('2026-11-24T15:00:00.000Z')
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  const written = [
    ['2026-11-05', 'Slept good for once.'],
    ['2026-11-18', 'The kids were sweet today. I slept badly.'],
  ] as const
  app.setTime(now)
  user = await signUpForCoach(app)
  for (const [day, content] of written) {
    app.setTime(new Date(`${day}T15:00:00.000Z`))
    await user.post('/api/journal', { title: 'Day', content })
  }
  app.setTime(now)
  const made: readonly (readonly [string, object])[] = [
    ['/api/goals', { title: 'Finish my degree', targetValue: '4', kind: 'habit', targetDate: '2028-05-12' }],
    ['/api/goals', { title: 'Thirty walks', targetValue: '30', kind: 'habit' }],
    ['/api/tasks', { title: 'Repaint the kitchen', dueDate: '2026-12-12' }],
    ['/api/tasks', { title: 'Dentist', scheduledTime: '2026-12-01T15:00' }],
  ]
  for (const [path, body] of made) await user.post(path, body)
})
afterAll(() => app.stop())
beforeEach(() => void app.setTime(now))

const told = async (message: string): Promise<string> => (await askCoach(user, message)).response

test.each([
  ['when was the last time i said i slept good', /^You last wrote about “slept good” on November 5, 19 days ago\./],
  ['last time i said i slept good?', /^You last wrote about “slept good” on November 5/],
  ['whens the last time i wrote that i slept badly', /^You last wrote about “slept badly” on November 18/],
  ['what day did i say i slept good', /^You last wrote about “slept good” on November 5/],
  ['when did I last say I cried', /^I searched all your entries and didn’t find “cried” in any of them\./],
])('what the user said it was like is looked for in the journal: %s', async (message, wanted) => {
  expect(await told(message)).toMatch(wanted)
})

test.each([
  [
    'when did i say i wanted to finish my degree by',
    'Your goal “Finish my degree” is set for May 12, 2028. It’s at 0%.',
  ],
  [
    'When did I say I was going to finish my degree?',
    'Your goal “Finish my degree” is set for May 12, 2028. It’s at 0%.',
  ],
  ['when did i say id repaint the kitchen', 'In your planner, “Repaint the kitchen” is on December 12.'],
])('what the user means to do is told by the date of its goal or task: %s', async (message, wanted) => {
  expect(await told(message)).toBe(wanted)
})

test('what no record has is said with where it was looked for, and nothing else is shown', async () => {
  expect(await told('when did i say i wanted to run the marathon by')).toMatch(
    /^I don’t see “run the marathon” in your goals, your planner, or your journal, so I can’t tell you a date\./,
  )
})

test.each([
  ['when did i say the dentist was', /“Dentist”/],
  ['when should i say i want to finish my degree', /^(?!Your goal|I don’t see)/],
  ['he asked when i said i wanted to finish, and i cried', /^(?!Your goal|I don’t see|You last wrote)/],
])('other questions keep their answers: %s', async (message, wanted) => {
  expect(await told(message)).toMatch(wanted)
})

test.each([
  ['what did i write about the kids the week before thanksgiving', 'November 18'],
  ['What did I write about the kids the week of November 16?', 'November 18'],
])('the days at the end of the question are not what is searched for: %s', async (message, day) => {
  const text = await told(message)
  expect(text).toContain('“kids”')
  expect(text).toContain(day)
  expect(text).not.toContain('week before')
})

test.each([
  'what do i still have to do on the wedding list before christmas',
  'whats left to do on my wedding list',
  'what have i got left on the wedding checklist',
])('a list that isn’t there is said to be none: %s', async (message) => {
  expect(await told(message)).toMatch(/^You don’t have a list called “wedding”\./)
})

test.each([
  ['my 7 yr old cries every morning before school since the break, not sure what to do', 'days with tasks'],
  ['i clean every morning and no idea how to keep up', 'days with tasks'],
  ['had coffee with two ladies i used to teach with, laughed the whole time. good day', 'no log for'],
  ['am so over these headaches, was up all night', 'no log for'],
])('what is only told is no question for records: %s', async (message, never) => {
  expect(await told(message)).not.toContain(never)
})

test('a log that there is none of is still said to be none', async () => {
  for (const message of ['did i have coffee today', 'have I had any headaches this week', 'how many beers did i have'])
    expect(await told(message)).toContain('Glowell has no log for')
})
