import { coachReply, signUpForCoach } from '../../../../test/coach-calls.ts'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'
import { readQuestion } from './read-question.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())
const tuesday = new Date('2026-11-24T15:00:00.000Z')
beforeEach(() => void app.setTime(tuesday))

const signUp = (): Promise<Client> => signUpForCoach(app)

test('what was written about something is answered for the days that are asked, and then by the last time', async () => {
  const user = await signUp()
  const write = async (day: string, content: string) => {
    app.setTime(new Date(`${day}T15:00:00.000Z`))
    expect((await user.post('/api/journal', { title: 'Evening', content })).status).toBe(201)
  }
  await write('2026-10-08', 'My sister came by. We talked about her move.')
  await write('2026-11-18', 'Lay awake over money, worried the whole night.')
  app.setTime(tuesday)
  for (const asked of [
    'did I write anything in my journal last week about my sister?',
    'have i mentioned my sister in my journal last week',
  ])
    expect(await coachReply(user, asked)).toBe(
      'Nothing in your journal about “sister” from November 16 to November 22. The last time was on October 8, 47 days ago.',
    )
  expect(await coachReply(user, 'did i write about my sister in October')).toContain(
    'You last wrote about “sister” on October 8',
  )
  expect(await coachReply(user, 'What did I write in my journal the last time I was worried about money?')).toBe(
    'You last wrote about “money” on November 18, 6 days ago.\n\nI only see the days, not your words. Open that day in your journal to read it.',
  )
  await write('2026-11-20', 'Finally relaxed for an hour.')
  app.setTime(tuesday)
  for (const asked of ['When was I last able to relax?', 'when was the last time i could relax'])
    expect(await coachReply(user, asked)).toContain('You last wrote about “relax” on November 20')
  expect(await coachReply(user, 'when was I last able to see a dentist')).toContain('didn’t find “dentist”')
  expect(await coachReply(user, 'when did i last write about the boat')).toContain('didn’t find “boat”')
})

const context = { now: tuesday, timeZone: 'America/Chicago' }
test.each([
  ['how was my mood on mondays in October', { ask: 'mood', weekday: 1, from: '2026-10-01', to: '2026-10-31' }],
  ['when did i last write about feeling lonely', { ask: 'journalAbout', about: 'feeling lonely', from: null }],
  ['how many times did i write about work in october', { ask: 'journalAbout', about: 'work', from: '2026-10-01' }],
  ['did i journal at all over the weekend', { ask: 'journalCount', from: '2026-11-21', to: '2026-11-22' }],
  ['how many entries did i write last tuesday', { ask: 'journalCount', from: '2026-11-17', to: '2026-11-17' }],
  ['how many tasks did i finish last friday', { from: '2026-11-20', to: '2026-11-20' }],
])('the days and the subject of a question both count: %s', (message, question) => {
  expect(readQuestion(message, context)?.question).toMatchObject(question)
})

test('income is given for just the days that are not a month, and month by month otherwise', async () => {
  const user = await signUp()
  for (const earnedOn of ['2026-11-18', '2026-11-03', '2026-10-03'])
    await user.post('/api/income', { source: 'Shop', amount: '60.00', currency: 'USD', earnedOn })
  expect(await coachReply(user, 'how much money came in last week')).toBe(
    '$60 from November 16 to November 22, after costs, from 1 entry.',
  )
  expect(await coachReply(user, 'how much did i earn since october 5')).toBe(
    '$120 since October 5, after costs, from 2 entries.',
  )
  expect(await coachReply(user, 'how much have i earned in total')).toBe(
    '$180 in your whole log, after costs, from 3 entries.',
  )
  expect(await coachReply(user, 'how much did i bring in since october')).toMatch(
    /\$60 in October[^]*\$120 so far in November/,
  )
  expect(await coachReply(user, 'what did i earn this year so far')).toMatch(
    /^\$180 since January 1[^]*October: \$60[^]*other months have nothing/,
  )
  expect(await coachReply(user, 'how much did i earn in october')).toMatch(/^\$60 in October/)
})
