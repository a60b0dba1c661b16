import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { savedMix } from '#contract/audio.ts'
import { mixBounds, soundscapes } from '#contract/soundscapes.ts'
import { newId } from '#server/lib/record.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

const base = '/api/audio/mixes'
const mix = {
  name: 'Sunday porch',
  sounds: [
    { sound: 'rain', volume: 60 },
    { sound: 'crickets', volume: 25 },
  ],
}
let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const list = async (user: Client) => read(z.array(savedMix), await user.get(base))
const save = async (user: Client, body: object = mix) => read(savedMix, await user.post(base, body))

test('a mix is saved with its sounds and their volumes, the newest first', async () => {
  const user = await app.signUp()
  expect(await list(user)).toEqual([])
  const first = await save(user)
  expect(first).toMatchObject(mix)
  const second = await save(user, { ...mix, name: 'Another' })
  expect(await list(user)).toEqual([second, first])
})

test('a mix gets another name, or other sounds, and what is not named stays', async () => {
  const user = await app.signUp()
  const kept = await save(user)
  const named = read(savedMix, await user.put(`${base}/${kept.id}`, { name: 'Late' }))
  expect(named).toEqual({ ...kept, name: 'Late' })
  const sounds = [{ sound: 'ocean', volume: 100 }]
  const changed = read(savedMix, await user.put(`${base}/${kept.id}`, { sounds }))
  expect(changed).toEqual({ ...named, sounds })
  expect(await list(user)).toEqual([changed])
})

test('a deleted mix is gone, cannot be changed, and comes back as it was', async () => {
  const user = await app.signUp()
  const kept = await save(user)
  expect((await user.delete(`${base}/${kept.id}`)).status).toBe(204)
  expect(await list(user)).toEqual([])
  expect((await user.put(`${base}/${kept.id}`, { name: 'Late' })).status).toBe(404)
  expect((await user.delete(`${base}/${kept.id}`)).status).toBe(404)
  expect(read(savedMix, await user.post(`${base}/${kept.id}/restore`))).toEqual(kept)
  expect(read(savedMix, await user.post(`${base}/${kept.id}/restore`))).toEqual(kept)
  expect(await list(user)).toEqual([kept])
})

test('sending the same new mix at once makes one', async () => {
  const user = await app.signUp()
  const body = { id: newId(), ...mix }
  const answers = await Promise.all([1, 2, 3].map(() => user.post(base, body)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
  expect(await list(user)).toHaveLength(1)
})

test('an account keeps 50 and not one more, however many come at once; deleting one makes room', async () => {
  const user = await app.signUp()
  const answers = await Promise.all(Array.from({ length: mixBounds.mixes + 8 }, () => user.post(base, mix)))
  const refused = answers.filter(({ status }) => status === 403)
  expect(refused).toHaveLength(8)
  for (const answer of refused)
    expect(read(problem, answer)).toMatchObject({ code: 'limit_reached', detail: expect.stringContaining('50 mixes') })
  const [first] = await list(user)
  await user.delete(`${base}/${first?.id}`)
  const next = await save(user)
  expect((await user.post(`${base}/${first?.id}/restore`)).status).toBe(403)
  await user.delete(`${base}/${next.id}`)
  expect((await user.post(`${base}/${first?.id}/restore`)).status).toBe(200)
  expect(await list(user)).toHaveLength(mixBounds.mixes)
})

test.each([
  ['no sound', { sounds: [] }, 'sounds'],
  ['too many sounds', { sounds: soundscapes.slice(0, 9).map(({ key }) => ({ sound: key, volume: 5 })) }, 'sounds'],
  ['a sound twice', { sounds: [mix.sounds[0], mix.sounds[0]] }, 'sounds'],
  ['a sound that there is not', { sounds: [{ sound: 'sirens', volume: 5 }] }, 'sounds.0.sound'],
  ['a volume of nothing', { sounds: [{ sound: 'rain', volume: 0 }] }, 'sounds.0.volume'],
  ['a volume above all', { sounds: [{ sound: 'rain', volume: 101 }] }, 'sounds.0.volume'],
  ['a blank name', { name: ' ' }, 'name'],
  ['a name that is too long', { name: 'x'.repeat(61) }, 'name'],
])('a mix with %s is refused, the field is named, and nothing is kept', async (_name, change, field) => {
  const user = await app.signUp()
  const got = read(problem, await user.post(base, { ...mix, ...change }))
  expect(got).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } })
  expect(await list(user)).toEqual([])
})

test('the demo has two mixes, and they go with the account', async () => {
  const visitor = app.visitor()
  await visitor.post('/api/demo', { timeZone: 'America/Los_Angeles' })
  expect(await list(visitor)).toHaveLength(2)
  await app.database.pool.query('delete from users')
  expect((await app.database.pool.query('select 1 from saved_mixes')).rowCount).toBe(0)
})
