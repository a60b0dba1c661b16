import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { askCoach, signUpForCoach } from '../../../../test/coach-calls.ts'
import type { Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
let user: Client
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  app.setTime(new Date('2026-11-24T15:00:00.000Z'))
  user = await signUpForCoach(app)
  const written = [
    ['2026-11-18', 'The kids were sweet today. So thankful for my sister.'],
    ['2026-11-19', 'Grateful for the quiet house.'],
  ] as const
  for (const [day, content] of written) {
    app.setTime(new Date(`${day}T15:00:00.000Z`))
    await user.post('/api/journal', { title: 'Day', content })
  }
  app.setTime(new Date('2026-11-24T15:00:00.000Z'))
})
afterAll(() => app.stop())

const told = async (message: string): Promise<string> => (await askCoach(user, message)).response

test.each([
  [
    'what did i say i was grateful for last week',
    /^2 days have “grateful” or “thankful” in your journal .*: November 18 and November 19\./,
  ],
  ['what was i thankful for last week', /^2 days have “thankful” or “grateful”/],
  ['What did I write in my journal that I was grateful for?', /^2 days have “grateful” or “thankful” in your journal:/],
  [
    'what did i say i was worried about last week',
    /^No entry has “worried” or “anxious”.*You did write on November 18/,
  ],
  ['what did i write i was grateful for in october', /^No entry has .*Nothing’s written on those days\./],
])('what the user was grateful for is told by the days that have the word: %s', async (message, wanted) => {
  expect(await told(message)).toMatch(wanted)
})

test.each(['what should i be grateful for', 'what did he say he was grateful for', 'im grateful for last week'])(
  'no look in the journal: %s',
  async (message) => {
    expect(await told(message)).not.toMatch(/day has|days have|No entry has/)
  },
)
