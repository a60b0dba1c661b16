import { expect, inject, test } from 'vitest'
import { coachAreas } from '#contract/lists.ts'
import type { Client } from '../../../test/client.ts'
import { askCoach, listExchanges } from '../../../test/coach-calls.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

test('a card of the built-in guide that the next message corrects is withdrawn, and can’t be accepted any more', async () => {
  const app = await startApp(inject('testServer'))
  const user = await app.signUp()
  const first = await askCoach(user, 'add call the vet monday at 9')
  const second = await askCoach(user, 'make it 10:30')
  expect(second.response).toContain('This replaces the card above.')
  const [, before] = await listExchanges(user)
  expect(before?.proposals).toMatchObject([{ proposal: { time: '09:00' }, state: 'withdrawn' }])
  expect((await user.post(`/api/sophia/chats/${first.id}/proposals/0/accept`)).status).toBe(400)
  expect((await user.post(`/api/sophia/chats/${second.id}/proposals/0/accept`)).status).toBe(200)
  await app.stop()
})

const goalsOn = async (): Promise<{ app: StartedApp; user: Client }> => {
  const app = await startApp(inject('testServer'))
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  const made = await user.post('/api/goals', { title: 'Run fund', targetValue: '1000', currency: 'USD' })
  expect(made.status).toBe(201)
  return { app, user }
}

test('of several corrections at once one card stays open', async () => {
  const { app, user } = await goalsOn()
  await askCoach(user, 'change my run fund goal to 1500')
  await Promise.all(['700', '800', '900'].map((sum) => askCoach(user, `make it ${sum}`)))
  const cards = (await listExchanges(user)).flatMap(({ proposals }) => proposals)
  expect(cards.filter(({ state }) => state === 'open')).toHaveLength(1)
  await app.stop()
})

test('what a card changes is not told again once its area is switched off, and that is said', async () => {
  const { app, user } = await goalsOn()
  await askCoach(user, 'change my run fund goal to 1500')
  await user.put('/api/sophia/areas', { areas: coachAreas.filter((area) => area !== 'goals') })
  for (const message of ['make it 700', 'no, next Friday']) {
    const { response, proposals } = await askCoach(user, message)
    expect(response).toContain('I can’t look in your goals: that’s switched off for me')
    expect(response).not.toMatch(/run fund|1,?[05]00/i)
    expect(proposals).toEqual([])
  }
  const lost = await askCoach(user, 'call it Yak')
  expect(lost.response).not.toMatch(/run fund|1,?[05]00/i)
  await app.stop()
})
