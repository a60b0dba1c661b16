import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import type { Call } from '#contract/kernel.ts'
import { type Client, read } from '../../test/client.ts'
import { uploadBytes, samplePicture } from '../../test/pictures.ts'
import { access, sampleOf } from '../../test/samples.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'
import { newId } from './lib/record.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const calls = Object.entries<Call>(api)
const created = z.object({ id: z.string() })
const anId = '01890000-0000-7000-8000-00000000abcd'

/** Every schema within a schema, with its path. */
function* within(schema: unknown, path: string): Generator<[string, z.ZodType]> {
  if (!(schema instanceof z.ZodType)) return
  yield [path, schema]
  if (schema instanceof z.ZodObject)
    for (const [name, field] of Object.entries<unknown>(schema.shape)) yield* within(field, `${path}.${name}`)
  if (schema instanceof z.ZodArray) yield* within(schema.element, `${path}[]`)
  if (schema instanceof z.ZodUnion) for (const option of schema.options) yield* within(option, path)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional || schema instanceof z.ZodNullable)
    yield* within(schema.unwrap(), path)
}

const takesIds = calls.flatMap(([key, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    [...within(schema, part)]
      .filter(([, field]) => field instanceof z.ZodUUID)
      .map(([path, field]) => ({ key, path, field })),
  ),
)

describe('an id in upper case', () => {
  test.each(takesIds)('is taken in lower case by $key in $path', ({ field }) => {
    expect(field.parse(anId.toUpperCase())).toBe(anId)
  })

  test('is tested in paths and bodies, nested ones too', () => {
    const places = takesIds.map(({ key, path }) => `${key} ${path}`)
    expect(places).toEqual(
      expect.arrayContaining([
        'POST /api/journal body.id',
        'PUT /api/journal/{id} params.id',
        'PUT /api/goals/{id}/milestone body.id',
        'POST /api/goals body.milestones[].id',
        'POST /api/goals/{id}/progress body.id',
        'PUT /api/vision-board/{id} body.goalId',
        'POST /api/sophia/chats/{id}/proposals/{n}/accept params.id',
        'GET /api/pictures/{id}/{size} params.id',
      ]),
    )
    // An id that uses another schema would be missed by this table.
    const others = calls.flatMap(([key, call]) =>
      [...within(call.params, 'params'), ...within(call.body, 'body')]
        .filter(([path, field]) => /\.(id|\w+Id)$/.test(path) && field instanceof z.ZodString)
        .map(([path]) => `${key} ${path}`),
    )
    expect(
      others.filter(
        (path) => !/^\w+ \/api\/(auth\/sessions|mindset|income\/plan|objects\/upload)\/|techniqueId$/.test(path),
      ),
    ).toEqual([])
  })

  const creates = takesIds.flatMap(({ key, path }) => (key.startsWith('POST ') && path === 'body.id' ? [key] : []))
  const lists = creates.filter((key) => !key.includes('{'))

  test.each(lists)(
    'creates one record with %s, which the list, the dashboard and a repeated create all find',
    async (key) => {
      const user = await app.signUp()
      const id = newId()
      const address = key.slice('POST '.length)
      await user.put('/api/fitness/cycle', { isOn: true })
      const made = await user.post(address, { ...sampleOf(key), id: id.toUpperCase() })
      expect(made.status).toBeLessThan(300)
      expect(read(created, made).id).toBe(id)
      const again = await user.post(address, { ...sampleOf(key), id })
      expect([again.status, read(created, again).id]).toEqual([200, id])
      const list = key === 'POST /api/sophia/chat' ? '/api/sophia/chats' : address
      const listed = await user.get(list)
      expect([listed.status, read(z.array(created), listed).filter((one) => one.id === id).length]).toEqual([200, 1])
      expect((await user.get('/api/dashboard')).status).toBe(200)
    },
  )

  const records = Object.entries(access).flatMap(([key, row]) =>
    row.kind === 'record' && takesIds.some((one) => one.key === key && one.path === 'params.id')
      ? [{ key, make: row.make }]
      : [],
  )
  test.each(records)('in the path of $key finds the same record as in lower case', async ({ key, make }) => {
    const ask = async (change: (id: string) => string) => {
      const user = await app.signUp()
      const [method = '', path = ''] = key.split(' ')
      const id = change(await make(user))
      const got = await user.send(
        method,
        path.replace('{id}', id).replace('{n}', '0').replace('{size}', 'thumb'),
        sampleOf(key),
      )
      return { user, status: got.status }
    }
    const { user, ...upper } = await ask((id) => id.toUpperCase())
    const { user: _, ...lower } = await ask((id) => id)
    expect(upper).toEqual(lower)
    expect(upper.status).toBeLessThan(500)
    for (const path of ['/api/dashboard', '/api/journal', '/api/goals', '/api/tasks', '/api/vision-board'])
      expect([path, (await user.get(path)).status]).toEqual([path, 200])
  })

  test('names a goal, a step and a picture in other records', async () => {
    const user = await app.signUp()
    await user.post('/api/premium/trial')
    const steps = { kind: 'milestones', milestones: [{ text: 'Find a boat' }] }
    const goal = await user.post('/api/goals', { title: 'Learn to sail', ...steps })
    const { id, milestones } = read(created.extend({ milestones: z.array(created) }), goal)
    const [{ id: step } = { id: '' }] = milestones
    const ticked = await user.put(`/api/goals/${id.toUpperCase()}/milestone`, { id: step.toUpperCase(), isDone: true })
    expect(ticked.body).toMatchObject({ currentValue: '1', milestones: [{ id: step, isDone: true }] })
    const picture = await uploadedBy(user)
    const vision = await user.post('/api/vision-board', {
      title: 'A boat',
      goalId: id.toUpperCase(),
      imageUrl: `/api/pictures/${picture.toUpperCase()}`,
    })
    expect(vision.body).toMatchObject({ goalId: id, imageUrl: `/api/pictures/${picture}` })
  })
})

const uploadedBy = async (user: Client) => (await uploadBytes(user, samplePicture)).slice('/api/pictures/'.length)
