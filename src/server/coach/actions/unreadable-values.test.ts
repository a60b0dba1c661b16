import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { coachAreas } from '#contract/lists.ts'
import { askCoach, signUpForCoach } from '../../../../test/coach-calls.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  app.setTime(new Date('2026-11-24T15:00:00.000Z'))
})
afterAll(() => app.stop())

test.each([
  ['0 minutes', 'swim for 0 minutes'],
  ['0.0 hours', 'swim 0.0 hours'],
  ['-20 minutes', 'swim for -20 minutes'],
  ['888888888 hours', 'swim for 888888888 hours'],
  ['2e4 minutes', 'swim for 2e4 minutes'],
])('a length of %s is none: it is said, and nothing is planned for it', async (said, asked) => {
  const user = await signUpForCoach(app)
  const plan = await askCoach(user, `plan tomorrow: ${asked}, bank at 10`)
  expect(plan.response).toContain(`I can’t read “${said}” as a length, so I left out “Swim”`)
  expect(plan.proposals.map(({ proposal }) => 'title' in proposal && proposal.title)).toEqual(['Bank'])
  const task = await askCoach(user, `remind me to ${asked} tomorrow`)
  expect(task.response).toContain(`I can’t read “${said}” as a length`)
  expect(task.proposals).toEqual([])
})

test('a part of an hour is read', async () => {
  const { proposals } = await askCoach(await signUpForCoach(app), 'plan tomorrow: swim for 1.25 hours, bank at 10')
  expect(proposals).toMatchObject(
    [{ proposal: { title: 'Swim' } }, { proposal: { title: 'Bank', time: '10:00' } }].toReversed(),
  )
  expect(proposals.map(({ proposal }) => proposal.kind === 'task' && proposal.estimatedDuration)).toContain(75)
})

test.each(['0:00', 'midnight', '12 am', '24:00'])('a day that is to be done by %s ends with it', async (hour) => {
  const { response, proposals } = await askCoach(await signUpForCoach(app), `plan tomorrow: be done by ${hour}: swim`)
  expect(proposals.map(({ proposal }) => 'title' in proposal && proposal.title)).toEqual(['Swim'])
  expect(response).toContain('before 12 am')
})

test('an hour that doesn’t exist does not end a day', async () => {
  const { response } = await askCoach(await signUpForCoach(app), 'plan tomorrow: swim, bank, be done by 31:00')
  expect(response).toContain('“31:00” doesn’t exist')
})

test.each([['three quarters'], ['a fifth of it'], ['half'], ['$2600 USDT']])(
  'a goal is not changed to %s',
  async (value) => {
    const user = await signUpForCoach(app)
    await user.put('/api/sophia/areas', { areas: coachAreas })
    await user.post('/api/goals', { title: 'Loom fund', targetValue: '900', currency: 'USD' })
    const { response, proposals } = await askCoach(user, `change my loom fund goal to ${value}`)
    expect(proposals).toEqual([])
    expect(response).toMatch(/I can’t (?:read|tell)/)
  },
)

test.each([
  ['how many tasks did i finish in the last 3e8 years', 'in the last 3e8 years'],
  ['how many entries did i write since 14/15/2026', 'since 14/15/2026'],
])('days that can’t be looked up are never read as other days: %s', async (asked, said) => {
  const { response } = await askCoach(await signUpForCoach(app), asked)
  expect(response).toContain(`“${said}”`)
  expect(response).toContain('I didn’t look anything up')
})

test('a change over and over is none, and no new goal', async () => {
  const asked = `move my goal for the loom${' by 3 weeks'.repeat(300)}`
  const { response, proposals } = await askCoach(await signUpForCoach(app), asked)
  expect(proposals).toEqual([])
  expect(response).toContain('I can’t read “by 3 weeks by 3 weeks')
})
