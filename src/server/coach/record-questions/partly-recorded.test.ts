import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { coachReply, signUpForCoach } from '../../../../test/coach-calls.ts'
import type { Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())
beforeEach(() => void app.setTime(new Date('2026-11-24T15:00:00.000Z')))

const signUp = (): Promise<Client> => signUpForCoach(app)
const make = async (user: Client, path: string, body: object): Promise<void> => {
  expect((await user.post(path, body)).status).toBe(201)
}

test('a goal is found by what a sum is for, and named where there is none', async () => {
  const user = await signUp()
  await make(user, '/api/goals', { title: 'Quiet fund', targetValue: '1500', currentValue: '400', currency: 'USD' })
  expect(await coachReply(user, 'how far am i from the 1500 for the quiet fund')).toContain(
    '$400 of $1,500, $1,100 left',
  )
  expect(await coachReply(user, 'how close am i to the 3000 for the trip to Portugal')).toContain(
    'I don’t see a goal called “trip to portugal”. Your open goal is “Quiet fund”.',
  )
})

test('a goal that is called one is looked for, whatever its name, and the nearest of its kind is told', async () => {
  const user = await signUp()
  await make(user, '/api/goals', { title: 'Quiet fund', targetValue: '1500', currentValue: '400', currency: 'USD' })
  expect(await coachReply(user, 'how close am i to the down payment goal')).toContain(
    'You don’t have a goal with “down payment” in its name, open or finished.\n\nThe savings goal you have: “Quiet fund”: $400 of $1,500, $1,100 left.',
  )
})

test('the week of an event is not taken for this one', async () => {
  const user = await signUp()
  await make(user, '/api/journal', { title: 'Evening', content: 'Quiet.' })
  const said = await coachReply(user, 'did i write anything in my journal the week we went to his parents')
  expect(said).toMatch(/^I don’t know when you went to his parents: nothing in your planner says\. What date was it\?/)
})

test('May is a month where it is named as one, and what was earned with something is of that alone', async () => {
  const user = await signUp()
  const earn = (source: string, amount: string, earnedOn: string) =>
    make(user, '/api/income', { source, amount, currency: 'USD', earnedOn })
  await earn('Candles', '120', '2026-05-12')
  await earn('Soap', '30', '2026-05-14')
  expect(await coachReply(user, 'how much did i make in may total')).toMatch(/^\$150 in May, /)
  expect(await coachReply(user, 'how much did I make on candles in may')).toContain('$120')
  expect(await coachReply(user, 'how much did I make on candles in may')).not.toContain('$150')
})

test('where no entry has all words of what was asked for, those with one of them are told', async () => {
  const user = await signUp()
  await make(user, '/api/journal', { title: 'Evening', content: 'My aunt’s visit was long.' })
  const found = await coachReply(
    user,
    'what was it I wrote about the visit with Dad’s sister, sometime last month I think',
  )
  expect(found).toContain('didn’t find “visit with dads sister” in any of them. “visit” alone is in the one from')
  expect(found).toContain('I only see the days, not your words.')
  expect(await coachReply(user, 'what was it I wrote about the dentist')).toContain(
    'didn’t find “dentist” in any of them.',
  )
})

test('entries are searched without the days, and the answer says which days were read', async () => {
  const user = await signUp()
  await make(user, '/api/journal', { title: 'Evening', content: 'Zora came by.' })
  const ofToday = await coachReply(user, 'what did i write about zora on 2026-11-24')
  expect(ofToday).toContain('You last wrote about “zora” today')
  for (const when of ['in february 2024', 'in 2024', 'on 2026-10-03', 'on october 3rd'])
    expect(await coachReply(user, `what did i write about zora ${when}`)).toMatch(
      /^Nothing in your journal about “zora” (?:from|on) .*20(?:24|26)|^Nothing in your journal about “zora” on October 3\. The last time was today/,
    )
  expect(await coachReply(user, 'what did i write about odette in february 2024')).toContain(
    'I looked from February 1, 2024 to February 29, 2024, then searched all your entries, and didn’t find “odette” in any of them.',
  )
  expect(await coachReply(user, 'what did i write about odette in the last 9999 years')).toContain(
    '“in the last 9999 years” is out of my reach',
  )
})

test('days in a row of one thing are counted back from its log', async () => {
  const user = await signUp()
  await make(user, '/api/journal', { title: 'Evening', content: 'Quiet.' })
  const said = await coachReply(user, 'how many days in a row have i journaled')
  expect(said).toMatch(/^One day in a row with journal entries logged, today included\./)
  expect(await coachReply(user, 'whats my streak')).not.toContain('I keep one streak')
})

test('days that no record tells apart are not told apart', async () => {
  const user = await signUp()
  await make(user, '/api/self-care', { activityType: 'yoga', duration: 30, notes: null, mood: 4 })
  expect(await coachReply(user, 'how have my moods been on the weeks I work nights vs days')).toMatch(
    /^Your records don’t tell me which are the “weeks I work nights vs days”, so this is all of them\.\n\nYour mood averages 4/,
  )
  expect(await coachReply(user, 'what was my mood like the week of parent conferences')).toMatch(
    /^I don’t know when “the week of parent conferences” was\. Name the dates and I’ll look there; this is all of them\.\n\nYour mood averages 4/,
  )
  expect(await coachReply(user, 'what was my mood like the week of november 23')).not.toContain('I don’t know when')
})

test('a streak on something that is not logged is not told as the one that is kept', async () => {
  expect(await coachReply(await signUp(), 'whats my streak on no doordash')).toMatch(/^I keep one streak/)
})

test('what has waited longest comes first where that is asked', async () => {
  const user = await signUp()
  for (const [title, dueDate] of [
    ['Call Ana', '2026-11-02'],
    ['Mend the gate', '2026-10-12'],
  ])
    await make(user, '/api/tasks', { title, dueDate })
  for (const message of [
    'which tasks have i been putting off the longest',
    'Which tasks have been sitting there overdue the longest? be honest lol',
  ])
    expect(await coachReply(user, message)).toMatch(/“Mend the gate”[^]*“Call Ana”/)
})

test('two weekdays are told side by side', async () => {
  const user = await signUp()
  for (const day of ['2026-11-22', '2026-11-23']) {
    app.setTime(new Date(`${day}T15:00:00.000Z`))
    await make(user, '/api/self-care', { activityType: 'yoga', duration: 30, notes: null, mood: 4 })
  }
  app.setTime(new Date('2026-11-24T15:00:00.000Z'))
  expect(await coachReply(user, 'what was my mood like on sundays compared to mondays')).toMatch(
    /4 of 5 \(1 mood\) on Sundays and 4 of 5 \(1 mood\) on Mondays/,
  )
})

test('something of every day is looked for by its name', async () => {
  const user = await signUp()
  await make(user, '/api/tasks', { title: 'Bible reading', dueDate: '2026-11-18', isCompleted: true })
  expect(await coachReply(user, 'did i do my bible reading every day last week or did i miss some')).toContain(
    '“Bible reading”: done',
  )
})

test.each([
  [
    'Looking back at my journal what have I been stressed about the most lately',
    'I only see the days of your journal entries, not your words',
  ],
  ['do i usually feel better on the days i go for a walk?', '“What goes with your mood” compares your mood on days'],
])('what the coach can’t set side by side is not made up: %s', async (message, wanted) => {
  expect(await coachReply(await signUp(), message)).toContain(wanted)
})
