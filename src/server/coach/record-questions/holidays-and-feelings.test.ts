import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { askCoach, signUpForCoach } from '../../../../test/coach-calls.ts'
import type { Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
let user: Client
const now = new Date('2026-11-24T15:00:00.000Z')
const made: readonly (readonly [string, object])[] = [
  ['/api/goals', { title: 'Rainy day fund', targetValue: '1000', currentValue: '400', currency: 'USD' }],
  ['/api/income', { source: 'Booth', amount: '80', currency: 'USD', earnedOn: '2026-11-18' }],
  ['/api/income', { source: 'Market', amount: '30', currency: 'USD', earnedOn: '2026-11-07' }],
  ['/api/self-care', { activityType: 'breathing', duration: 5, notes: null, mood: 2 }],
  ['/api/fitness/workouts', { title: 'Stairs' }],
]
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  app.setTime(now)
  user = await signUpForCoach(app)
  for (const [path, body] of made) await user.post(path, body)
})
afterAll(() => app.stop())
beforeEach(() => void app.setTime(now))

test.each([
  ['how was my mood the day after easter', /April 6/],
  ['how was my mood the day before mothers day', /May 9/],
  ['how much did i earn the week before easter', /has nothing from March 23 to March 29\./],
  ['how was my mood on juneteenth', /June 19/],
  [
    'how many days was i gloomy or nervous this month',
    /no mood called “gloomy” or “nervous”.*closest to those is Low or Uneasy/,
  ],
  ['how many days was my mood below good this month', /Low, Uneasy, or Okay/],
  ['what was the last time i did a breathing exercise', /^Your last breathing exercise was today/],
  ['how far away am i from my savings goal for the new porch', /“new porch”.*Rainy day fund/s],
  ['did i make more in june or july from my quilts', /^Your income log has nothing from “quilts” in June or July\.$/],
  ['did i make more from booth or market this month', /“Booth”: \$80\n- “Market”: \$30/],
  ['how much did i make in february', /^Your income log has nothing in February\.$/],
  ['did i put in the money from my friday sewing job', /nothing from “friday sewing job” since October/],
  ['do i have anything on friday evening', /on Friday after 5 pm\.$/],
  ['which day do i work out the most', /^Mostly on Tuesdays/],
])('what is asked of holidays, feelings and income: %s', async (message, answer) => {
  expect((await askCoach(user, message)).response).toMatch(answer)
})
