import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { exchange } from '#contract/coach.ts'
import { newId } from '#server/lib/record.ts'
import { appWithModel } from '../../../test/app-with-model.ts'
import { type Client, type TestResponse, read } from '../../../test/client.ts'
import { toUrl } from '../../../test/database.ts'
import { listen } from '../../../test/events.ts'
import { judging, pausing } from '../../../test/model-server.ts'
import { startProcess } from '../../../test/start-process.ts'
import { listExchanges, questionsUsed } from '../../../test/coach-calls.ts'

/** One of the two processes is that of the tests. */
const own = appWithModel('openai-compatible')
let service: typeof own.service
let other: Awaited<ReturnType<typeof startProcess>>
beforeAll(async () => {
  service = own.service
  const { dataDir, connection } = own.app
  other = await startProcess({ ...service.settings, DATA_DIR: dataDir, DATABASE_URL: toUrl(connection) })
})
afterAll(() => other.stop())

const message = 'How do I ask for a raise?'
/** Signs up and returns clients of both processes that share the session. */
async function signUp(): Promise<[Client, Client]> {
  const here = await own.app.signUp()
  return [here, here.at(other.url)]
}

test('a reply that began at one process is followed from the other, from what stands there to its end', async () => {
  const [here, there] = await signUp()
  const { behaviour, go } = pausing(2)
  service.behave(behaviour)
  const first = await listen(here, '/api/sophia/chat', { message })
  await first.until('First.')
  await expect.poll(async () => (await listExchanges(there))[0]?.response).toContain('First.')
  const [{ id } = { id: '' }] = await listExchanges(there)
  const second = await listen(there, `/api/sophia/chats/${id}/stream`)
  const begun = exchange.parse((await second.next())?.data)
  expect(begun).toMatchObject({ state: 'streaming', response: expect.stringContaining('First.') })
  first.leave()
  go()
  const told = await second.rest()
  const last = exchange.parse(told.pop()?.data)
  const added = told.map(({ data }) => z.object({ text: z.string() }).parse(data).text)
  expect(begun.response + added.join('')).toBe(last.response)
  expect(last).toMatchObject({ state: 'done', response: expect.stringContaining('First. Second. Third. Fourth.') })
  expect((await listExchanges(here))[0]).toEqual(last)
})

test('a reply that runs at one process is stopped from the other, and nobody is asked any further', async () => {
  const [here, there] = await signUp()
  service.behave(pausing(2).behaviour)
  const stream = await listen(here, '/api/sophia/chat', { message })
  await stream.until('First.')
  await expect.poll(async () => (await listExchanges(there))[0]?.response).toContain('First.')
  const [{ id } = { id: '' }] = await listExchanges(there)
  expect(read(exchange, await there.post(`/api/sophia/chats/${id}/stop`))).toMatchObject({ state: 'stopped' })
  const last = exchange.parse((await stream.rest()).at(-1)?.data)
  expect(last).toMatchObject({ state: 'stopped', response: expect.stringContaining('First.') })
  await expect.poll(() => service.countOpen()).toBe(0)
})

test('of forty questions at once to both processes a free account gets three answers', async () => {
  const [here, there] = await signUp()
  service.behave({})
  const asked = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? here : there).post('/api/sophia/chat', { message }))
  const all = (await Promise.all(asked)).map(({ status }) => status)
  expect([200, 403].map((status) => all.filter((each) => each === status).length)).toEqual([3, 37])
  expect([await questionsUsed(here), await questionsUsed(there)]).toEqual([3, 3])
})

test('of fifty questions at once to both processes four are asked whatever the plan, and help comes while they run', async () => {
  const [here, there] = await signUp()
  await here.post('/api/premium/trial')
  const { promise, resolve: go } = Promise.withResolvers<void>()
  service.behave({ wait: () => promise })
  const before = service.asked.length
  const ended: TestResponse[] = []
  const asked = Array.from({ length: 50 }, async (_, n) => {
    const got = await (n % 2 === 0 ? here : there).post('/api/sophia/chat', { message })
    ended.push(got)
    return got
  })
  await expect.poll(() => ended.length).toBe(46)
  for (const got of ended) expect([got.status, got.headers.get('retry-after')]).toEqual([429, '5'])
  await expect.poll(() => service.asked.length).toBe(before + 4)
  const needs = ['I want to kill myself tonight', 'How do I cook rice?']
  for (const need of needs) {
    const helped = read(exchange, await there.post('/api/sophia/chat', { message: need }))
    expect(helped).toMatchObject({ state: 'done', answeredBy: 'Written safety answer' })
    expect(helped.helpLines).not.toEqual([])
  }
  go()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(4)
  expect(service.asked).toHaveLength(before + 4)
})

test('one question that reaches both processes is asked once and answered at both', async () => {
  const [here, there] = await signUp()
  const { behaviour, go } = pausing(2)
  service.behave(behaviour)
  const before = service.asked.length
  const body = { message, id: newId() }
  const both = [here, there].map((client) => client.post('/api/sophia/chat', body))
  await expect.poll(() => service.asked.length).toBe(before + 1)
  go()
  const [one, two] = (await Promise.all(both)).map((got) => read(exchange, got))
  expect(one).toEqual(two)
  expect(service.asked).toHaveLength(before + 1)
  expect(await questionsUsed(there)).toBe(1)
})

test('one that is still weighed at one process, and was answered at the other, is not asked a second time', async () => {
  const [here, there] = await signUp()
  const { promise, resolve: go } = Promise.withResolvers<void>()
  const before = { asked: service.asked.length, opinions: service.opinions.length }
  const isFirst = () => service.opinions.length === before.opinions
  service.behave((body) => ({
    opinion: body.includes('"judge_danger"') && isFirst() ? { chunks: [''], wait: () => promise } : judging('none'),
  }))
  const body = { message, id: newId() }
  const late = here.post('/api/sophia/chat', body)
  await expect.poll(() => service.opinions.length).toBe(before.opinions + 1)
  const answered = read(exchange, await there.post('/api/sophia/chat', body))
  go()
  expect(read(exchange, await late)).toEqual(answered)
  expect(service.asked).toHaveLength(before.asked + 1)
  expect(await questionsUsed(there)).toBe(1)
})

test('signing out at one process ends what is told at the other', async () => {
  const [here, there] = await signUp()
  const { behaviour, go } = pausing(2)
  service.behave(behaviour)
  const stream = await listen(here, '/api/sophia/chat', { message })
  await stream.until('First.')
  await there.post('/api/auth/logout')
  go()
  const told = await stream.rest()
  expect(told.at(-1)).toMatchObject({ event: 'problem', data: { code: 'not_signed_in' } })
  expect(JSON.stringify(told)).not.toContain('Second.')
})
