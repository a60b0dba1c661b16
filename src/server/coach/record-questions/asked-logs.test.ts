import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { askCoach, signUpForCoach } from '../../../../test/coach-calls.ts'
import { type Client, read } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
let user: Client
const now = new Date('2026-11-24T15:00:00.000Z')
const made: readonly (readonly [string, object])[] = [
  ['/api/tasks', { title: 'Call Mama', dueDate: '2026-11-17', isCompleted: true }],
  ['/api/tasks', { title: 'Take iron tablets', dueDate: '2026-11-23', isCompleted: true }],
  ['/api/tasks', { title: 'Opening night', dueDate: '2026-11-10', isCompleted: true }],
  ['/api/goals', { title: 'Rainy day fund', targetValue: '1000', currentValue: '400', currency: 'USD' }],
  ['/api/goals', { title: 'Thirty easy runs', targetValue: '30', kind: 'habit' }],
  ['/api/income', { source: 'Booth', amount: '80', currency: 'USD', earnedOn: '2026-11-18' }],
  ['/api/income', { source: 'Market', amount: '30', currency: 'USD', earnedOn: '2026-10-07' }],
  ['/api/income', { source: 'Market', amount: '20', currency: 'USD', earnedOn: '2026-09-07' }],
  ['/api/prayers', { text: 'For rain' }],
  ['/api/self-care', { activityType: 'breathing', duration: 5, notes: null, mood: 2 }],
  ['/api/fitness/workouts', { title: 'Stairs' }],
  ['/api/fitness/drinks', { millilitres: 473 }],
  ['/api/shopping-items', { list: 'household', line: 'Eggs' }],
]
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  app.setTime(now)
  user = await signUpForCoach(app)
  for (const [path, body] of made) await user.post(path, body)
  const chore = { text: 'Change the furnace filter', category: 'cleaning' }
  const { id } = read(z.object({ id: z.string() }), await user.post('/api/household-tasks', chore))
  await user.put(`/api/household-tasks/${id}/toggle`)
})
afterAll(() => app.stop())
beforeEach(() => void app.setTime(now))

const told = async (message: string): Promise<string> => (await askCoach(user, message)).response

test.each([
  ['did i track my blood sugar this week', /^Glowell has no log for blood sugar/],
  ['how many migraines did i get in november', /^Glowell has no log for migraines/],
  ['when was my last hot flashes day', /^Glowell has no log for hot flashes/],
  ['how many cups of coffee have i had today', /^Glowell has no log for coffee/],
  ['whats my weight right now', /^I don’t read your weight/],
  ['which symptoms did i have last month', /^I don’t read symptoms/],
  ['whats on my vision board', /^I don’t read your vision board/],
  ['how many affirmations do i have', /^I don’t read your affirmations/],
  ['who am i praying for this week', /never their words/],
  ['when did i last pray for my brother', /so I can’t tell who or what one was for.*today/],
  ['how many chapters did i read this month', /^Glowell doesn’t count chapters/],
  ['how much time did i spend on crafts this week', /^Glowell doesn’t keep how long you spend on crafts/],
  ['how many miles did i run in november', /how far or how much isn’t something I see/],
])('what has no log is said, and no other log answers: %s', async (asked, wanted) => {
  const text = await told(asked)
  expect(text).toMatch(wanted)
  expect(text).not.toMatch(/after costs|money goals/)
})

test.each([
  [
    'when did i last change the furnace filter i think its in my chores',
    /^“Change the furnace filter” was last checked off at home today\./,
  ],
  ['did i change the furnace filter this month', /^Yes, once since November 1\./],
  ['what chores did i get done this week', /^Done at home since November 23:.*“Change the furnace filter”/s],
  ['how many times have i called my mom this month', /^In your planner, once since November 1: “Call Mama”\.$/],
  ['when did we last have a date night', /^Nothing like “date night” is checked off/],
  ['when was the furnace filter last changed', /^“Change the furnace filter” was last checked off at home today/],
  ['did i ever email the landlord', /^I can’t tell: I don’t see anything called “email the landlord”/],
  ['when was my last haircut', /^Nothing like “haircut” is checked off/],
])('when something was last done is looked for at home and in the planner: %s', async (asked, wanted) => {
  expect(await told(asked)).toMatch(wanted)
})

