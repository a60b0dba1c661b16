import { askCoach } from '../../../../test/coach-calls.ts'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type Exchange } from '#contract/coach.ts'
import { coachAreas } from '#contract/lists.ts'
import { type Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())
/** A Wednesday. */
beforeEach(() => void app.setTime(new Date('2026-11-25T15:00:00.000Z')))

const areasOf = ({ sources: areas }: Exchange): string[] => areas.map(({ area }) => area).toSorted()

async function signUp(): Promise<Client> {
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  const make = async (path: string, body: object) => expect((await user.post(path, body)).status).toBe(201)
  await make('/api/tasks', { title: 'Call Ana', dueDate: '2026-11-25' })
  await make('/api/tasks', { title: 'Dentist', scheduledTime: '2026-11-26T15:00', estimatedDuration: 45 })
  await make('/api/self-care', { activityType: 'yoga', duration: 30, mood: 4 })
  await make('/api/income', { source: 'Shop', amount: '100.00', currency: 'USD', earnedOn: '2026-11-03' })
  await make('/api/income', { source: 'Shop', amount: '60.00', currency: 'USD', earnedOn: '2026-10-03' })
  await make('/api/goals', { title: 'Trip', targetValue: '500', currentValue: '100', currency: 'USD' })
  await askCoach(user, 'hello')
  return user
}

test.each([
  [
    'how much did i make in november and was october better?',
    ['$100 so far in November', '$60 in October'],
    ['income'],
  ],
  [
    'what do i have today and how has my mood been this month',
    ['“Call Ana”', 'averages 4 of 5'],
    ['planner', 'selfCare'],
  ],
  [
    'What’s my streak? And how are my goals?',
    ['streak', '$100 of $500'],
    ['fitness', 'goals', 'household', 'journal', 'planner', 'selfCare', 'spiritual'],
  ],
  ['what do i have left today and whats tomorrow look like', ['“Call Ana”', '“Dentist”'], ['planner']],
  ['how much yoga did i do this week and how much did i make', ['30 minutes', '$100'], ['income', 'selfCare']],
  ['how much did i make in october, and november?', ['$60', '$100'], ['income']],
  ['cuánto gané en octubre y cuánto llevo este mes?', ['$60', '$100'], ['income']],
  ['cómo ha estado mi ánimo este mes y cómo van mis metas', ['4 de 5', '$100 de $500'], ['goals', 'selfCare']],
])('both halves are answered, with what was read for each: %s', async (message, facts, areas) => {
  const answer = await askCoach(await signUp(), message)
  for (const fact of facts) expect(answer.response).toContain(fact)
  expect(areasOf(answer)).toEqual(areas)
})

test('a second half that leans on the first is read with it: other days, a comparison, the goal that was named', async () => {
  const user = await signUp()
  const told = async (message: string) => (await askCoach(user, message)).response
  expect(await told('how much did i make in november and was october better?')).toContain('So November is $40 more.')
  expect(await told('what did i earn in november? and in october?')).toMatch(/\$100[^]*\$60/)
  expect(await told('how often did i journal in october and what was my average mood')).not.toContain('4 of 5')
  expect(await told('how much is left for the trip and when will i be done')).toMatch(/\$400 left[^]*“Trip”/)
  expect(await told('¿cuánto gané en noviembre y fue mejor octubre?')).toContain('noviembre es $40 más')
})

test('a half that no record answers is said to be one, and advice is not taken for a record', async () => {
  const user = await signUp()
  expect((await askCoach(user, 'what’s my streak and when did i break it last')).response).toMatch(
    /streak[^]*don’t tell me the other half: “when did i break it last”/,
  )
  const advice = await askCoach(user, 'how is my mood and what should i do about it')
  expect(advice.response).not.toContain('other half')
})

test('a second half that names no task is not answered with today’s', async () => {
  const user = await signUp()
  for (const asked of [
    'how much have I spent on Christmas so far and what’s left of what I set aside',
    'what’s my streak and what is left of the paint',
  ]) {
    const { response } = await askCoach(user, asked)
    expect(response).toContain('don’t tell me the other half')
    expect(response).not.toContain('Call Ana')
  }
  expect((await askCoach(user, 'what’s my streak and what do i still need to do')).response).toContain('Call Ana')
})
