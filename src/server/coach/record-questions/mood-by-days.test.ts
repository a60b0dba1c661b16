import { askCoach, coachReply } from '../../../../test/coach-calls.ts'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { coachAreas } from '#contract/lists.ts'
import { type Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())
const tuesday = new Date('2026-11-24T15:00:00.000Z')
beforeEach(() => void app.setTime(tuesday))

async function signUp(moods: Readonly<Record<string, number>>): Promise<Client> {
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  for (const [day, mood] of Object.entries(moods)) {
    app.setTime(new Date(`${day}T15:00:00.000Z`))
    const activity = { activityType: 'yoga', duration: 10, notes: null, mood }
    expect((await user.post('/api/self-care', activity)).status).toBe(201)
  }
  app.setTime(tuesday)
  await askCoach(user, 'hello')
  return user
}
const moods = { '2026-11-14': 5, '2026-11-15': 4, '2026-11-16': 2, '2026-11-17': 3 }

test.each([
  'am I happier on weekends',
  'is my mood better on weekends than on weekdays?',
  'Do I feel worse on weekends?',
])('moods of weekends are set against those of the week: %s', async (asked) => {
  expect(await coachReply(await signUp(moods), asked)).toMatch(
    /averages 2.5 of 5 \(2 moods\) Monday to Friday and 4.5 of 5 \(2 moods\) on weekends.*2 higher on weekends/,
  )
})

test.each([
  'Looking at my moods lately, are the days I work worse or better than the days I’m home?',
  'is my mood better on my days off',
  'am i happier when i’m at work',
])('which days were for work is not known, and what is known is told: %s', async (asked) => {
  expect(await coachReply(await signUp(moods), asked)).toMatch(/don’t say which days you worked[^]*Monday to Friday/)
})

test('the best and the lowest weekday are named, and a lack of moods is said', async () => {
  const user = await signUp(moods)
  expect(await coachReply(user, 'what day am I in the best mood')).toMatch(
    /best on Saturday, at 5 of 5.*lowest on Monday/,
  )
  expect(await coachReply(user, 'which day of the week is my mood the lowest')).toMatch(/lowest on Monday, at 2 of 5/)
  const other = await signUp({ '2026-11-16': 3 })
  expect(await coachReply(other, 'am I happier on weekends')).toContain('only moods from weekdays')
  expect(await coachReply(other, 'what should I do to be happier on weekends')).not.toContain('only moods')
})

test.each([
  'whats my mood been like on days i work saturday',
  'How is my mood on Saturdays I have to work?',
  'mood on saturdays when im working',
])('where only some of a weekday are meant, all of it is told, and that in one sentence: %s', async (asked) => {
  expect(await coachReply(await signUp(moods), asked)).toMatch(
    /^Your moods don’t say which Saturdays you worked, so this counts all of them\.\n\nYour mood averages 5 of 5 \(1 mood\) on Saturdays and 3 of 5 \(3 moods\) on the other days/,
  )
})

test.each([
  ['my mood on mondays vs weekends', '2 of 5 (1 mood) on Mondays and 4.5 of 5 (2 moods) on weekends'],
  ['Compare my mood on mondays and tuesdays', '2 of 5 (1 mood) on Mondays and 3 of 5 (1 mood) on Tuesdays'],
  ['is my mood worse on sundays than the rest of the week', '4 of 5 (1 mood) on Sundays and 3.3 of 5'],
  ['do i feel better on saturdays or tuesdays', '5 of 5 (1 mood) on Saturdays and 3 of 5 (1 mood) on Tuesdays'],
  ['compare my moods monday to friday with weekends', '2.5 of 5 (2 moods) Monday to Friday and 4.5 of 5'],
  ['am i happier on saturdays', '5 of 5 (1 mood) on Saturdays and 3 of 5 (3 moods) on the other days'],
])('weekdays that are named are set against each other or the rest: %s', async (asked, wanted) => {
  expect(await coachReply(await signUp(moods), asked)).toContain(wanted)
})
