import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import { read } from '../../test/client.ts'
import { access, collections, sampleOf } from '../../test/samples.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'
import { newId } from './lib/record.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const premiumUser = async () => {
  const user = await app.signUp()
  await user.post('/api/premium/trial')
  await user.put('/api/fitness/cycle', { isOn: true })
  return user
}
const split = (key: string) => {
  const [method = '', path = ''] = key.split(' ')
  return { method, path }
}

const records = Object.entries(access).flatMap(([key, row]) => {
  const { path } = split(key)
  return row.kind === 'record' ? [{ key, make: row.make, group: path.slice(0, path.indexOf('/{')) }] : []
})
// A session that ends itself is told so by its next call.
const groups = [...new Set(records.map(({ group }) => group))].filter((group) => group !== '/api/auth/sessions')

test.each(groups)('all calls on one record of %s at once are answered, and every list still opens', async (group) => {
  const user = await premiumUser()
  const calls = records.filter((one) => one.group === group)
  const id = await calls[0]?.make(user)
  const send = async (key: string) => {
    const { method, path } = split(key)
    const address = path.replace('{id}', String(id)).replace('{n}', '0').replace('{size}', 'thumb')
    return { key, status: (await user.send(method, address, sampleOf(key))).status }
  }
  const got = await Promise.all([0, 1, 2, 3].flatMap(() => calls.map(({ key }) => send(key))))
  expect(got.filter(({ status }) => status >= 500)).toEqual([])
  for (const path of ['/api/dashboard', ...collections])
    expect({ path, status: (await user.get(path)).status }).toEqual({ path, status: 200 })
})

const created = z.object({ id: z.string() })
const creates = collections.filter((path) => `POST ${path}` in api && path !== '/api/sophia/chats')

test.each(creates)('the same new record sent to %s twelve times at once is made once', async (path) => {
  const user = await premiumUser()
  const body = { ...sampleOf(`POST ${path}`), id: newId() }
  const got = await Promise.all(Array.from({ length: 12 }, () => user.post(path, body)))
  expect(got.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 11 }, () => 200), 201])
  expect(new Set(got.map((one) => read(created, one).id))).toEqual(new Set([body.id]))
  const listed = read(z.array(created), await user.get(path))
  expect(listed.filter(({ id }) => id === body.id)).toHaveLength(1)
})

const settings = Object.keys(api).filter((key) => key.startsWith('PUT ') && !key.includes('{'))

test.each(settings)('%s sent twelve times at once is answered the same each time', async (key) => {
  const user = await premiumUser()
  const { method, path } = split(key)
  const got = await Promise.all(Array.from({ length: 12 }, () => user.send(method, path, sampleOf(key))))
  expect(new Set(got.map(({ status }) => status)).size).toBe(1)
  expect(got[0]?.status).toBeLessThan(300)
})
