import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { coachAreas } from '#contract/lists.ts'
import { askCoach } from '../../../../test/coach-calls.ts'
import { type Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
let user: Client
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  await user.post('/api/goals', { title: 'Run fund', targetValue: '500' })
})
afterAll(() => app.stop())
beforeEach(() => void app.setTime(new Date('2026-11-28T15:00:00.000Z')))

test.each([
  ['which days was i low in february 30', '“february 30” doesn’t exist'],
  ['what goals did i put in on feb 30', '“feb 30” doesn’t exist'],
  ['how many journal entries did i write on 2/30', '“2/30” doesn’t exist'],
  ['¿escribí el 30 de febrero?', '“30 de febrero” no existe'],
  ['what goals did i put in in 9999', '“in 9999” is out of my reach'],
  ['how many tasks did i finish in 9999', '“in 9999” is out of my reach'],
  ['what goals did i put in since the year 0', '“since the year 0” is out of my reach'],
  ['which days was i low in the last 99999999999 days', '“in the last 99999999999 days” is out of my reach'],
  ['what did i earn 99999999 days ago', '“99999999 days ago” is out of my reach'],
  ['¿cuánto gané en los últimos 99999999999 días?', '“en los últimos 99999999999 días” queda fuera de mi alcance'],
  ['which days was i low in the last -5 weeks', 'I can’t tell which days “in the last -5 weeks” means'],
  ['which days was i low in the last 0 days', 'I can’t tell which days “in the last 0 days” means'],
])('days that can’t be looked at are said, and no other span is told: %s', async (asked, said) => {
  const { response, sources } = await askCoach(user, asked)
  expect(response).toContain(said)
  expect(sources).toEqual([])
})

test.each([
  'which days was i low in the last 5 weeks',
  'how many tasks did i finish in 2026',
  'did i write about the 100th day of school',
  'how many journal entries did i write on feb 28',
  'how much did i put in 5000',
])('days that can be looked at are: %s', async (asked) => {
  const { response, sources } = await askCoach(user, asked)
  expect(response).not.toMatch(/look anything up/)
  expect(sources).not.toEqual([])
})
