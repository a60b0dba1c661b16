import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { coachAreas } from '#contract/lists.ts'
import { askCoach, coachReply } from '../../../../test/coach-calls.ts'
import { type Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())
const now = new Date('2026-11-24T15:00:00.000Z')
beforeEach(() => void app.setTime(now))

const goals = [
  ['2025-12-30', { title: 'Old fund', targetValue: '100', currentValue: '100' }],
  ['2026-01-04', { title: 'Read more', targetValue: '12', kind: 'habit', targetDate: '2026-06-30' }],
  ['2026-01-20', { title: 'Quiet fund', targetValue: '500', currentValue: '500', currency: 'USD' }],
  ['2026-08-02', { title: 'Walk to work', targetValue: '30', kind: 'habit' }],
] as const

async function signUp(): Promise<Client> {
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  for (const [day, goal] of goals) {
    app.setTime(new Date(`${day}T15:00:00.000Z`))
    expect((await user.post('/api/goals', goal)).status).toBe(201)
  }
  app.setTime(now)
  await askCoach(user, 'hello')
  return user
}

test.each([
  'What goals did I put in here back in January',
  'which goals did i add in january',
  'show me the goals I set in January',
  'what were the goals i wrote down in january 2026?',
  'how many goals did I start in january',
  'did i enter any goals in january',
])('goals are told by the time they were added, reached ones too: %s', async (asked) => {
  const text = await coachReply(await signUp(), asked)
  expect(text).toContain('You added 2 goals:')
  expect(text).toContain('“Quiet fund”: $500 of $500 (100%), added January 20')
  expect(text).toContain('“Read more”: 0 of 12 times (0%), added January 4')
  expect(text).not.toMatch(/Walk to work|Old fund/)
})

test('goals of a whole year, of a time without any, and without a time', async () => {
  const user = await signUp()
  expect(await coachReply(user, 'what goals did i add this year')).toContain('You added 3 goals:')
  expect(await coachReply(user, 'what goals did i add in march')).toMatch(
    /^You added no goals from March 1 to March 31\. This is what there is\.[^]*4 goals/,
  )
  expect(await coachReply(user, 'list all the goals i ever put in here')).toMatch(
    /4 goals[^]*deleted aren’t among them/,
  )
})

test.each([
  'which goals did i never finish',
  'what goals did I not reach this year?',
  'do you know which goals i didnt complete',
  'show me my unfinished goals',
  'any goals that are past their date?',
])('goals that were never finished are those open past their date: %s', async (asked) => {
  const text = await coachReply(await signUp(), asked)
  expect(text).toContain('One open goal is past its date:')
  expect(text).toContain('“Read more”: 0 of 12 times (0%), was due June 30')
})

test('it says that no goal can be marked as let go, and advice doesn’t look at the records', async () => {
  const user = await signUp()
  const text = await coachReply(user, 'which goals did i let go of')
  expect(text).toMatch(/^Glowell doesn’t mark a goal as let go[^]*“Read more”/)
  expect(await coachReply(user, 'which goals should i let go of')).not.toContain('doesn’t mark a goal')
  const other = await app.signUp()
  await other.put('/api/sophia/areas', { areas: coachAreas })
  expect(await coachReply(other, 'what goals did i give up on')).toContain(
    'None of your open goals are past their date.',
  )
})

test('goals are told by the date they are due, those with none left out', async () => {
  const user = await signUp()
  for (let n = 1; n <= 9; n += 1)
    await user.post('/api/goals', { title: `Bag ${n}`, targetValue: '3', kind: 'habit', targetDate: '2026-12-20' })
  await user.post('/api/goals', { title: 'Far off', targetValue: '3', kind: 'habit', targetDate: '2027-05-02' })
  const due = await coachReply(user, 'which goals are due by december 31')
  expect(due).toMatch(/^10 open goals are due by December 31:\n\n- “Read more”.*due June 30\n- “Bag/)
  expect(due).toContain('and 2 more')
  expect(due).not.toMatch(/Far off|Walk to work/)
  expect(await coachReply(user, 'what goals end in december')).toContain(
    '9 open goals are due from December 1 to December 31:',
  )
  expect(await coachReply(user, 'which of my goals are due next month')).toContain('9 open goals')
  expect(await coachReply(user, 'which goals are due before december 20')).toContain(
    'One open goal is due by December 19:',
  )
  expect(await coachReply(user, 'which of my goals are due before the end of the year')).toContain(
    '10 open goals are due by December 31:',
  )
  expect(await coachReply(user, 'what goals are due before march')).toContain('due by February 28, 2027:')
  expect(await coachReply(user, 'which goals are due in january')).toContain(
    'None of your open goals are due from January 1, 2027 to January 31, 2027.',
  )
})

test('whether goals were worked on or reached begins with yes or no', async () => {
  const user = await signUp()
  const none = await coachReply(user, 'did i do any of my goals this week or no')
  expect(none).toMatch(/^No: none of your 2 open goals has been updated since November 23\./)
  expect(await coachReply(user, 'did i hit any of my goals this week')).toMatch(
    /^No: none of your 2 open goals was reached/,
  )
  expect(await coachReply(user, 'have i worked on my goals this month?')).toMatch(/^No: none of your 2 open goals/)
  expect(await coachReply(user, 'did i make any goals this week')).toContain('You added no goals')
  await user.post('/api/goals', { title: 'Sew ten bags', targetValue: '10', currentValue: '3', kind: 'habit' })
  expect(await coachReply(user, 'did i do any of my goals this week')).toMatch(
    /^Yes: 1 of 3 open goals updated[^]*Sew ten bags/,
  )
  expect(await coachReply(user, 'should i do any of my goals this week')).not.toMatch(/^(?:Yes|No)\b/)
})
