import { expect } from 'vitest'
import { api } from '#contract/api.ts'
import type { Client } from './client.ts'
import { collections, createSample, sampleBodies } from './samples.ts'

/** Not read: one needs its days, the others are another text at each reading. */
const varying = new Set(['/api/tasks/days', '/api/events', '/api/export'])

const addressOf = (key: string): string => key.slice(key.indexOf(' ') + 1)

/** Makes two or more records of everything that is sealed, and a checkout where payments are taken. Returns one id per collection. */
export async function makeAllRecords(client: Client): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>()
  await client.post('/api/premium/trial')
  await client.post('/api/premium/checkout')
  await client.put('/api/user/profile', sampleBodies['PUT /api/user/profile'])
  await client.put('/api/spiritual/settings', sampleBodies['PUT /api/spiritual/settings'])
  await client.post('/api/onboarding/complete', sampleBodies['POST /api/onboarding/complete'])
  for (const collection of collections)
    for (let n = 0; n < 2; n += 1) made.set(collection, await createSample(client, collection))
  for (let n = 0; n < 2; n += 1) {
    await client.put(`/api/journal/${made.get('/api/journal')}`, { mood: n + 1 })
    await client.post(`/api/goals/${made.get('/api/goals')}/progress`, { add: '10', note: 'From the market' })
  }
  const share = sampleBodies['POST /api/shopping-lists/{id}/invitations']
  await client.post('/api/shopping-lists/personal/invitations', share)
  made.set('/api/shopping-lists', 'personal')
  await client.post('/api/tasks', { ...sampleBodies['POST /api/tasks'], repeat: 'FREQ=WEEKLY;COUNT=3' })
  return made
}

/** Calls every GET route and both searches, and returns the replies by path. */
export async function readAllRecords(client: Client, made: ReadonlyMap<string, string>): Promise<Map<string, unknown>> {
  const gets = Object.keys(api)
    .filter((key) => key.startsWith('GET '))
    .map(addressOf)
  const own = gets.flatMap((path) => {
    const id = made.get(path.slice(0, path.indexOf('/{id}')))
    return path.includes('{') ? (id === undefined ? [] : [path.replace('{id}', id)]) : [path]
  })
  const days = ['/api/tasks?date=2026-11-24', '/api/tasks?from=2026-11-23&to=2026-11-29']
  const answers = new Map<string, unknown>()
  for (const path of [...own.filter((each) => !varying.has(each)), ...days]) {
    const got = await client.get(path)
    expect([path, got.status]).toEqual([path, 200])
    answers.set(path, got.body)
  }
  for (const path of ['/api/journal/search', '/api/search']) {
    const found = await client.post(path, { text: 'te' })
    expect([path, found.status]).toEqual([path, 200])
    answers.set(path, found.body)
  }
  return answers
}
