import { expect, inject, test } from 'vitest'
import { coachAreas } from '#contract/lists.ts'
import { appWithModel } from '../../../test/app-with-model.ts'
import type { Client } from '../../../test/client.ts'
import { askCoach } from '../../../test/coach-calls.ts'
import { modelTurn } from '../../../test/model-turn.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

/** Two journal entries a day for three days, and two self-care activities on the last of them. */
async function signUp(app: StartedApp): Promise<Client> {
  app.setTime(new Date('2026-11-22T12:00:00.000Z'))
  const user = await app.signUp()
  for (const day of ['22', '23', '24']) {
    app.setTime(new Date(`2026-11-${day}T12:00:00.000Z`))
    for (const title of ['Morning', 'Evening']) await user.post('/api/journal', { title, content: 'Words' })
  }
  for (const activityType of ['yoga', 'reading']) await user.post('/api/self-care', { activityType, duration: 20 })
  return user
}
const allow = (user: Client, areas: readonly string[]) => user.put('/api/sophia/areas', { areas })

test('streak and score are made of the areas that may be read, and say so where there is more', async () => {
  const app = await startApp(inject('testServer'))
  const user = await signUp(app)
  await askCoach(user, 'hello')
  const told = async (message: string) => (await askCoach(user, message)).response
  await allow(user, coachAreas)
  expect(await told('What’s my streak?')).toContain('Your streak is 3 days.')
  expect(await told('What’s my wellness score?')).toMatch(
    /^Your wellness score is \d+ of 100[^]*Mental: 88 points, 7 of 8/,
  )
  await allow(user, ['selfCare'])
  const streak = await askCoach(user, 'What’s my streak?')
  expect(streak.response).toContain('Your streak is at least 1 day. It also counts things that are switched off')
  expect(streak.sources).toEqual([
    {
      area: 'selfCare',
      lines: ['streak: at least 1 day', 'activities today: 2', '1 day this month'],
    },
  ])
  const score = await askCoach(user, 'What’s my wellness score?')
  expect(score.response).toMatch(
    /^I can’t tell you your score: I can’t see 5 parts of it[^]*Your dashboard shows it all\.$/,
  )
  expect(score.sources).toEqual([{ area: 'selfCare', lines: ['nothing recorded'] }])
  await allow(user, ['selfCare', 'journal', 'goals'])
  const part = await askCoach(user, 'What’s my wellness score?')
  expect(part.response).toMatch(/^I can’t tell you your score: I can’t see 4 parts[^]*- Mental: 88 points, 7 of 8$/)
  expect(part.sources).toEqual([
    { area: 'selfCare', lines: ['Mental: 88 points, 7 of 8'] },
    { area: 'journal', lines: ['counted in the score'] },
    { area: 'goals', lines: ['counted in the score'] },
  ])
  await app.stop()
})

const model = appWithModel('openai-compatible')

test('a connected model is told nothing that counts other areas, nor later an answer that did', async () => {
  const { turn } = modelTurn(model)
  const user = await signUp(model.app)
  await user.post('/api/premium/trial')
  await allow(user, ['selfCare'])
  const asked = [
    ['read_streak', {}],
    ['read_score', {}],
  ] as const
  const { told } = await turn(user, asked)
  expect(told[0]).toMatch(/"days":1,"today":2.*"isWhole":false/)
  expect(told[1]).toMatch(/"score":null.*"parts":\[\],"hidden":5/)
  await allow(user, coachAreas)
  expect((await turn(user, asked)).told[0]).toMatch(/"days":3,"today":4.*"isWhole":true/)
  await allow(
    user,
    coachAreas.filter((area) => area !== 'journal'),
  )
  await turn(user, [])
  expect(model.service.asked.at(-1)?.body.split('There it is.')).toHaveLength(2)
})
