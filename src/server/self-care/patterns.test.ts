import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { breathingPattern } from '#contract/self-care.ts'
import { newId } from '#server/lib/record.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

const pattern = { name: 'Slow tide', inhaleTime: 4, holdTime: 0, exhaleTime: 7, restTime: 1, cycles: 10 }
let app: StartedApp

beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const list = async (user: Client) => read(z.array(breathingPattern), await user.get('/api/self-care/patterns'))

test("a pattern of the user's own is kept, deleted and brought back", async () => {
  const user = await app.signUp()
  const kept = read(breathingPattern, await user.post('/api/self-care/patterns', pattern))
  expect(kept).toMatchObject(pattern)
  expect(await list(user)).toEqual([kept])
  expect((await user.delete(`/api/self-care/patterns/${kept.id}`)).status).toBe(204)
  expect(await list(user)).toEqual([])
  expect((await user.delete(`/api/self-care/patterns/${kept.id}`)).status).toBe(404)
  expect(read(breathingPattern, await user.post(`/api/self-care/patterns/${kept.id}/restore`))).toEqual(kept)
  expect(await list(user)).toEqual([kept])
})

test('sending the same new pattern at once makes one', async () => {
  const user = await app.signUp()
  const body = { id: newId(), ...pattern }
  const answers = await Promise.all([1, 2].map(() => user.post('/api/self-care/patterns', body)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
  expect(await list(user)).toHaveLength(1)
})

test.each([
  ['no breath in', { inhaleTime: 0 }, 'inhaleTime'],
  ['no breath out', { exhaleTime: 0 }, 'exhaleTime'],
  ['a hold of more than a minute', { holdTime: 61 }, 'holdTime'],
  ['a rest below zero', { restTime: -1 }, 'restTime'],
  ['no rounds', { cycles: 0 }, 'cycles'],
  ['more than an hour', { inhaleTime: 30, exhaleTime: 30, cycles: 60, restTime: 1 }, 'cycles'],
  ['a blank name', { name: ' ' }, 'name'],
])('a pattern with %s is refused, and the field named', async (_name, change, field) => {
  const user = await app.signUp()
  const got = read(problem, await user.post('/api/self-care/patterns', { ...pattern, ...change }))
  expect(got).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } })
  expect(await list(user)).toEqual([])
})
