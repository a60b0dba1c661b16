import { askCoach } from '../../../test/coach-calls.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { weight, workout } from '#contract/fitness.ts'
import { type Client, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

async function signUp(): Promise<Client> {
  const user = await app.signUp()
  await user.post('/api/premium/trial')
  return user
}

const cardsFor = async (user: Client, message: string) => {
  const { id, proposals } = await askCoach(user, message)
  return { id, proposals: proposals.map(({ proposal }) => proposal) }
}

test.each([
  ['Log my weight: 63.5 kg', 63.5],
  ['Please log my weight as 140 lb.', 63.5],
])('“%s” is a card, and only the click logs it', async (message, kilograms) => {
  const user = await signUp()
  const weights = async () => read(z.array(weight), await user.get('/api/fitness/weights'))
  const { id, proposals } = await cardsFor(user, message)
  expect(proposals).toEqual([{ kind: 'weight', kilograms }])
  expect(await weights()).toEqual([])
  await user.post(`/api/sophia/chats/${id}/proposals/0/accept`)
  expect(await weights()).toMatchObject([{ kilograms }])
  await user.post(`/api/sophia/chats/${id}/proposals/0/undo`)
  expect(await weights()).toEqual([])
})

test.each(['Log my weight: 5000 kg', 'Log my weight: 0 kg', 'Log my weight: 63.5'])(
  '“%s” is no card: nothing is guessed',
  async (message) => {
    expect((await cardsFor(await signUp(), message)).proposals.filter(({ kind }) => kind === 'weight')).toEqual([])
  },
)

test('a workout told in words is a card with its sets, and a visit is one without', async () => {
  const user = await signUp()
  const { id } = await cardsFor(user, 'Log my workout: squats 3x8 at 40 kg, push-ups 2x12')
  await user.post(`/api/sophia/chats/${id}/proposals/0/accept`)
  const [logged] = read(z.array(workout), await user.get('/api/fitness/workouts'))
  expect(logged?.exercises).toEqual([
    { name: 'Squats', sets: Array.from({ length: 3 }, () => ({ repetitions: 8, kilograms: 40 })) },
    { name: 'Push-ups', sets: Array.from({ length: 2 }, () => ({ repetitions: 12, kilograms: null })) },
  ])
  const visit = await cardsFor(user, 'I just went to the gym')
  expect(visit.proposals).toEqual([{ kind: 'workout', title: 'Gym visit', exercises: [] }])
})
