import { askCoach, signUpForCoach } from '../../../../../test/coach-calls.ts'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { addDays } from '#server/lib/days.ts'
import { type Client } from '../../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../../test/start-app.ts'

let app: StartedApp
let user: Client
const now = new Date('2026-11-24T15:00:00.000Z')
const today = '2026-11-24'
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  app.setTime(now)
  user = await signUpForCoach(app)
  const days = [...Array(24).keys()].map((n) => addDays(today, -n))
  for (const [n, day] of days.entries()) {
    app.setTime(new Date(`${day}T15:00:00.000Z`))
    await user.post('/api/self-care', { activityType: 'reading', duration: 10, notes: null, mood: n % 3 === 0 ? 2 : 4 })
    if (n % 3 === 0) await user.post('/api/fitness/workouts', { day })
  }
  app.setTime(now)
  const made: readonly (readonly [string, object])[] = [
    ['/api/income', { source: 'Market', amount: '80', currency: 'USD', earnedOn: '2026-11-18' }],
    ['/api/income', { source: 'Lessons', amount: '30', currency: 'USD', earnedOn: '2026-11-07' }],
    ['/api/goals', { title: 'Rainy day fund', targetValue: '1500', currentValue: '400', currency: 'USD' }],
    ['/api/tasks', { title: 'Mend the gate', dueDate: '2026-11-20' }],
    ['/api/tasks', { title: 'Farrier', scheduledTime: '2026-11-26T15:00', priority: 5 }],
  ]
  for (const [path, body] of made) await user.post(path, body)
})
afterAll(() => app.stop())
beforeEach(() => void app.setTime(now))

const told = async (message: string): Promise<string> => (await askCoach(user, message)).response

test.each([
  [
    'My trainer swears I’m cheerier when I row, I say that’s marketing. Is my mood any better on days with a workout?',
    /^No, if anything it’s the other way around: your mood averages 2 of 5 \(8 moods from 8 days\) on days with a workout, and 4 of 5 \(16 moods from 16 days\) on the other days/,
  ],
  [
    'There’s a rumour at home that I get gloomy the day after pay lands. Any truth in it, going by what I’ve logged?',
    /^Too few days to say: .* the day after income/,
  ],
  [
    'Are my moods worse in the weeks when I see Delphine? be straight with me',
    /nothing in your planner is called “Delphine”.*What I do have: your mood averages 3.3 of 5/s,
  ],
  [
    'I keep telling my physio that I exercise in the mornings. What time of day do I log my workouts?',
    /^I see which day you logged something, not what time\.\n\nMostly on/,
  ],
  [
    'We argued at dinner: he says I haven’t worked out since Halloween, I say I have. Who’s right?',
    /^8 days with a workout/,
  ],
  ['I tell people I exercise daily. Do I? be blunt.', /^Not daily, going by what’s logged: 8 of 28 days/],
])('a question about the logs is read anywhere in a message, and its number comes first: %s', async (asked, wanted) => {
  expect(await told(asked)).toMatch(wanted)
})

test.each([
  [
    'Good evening. I should be grateful if you would tell me on how many days this month I noted my blood pressure, and how often I worked out.',
    /^Glowell has no log for blood pressure.*What I do have: 8 workouts/s,
  ],
  [
    'What did I spend on seed in November, and how much did I earn? My brother and I have a bet.',
    /^Glowell tracks what comes in, not what you spend\.\n\nWhat I do have: \$110/,
  ],
  ['Am I moodier around my period, according to what’s in here?', /^All I see of your cycle is which day/],
])('of several things what isn’t kept is a clause, and the rest is told: %s', async (asked, wanted) => {
  expect(await told(asked)).toMatch(wanted)
})

test.each([
  [
    'My husband reckons the pottery makes more than the lessons. What has each brought in this year?',
    /^Nothing in your income log is filed under “pottery”.*“Market”: \$80 from 1 entry\n- “Lessons”: \$30/s,
  ],
  ['Which of my two jobs pays the most? I log all of it here.', /^“Market” brought in the most: \$80/],
  [
    'My planner looks insane. What can go?',
    /^1 open task .*and 1 overdue.*Overdue.*“Mend the gate”.*High priority: these I’d keep\*\*\n- “Farrier”/s,
  ],
  ['Which of my goals have I been ignoring since spring? Be honest', /^None: all 1 open goal/],
  ['what did I say my word for this year was', /^Glowell has no place for a word of the year/],
  ['How often have I written the word lonely?', /^I never see your journal’s words.*No entry has “lonely”/s],
  [
    'Please list what I wrote in my diary about Tomas being bullied, for the school, with the dates.',
    /^I never see your journal’s words.*No entry has “Tomas bullied”/s,
  ],
])('income by who paid, goals, the planner and the journal are told by what is kept: %s', async (asked, wanted) => {
  expect(await told(asked)).toMatch(wanted)
})

test.each([
  'I feel better when I work out, and I’m proud of it.',
  'How do I get my mood up on days I work?',
  'Why am I always grumpy after my shift?',
  'What can I do about my closet, what can go?',
])('what asks for advice or only tells is none of it: %s', async (said) => {
  expect(await told(said)).not.toMatch(/averages|no log for|overdue/)
})
