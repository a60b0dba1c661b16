import { expect, test } from 'vitest'
import { z } from 'zod'
import { exchange } from '#contract/coach.ts'
import { journalEntry, journalRevision } from '#contract/journal.ts'
import { goal } from '#contract/goals.ts'
import { sampleBodies } from '../../../test/samples.ts'
import { appWithModel } from '../../../test/app-with-model.ts'
import { type Client, type TestResponse, read } from '../../../test/client.ts'

const model = appWithModel('openai-compatible')

/** Four bytes each, where a character counts for two. */
const long = '🌊'.repeat(25_000)
const maxBytes = 524_288 + 30_000

const ids = z.array(z.looseObject({ id: z.string() }))

/** Follows `Link: rel="next"` to the end: what each page weighs, and every id in order. */
async function followPages(user: Client, path: string, body?: object) {
  const weights: number[] = []
  const found: string[] = []
  for (let address: string | undefined = path; address !== undefined;) {
    const got: TestResponse = body === undefined ? await user.get(address) : await user.post(address, body)
    weights.push(Buffer.byteLength(JSON.stringify(got.body)))
    found.push(...read(ids, got).map(({ id }) => id))
    address = /<([^>]+)>; rel="next"/.exec(got.headers.get('link') ?? '')?.[1]
  }
  return { weights, found }
}

test('a page of long records ends before it grows heavy, and the next ones bring each of the rest once', async () => {
  const user = await model.app.signUp()
  await user.post('/api/premium/trial')
  const written: string[] = []
  for (let n = 0; n < 13; n += 1) {
    const entry = { title: `Day ${n}`, content: n === 7 ? 'Short.' : long }
    written.unshift(read(journalEntry, await user.post('/api/journal', entry)).id)
  }
  const listed = await followPages(user, '/api/journal?limit=100')
  expect(listed.found).toEqual(written)
  expect(listed.weights.length).toBeGreaterThan(2)
  expect(Math.max(...listed.weights)).toBeLessThan(maxBytes)
  const searched = await followPages(user, '/api/journal/search?limit=100', { text: 'day' })
  expect(searched).toEqual(listed)
})

test('so does a page of earlier versions', async () => {
  const user = await model.app.signUp()
  const { id } = read(journalEntry, await user.post('/api/journal', { title: 'First', content: long }))
  for (let n = 0; n < 8; n += 1) await user.put(`/api/journal/${id}`, { title: `Version ${n}` })
  const { found, weights } = await followPages(user, `/api/journal/${id}/revisions?limit=100`)
  expect(new Set(found).size).toBe(8)
  expect(found).toHaveLength(8)
  expect(weights.length).toBeGreaterThan(1)
  expect(Math.max(...weights)).toBeLessThan(maxBytes)
  expect(read(z.array(journalRevision), await user.get(`/api/journal/${id}/revisions?limit=1`))).toHaveLength(1)
})

test('so does a page of long conversations', async () => {
  const user = await model.app.signUp()
  await user.post('/api/premium/trial')
  model.service.behave({ chunks: [`${'海'.repeat(18_000)}.\n`] })
  const said: string[] = []
  for (let n = 0; n < 12; n += 1)
    said.unshift(read(exchange, await user.post('/api/sophia/chat', { message: `How do I rest, ${n}?` })).id)
  const { found, weights } = await followPages(user, '/api/sophia/chats?limit=100')
  expect(found).toEqual(said)
  expect(weights).toHaveLength(2)
  expect(Math.max(...weights)).toBeLessThan(maxBytes)
})

test('so does a page of goals with long descriptions', async () => {
  const user = await model.app.signUp()
  const made: string[] = []
  for (let n = 0; n < 60; n += 1) {
    const body = { ...sampleBodies['POST /api/goals'], id: undefined, description: '山'.repeat(5_000) }
    made.unshift(read(goal, await user.post('/api/goals', body)).id)
  }
  const { found, weights } = await followPages(user, '/api/goals?limit=100')
  expect(found).toEqual(made)
  expect(weights).toHaveLength(2)
})
