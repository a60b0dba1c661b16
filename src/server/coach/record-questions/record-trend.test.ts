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
const friday = new Date('2026-11-27T15:00:00.000Z')
beforeEach(() => void app.setTime(friday))

type Care = readonly [day: string, mood: number | null, duration?: number]
async function signUp(logged: readonly Care[]): Promise<Client> {
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  for (const [day, mood, duration = 10] of logged) {
    app.setTime(new Date(`${day}T15:00:00.000Z`))
    const activity = { activityType: 'yoga', duration, notes: null, mood }
    expect((await user.post('/api/self-care', activity)).status).toBe(201)
  }
  app.setTime(friday)
  await askCoach(user, 'hello')
  return user
}

/** Two weeks up to Friday, two before them, and one day of October. */
const rising: readonly Care[] = [
  ['2026-10-20', 1],
  ['2026-11-03', 2],
  ['2026-11-05', 3],
  ['2026-11-06', 3],
  ['2026-11-16', 4],
  ['2026-11-17', 4],
  ['2026-11-24', 5],
]

test.each([
  'has my mood been better or worse these last two weeks',
  'is my mood improving',
  'Has my mood gotten worse lately?',
  'are my moods going up or down',
  'am i happier than i used to be',
])('the mood of some days is set against as many days before: %s', async (asked) => {
  expect(await coachReply(await signUp(rising), asked)).toBe(
    'Better: your mood averages 4.33 of 5 (3 moods) since November 14, and 2.67 (3 moods) from October 31 to November 13. That’s 1.66 higher.',
  )
})

test.each([
  'am i doing better than last month',
  'is my mood better than it was in october',
  'am i happier than in october',
])('a month that is named is the other side: %s', async (asked) => {
  expect(await coachReply(await signUp(rising), asked)).toMatch(
    /^Better: your mood averages .* of 5 .* since November .*, and 1 \(1 mood\) from October 1 to October 31\..* A few moods/,
  )
})

test('a small difference is none, and a side without moods is said', async () => {
  const same = await signUp([
    ['2026-11-05', 3],
    ['2026-11-20', 3],
  ])
  expect(await coachReply(same, 'is my mood getting worse')).toMatch(/^About the same: /)
  const fallen = await signUp([
    ['2026-11-05', 4],
    ['2026-11-20', 2],
  ])
  expect(await coachReply(fallen, 'has my mood changed over the last two weeks')).toMatch(/^Worse: .*That’s 2 lower/)
  const recent = await signUp([['2026-11-20', 3]])
  expect(await coachReply(recent, 'is my mood improving')).toBe(
    'I can’t compare yet: there are no moods from October 31 to November 13. Your mood averages 3 of 5 (1 mood) since November 14.',
  )
})

test('self-care, workouts and entries are summed over as many days on both sides', async () => {
  const user = await signUp([
    ['2026-10-02', null, 30],
    ['2026-10-30', null, 90],
    ['2026-11-16', null, 45],
  ])
  for (const asked of ['more or less self-care than last month?', 'did i do less self care this month than last month'])
    expect(await coachReply(user, asked)).toBe(
      'More: 45 minutes of self-care (1 entry) since November 1, and 30 minutes of self-care (1 entry) from October 1 to October 27.',
    )
  expect(await coachReply(user, 'have i been working out more lately')).toMatch(
    /^The same: 0 workouts since November 14/,
  )
  expect(await coachReply(user, 'am i journaling less than i used to')).toMatch(/^The same: 0 journal entries/)
  expect(await coachReply(user, 'have i prayed more this week than last week')).toMatch(/^The same: 0 prayers/)
})

test.each(['am I doing better than my sister', 'how do i get my mood to be better than last month'])(
  'what is no matter of records, or asks for advice, gets no figures: %s',
  async (asked) => {
    expect(await coachReply(await signUp(rising), asked)).not.toMatch(/averages/)
  },
)

const low: readonly Care[] = [
  ['2026-11-16', 2],
  ['2026-11-17', 4],
  ['2026-11-18', 4],
  ['2026-11-19', 4],
]

test.each([
  ['was my mood low last week', 'No, mostly good'],
  ['What was my mood like most of last week? I feel like it was low', 'No, mostly good'],
  ['was i sad last week', 'No, mostly good'],
  ['Have I been in a good mood last week?', 'Yes, mostly good'],
  ['was my mood okay last week', 'Yes, mostly good'],
  ['what was my mood mostly last week', 'Mostly good'],
])('whether a mood was of a kind is told first, and then what was logged: %s', async (asked, verdict) => {
  expect(await coachReply(await signUp(low), asked)).toBe(
    `${verdict}: your mood averages 3.5 of 5, from 4 logged moods from November 16 to November 22. Good came up most, on 3 days, and the lowest day was Monday, November 16, at 2 of 5.`,
  )
})

test('a time without moods is said, and a feeling about something is looked for in the journal', async () => {
  const user = await signUp(low)
  expect(await coachReply(user, 'was my mood low in september')).toMatch(/^No moods logged/)
  expect(await coachReply(user, 'have i been sad lately about my mom')).not.toContain('averages')
})
