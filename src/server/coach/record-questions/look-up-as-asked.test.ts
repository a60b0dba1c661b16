import { askCoach, signUpForCoach } from '../../../../test/coach-calls.ts'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'
import { readDays } from '../when/read-days.ts'

let app: StartedApp
let user: Client
const now = new Date('2026-11-24T15:00:00.000Z')
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  app.setTime(now)
  user = await signUpForCoach(app)
  const made: readonly (readonly [string, object])[] = [
    ['/api/goals', { title: 'Rainy day fund', targetValue: '1500', currentValue: '400', currency: 'USD' }],
    ['/api/goals', { title: 'Twenty easy runs', targetValue: '20', kind: 'habit' }],
    ['/api/income', { source: 'Market', amount: '80', currency: 'USD', earnedOn: '2026-11-18' }],
    ['/api/income', { source: 'Market', amount: '30', currency: 'USD', earnedOn: '2026-10-07' }],
    ['/api/tasks', { title: 'Sweep the porch', dueDate: '2026-11-23', isCompleted: true }],
    ['/api/tasks', { title: 'Mend the gate', dueDate: '2026-11-23' }],
    ['/api/tasks', { title: 'Farrier', scheduledTime: '2026-12-01T15:00' }],
    ['/api/tasks', { title: 'Old letter', dueDate: '2026-11-02' }],
    ['/api/prayers', { text: 'For rain' }],
    ['/api/self-care', { activityType: 'meditation', duration: 10, notes: null, mood: 4 }],
    ['/api/shopping-items', { list: 'household', line: 'Oats' }],
  ]
  for (const [path, body] of made) await user.post(path, body)
})
afterAll(() => app.stop())
beforeEach(() => void app.setTime(now))

const told = async (message: string): Promise<string> => (await askCoach(user, message)).response

test.each([
  [
    'how close am i to my 2000 savings goal',
    /^You don’t have a \$2,000 savings goal.*“Rainy day fund”: \$400 of \$1,500/s,
  ],
  ['how are we doing on saving 5k for the roof', /^You don’t have a \$5,000 goal with “roof”.*“Rainy day fund”/s],
  [
    'did i ever finish that goal about the attic',
    /^You don’t have a goal with “attic” in its name, open or finished\./,
  ],
  ['did i hit my jogging goal this month', /^You don’t have a goal with “jogging”.*“Twenty easy runs”/s],
  ['how long till i can quit the night job according to my goal', /so there’s no date I can count to/],
  ['how far am i from my rainy day goal', /“Rainy day fund”: \$400 of \$1,500, \$1,100 left/],
])(
  'a goal that is told by its sum or purpose is the one, or else it’s said that there is none: %s',
  async (asked, wanted) => {
    expect(await told(asked)).toMatch(wanted)
  },
)

test.each([
  ['how much did i earn last week from pies', /nothing from “pies” from November 16 to November 22.*“Market”: \$80/s],
  ['how much have we made since summer from the market', /^Since June 1, after costs:\n- “Market”: \$110/],
  ['how much did i bring in on ebay in october vs november', /nothing from “ebay” in October or November/],
  ['i logged a bonus last week right? how much was it', /nothing from “bonus” from November 16 to November 22/],
  ['did the Lowry family pay me yet', /nothing from “Lowry family”/],
  ['which week did i make the most since october', /^Your best week was November 16 to November 22: \$80/],
  ['how many pies did i sell in october and how much did i make', /^I don’t keep a count of pies, and nothing.*\$30/s],
  [
    'how many fares have i driven this year vs my goal',
    /^I don’t keep a count of fares, and nothing in your planner, your goals, or your income log/,
  ],
])('what is asked of a part is never answered with the whole alone: %s', async (asked, wanted) => {
  expect(await told(asked)).toMatch(wanted)
})

test.each([
  ['what did i write in my journal the week dad had his hip surgery', /^I don’t know when Dad had his hip surgery/],
  [
    'what did i write in my journal the week my sister moved in',
    /^I don’t know when your sister moved in: nothing in your planner says\. What date was it\?/,
  ],
  ['how was i feeling the month we closed the shop', /^I don’t know when you closed the shop.*moods/],
  ['has my mood been better since i started swimming', /^I don’t know when you started swimming/],
  ['how was my mood on the weekends i worked a double', /^I can’t see which weekends you worked a double/],
  ['how much weight have i lost since spring', /^I don’t read your weight/],
])('what no record dates or tells apart is asked for in a line: %s', async (asked, wanted) => {
  expect(await told(asked)).toMatch(wanted)
})

test.each([
  [
    'did i put the piano tuner on monday or tuesday',
    /^I don’t see “piano tuner” in your planner, your household list, or your goals, done or open\./,
  ],
  ['did i mark the porch done or is it still on there', /^“Sweep the porch” yesterday, done\./],
  ['what time did i say the farrier was coming tuesday', /^“Farrier” on December 1 at [39] [ap]m\./],
  [
    'what day is the PTA meeting i wrote it in here somewhere',
    /^I don’t see “PTA meeting” in your planner, coming up or past\./,
  ],
  ['have i been taking my iron pills every morning or did i skip some', /^I don’t see “iron pills”/],
  ['have i been checking my blood pressure every day', /^I don’t see “blood pressure”/],
  [
    'what tasks did i not get done yesterday',
    /^You checked off 1 of 2 tasks yesterday\. This one is still open:\n\n- “Mend the gate”\n\n1 other task from other days is late too/,
  ],
  ['did i finish all my chores yesterday or did i skip some', /^You checked off 1 of 2 tasks yesterday/],
  ['how many days in a row have i meditated', /^One day in a row with meditation logged, today included\./],
])('something is looked for by its bare name, done or not: %s', async (asked, wanted) => {
  expect(await told(asked)).toMatch(wanted)
})

test.each([
  [
    'how many prayers do i have marked answered',
    /^None of your prayers are marked answered\. You’ve saved 1 prayer in all\./,
  ],
  ['when was the last time i prayed the rosary', /^Nothing called “rosary” is checked off in your planner/],
  ['find the prayer i wrote about my brother', /^I never see the words of your prayers/],
  ['whats on my costco list', /^You don’t have a list for Costco.*Oats/s],
  ['whats left on my reunion to do list', /^You don’t have a list called “reunion”/],
  ['whats still on my grocery list', /^Still to get:\n\n- Household \(1\): Oats$/],
])('prayers and lists by their names: %s', async (asked, wanted) => {
  expect(await told(asked)).toMatch(wanted)
})

test.each([
  'did i do the right thing by leaving',
  'did i get the wrong idea about my friend',
  'have i been too hard on her',
])('a question about life is none of the records: %s', async (asked) => {
  expect(await told(asked)).not.toMatch(/in your planner|I don’t see/)
})

const today = '2026-11-24'
test.each([
  ['what did i write on easter', { from: '2026-04-05', to: '2026-04-05' }],
  ['how was i over thanksgiving', { from: '2025-11-27', to: '2025-11-27' }],
  ["did i journal on mother's day", { from: '2026-05-10', to: '2026-05-10' }],
  ['how much since summer', { from: '2026-06-01', to: today }],
  ['how many since school started', { from: '2026-09-01', to: today }],
  ['how many runs last winter', { from: '2025-12-01', to: '2026-02-28' }],
])('seasons and holidays that move are days: %s', (text, span) => {
  expect(readDays(text, 'en', today, 'past').span).toEqual(span)
})
