import { once } from 'node:events'
import { type ClientRequest, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { atMost, type Figure, megabytes, milliseconds } from './lib/figure.ts'
import { memoryOf } from './lib/process-usage.ts'
import { median } from './lib/rounds.ts'
import type { Stage, Writer } from './lib/stage.ts'

const idle = 1_000
const idleAccounts = 100
const idleBudget = 150_000_000
const listening = 200
const reachBudget = 500
const rounds = 5
/** Until collected memory is given back, in milliseconds. */
const settling = 5_000

/** Streams of changes: what idle ones cost in memory, and how soon a change reaches many tabs. */
export async function eventStreams(stage: Stage): Promise<Figure[]> {
  const { url, pid } = await stage.startProduct({})
  const people = await Promise.all(Array.from({ length: idleAccounts }, () => stage.writer(0)))
  const warm = await openStreams(url, people, idleAccounts, () => {})
  for (const stream of warm) stream.destroy()
  await wait(settling)
  const before = await memoryOf(pid)
  const streams = await openStreams(url, people, idle, () => {})
  await wait(settling)
  const memory = (await memoryOf(pid)) - before
  for (const stream of streams) stream.destroy()
  const reach = await timeToReach(url, await stage.writer(0))
  return [
    atMost(`memory of ${idle} idle event streams`, memory, idleBudget, megabytes),
    atMost(`a change reaches ${listening} listening tabs`, reach, reachBudget, milliseconds),
  ]
}

/** From before the change is sent until the last tab has heard of it. */
async function timeToReach(url: string, writer: Writer): Promise<number> {
  let heard = 0
  let all = Promise.withResolvers<void>()
  const streams = await openStreams(url, [writer], listening, (text) => {
    if (!text.includes('journal_entries')) return
    heard += 1
    if (heard === listening) all.resolve()
  })
  const measured = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    const answer = await fetch(`${url}/api/journal`, {
      method: 'POST',
      headers: { cookie: writer.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'A quiet day', content: 'A cup of tea by the window.', tags: ['walk'], mood: 4 }),
    })
    if (answer.status !== 201) throw new Error(`An entry answered ${answer.status}`)
    await all.promise
    measured.push(performance.now() - startedAt)
    heard = 0
    all = Promise.withResolvers()
  }
  for (const stream of streams) stream.destroy()
  return median(measured)
}

/** Opens streams, and waits until each has told its first event. */
const openStreams = (url: string, people: readonly Writer[], count: number, hear: (text: string) => void) =>
  Promise.all(Array.from({ length: count }, (_, n) => openStream(url, people[n % people.length]?.cookie ?? '', hear)))

async function openStream(url: string, cookie: string, hear: (text: string) => void): Promise<ClientRequest> {
  const request = get(`${url}/api/events`, { headers: { cookie, accept: 'text/event-stream' }, agent: false })
  request.on('error', () => {})
  const { promise: first, resolve } = Promise.withResolvers<void>()
  request.on('response', (response) => {
    response.setEncoding('utf8')
    response.on('error', () => {})
    response.on('data', (text: string) => {
      resolve()
      hear(text)
    })
  })
  await once(request, 'response')
  await first
  return request
}