test.each([
  [
    'how many days in a row have i done my breathing exercises',
    /^One day in a row with breathing logged, today included/,
  ],
  ['whats my workout streak', /^One day in a row with workouts logged/],
  ['how many days in a row did i take my iron tablets', /^One day in a row with “iron tablets” checked off/],
  ['how many days did i pray this month', /^1 of 24 days with a prayer or reflection/],
  ['what days was i in a bad mood this month', /^1 day with a mood of Low or Uneasy since November 1: November 24\./],
  ['what was my worst day this month', /November 24 is the only day with a mood.*2 of 5/],
  ['did i skip my workout today', /^No, there is a workout today\./],
  ['did i drink any water today', /^You logged about 2 glasses of water today/],
  ['did i already put eggs on the list', /^Yes: “Eggs”/],
  ['are eggs on my shopping list', /^Yes: “Eggs”/],
  ['when did i last log my mood', /^You last logged a mood today\.$/],
  ['how many bad days did i have this month', /^1 day with a mood of Low or Uneasy/],
  ['which day did i get the most done this month', /each with 1 task done/],
  ['did i finish the quilt yet', /^I can’t tell: I don’t see anything called “quilt”/],
  ['is the farrier on my calender', /^I don’t see “farrier” in your planner/],
])('days are told of just what was asked: %s', async (asked, wanted) => {
  expect(await told(asked)).toMatch(wanted)
})

test.each([
  ['how much in tips did i make this month', /^Your income log doesn’t keep tips apart.*“Booth”: \$80/s],
  [
    'did i earn more this month then last month',
    /^Yes: November is \$50 more.*\$80 so far in November.*\$30 in October/s,
  ],
  ['how much did i make this year', /^\$130 since January 1, after costs:.*- September: \$20.*- November: \$80/s],
  ['how much did i make last year', /^Your income log has nothing in 2025\.$/],
  ['who was my best client this month', /^In November, after costs:.*“Booth”/s],
  ['how many hours did i work this month', /^There are no hours on your income entries in November/],
  ['have i hit any of my goals', /goal/],
  ['how many clients did i have this month', /^I don’t keep a list of clients, but 1 name/],
  ['am i on track for my 5k goal', /^You don’t have a goal with “5k” in its name.*“Thirty easy runs”/s],
  ['what percent am i at on my savings goal', /^“Rainy day fund”: \$400 of \$1,000.*That’s 40%\./s],
  ['whats the next step on my goal', /^I see how many steps a goal has/],
  ['when did i start my savings goal', /^You added “Rainy day fund” today\.$/],
  ['will i hit my goals by christmas', /“Rainy day fund” is at 40%. It has no date/],
])('sums and goals are told as they are asked: %s', async (asked, wanted) => {
  expect(await told(asked)).toMatch(wanted)
})

test('a week or month is told as a whole, and beside as many days of the one before', async () => {
  expect(await told('give me a recap of my week')).toMatch(
    /^Since November 23, from what you logged:.*- Tasks: 1 of 1 done.*- Workouts: 1/s,
  )
  expect(await told('compare this month to last month')).toMatch(
    /^This month so far, next to the same days of last month, October 1 to October 24:.*- Income: \$80 after costs \(last month: \$30 after costs\)/s,
  )
})

test.each([
  'did i make a mistake',
  'did i do the right thing',
  'do you think we should buy the camper now or wait, we have 9000 saved and my bonus comes in june',
])('a question for a judgment doesn’t look at the records: %s', async (asked) => {
  expect(await told(asked)).not.toMatch(/after costs|money goals|logged|checked off|I don’t see anything called/)
})
