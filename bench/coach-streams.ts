import { setTimeout as wait } from 'node:timers/promises'
import { startModelServer } from '../test/model-server.ts'
import { atMost, type Figure, megabytes } from './lib/figure.ts'
import { memoryOf } from './lib/process-usage.ts'
import type { Stage } from './lib/stage.ts'

const streams = 200
const perAccount = 4
const budget = 1_000_000
const sentence = 'This is one sentence of a long and unhurried answer.\n'
/** Milliseconds between two sentences, and between the starts of two replies. */
const pace = 500
const apart = 50

type Service = Awaited<ReturnType<typeof startModelServer>>

/** The memory that slow replies of a model service cost, with many of them open in one process. */
export async function coachStreams(stage: Stage): Promise<Figure[]> {
  const service = await startModelServer('openai-compatible')
  try {
    return [await measure(stage, service)]
  } finally {
    await service.stop()
  }
}

async function measure(stage: Stage, service: Service): Promise<Figure> {
  const coach = { COACH_PROVIDER: 'openai-compatible', COACH_BASE_URL: service.url, COACH_MODEL: 'slow' }
  const { url, pid } = await stage.startProduct(coach)
  const people = await Promise.all(Array.from({ length: streams / perAccount }, () => stage.writer(0)))
  const hearAll = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, n) => {
        await wait(n * apart)
        await hear(url, people[n % people.length]?.cookie ?? '')
      }),
    )
  // The client of the service is loaded and compiled with the first replies.
  service.behave({})
  await hearAll(streams)
  const before = await memoryOf(pid)
  const { promise: allOpen, resolve } = Promise.withResolvers<void>()
  const slowly = async () => {
    if (service.countOpen() === streams) resolve()
    await allOpen
    await wait(pace)
  }
  service.behave({ chunks: Array.from({ length: 30 }, () => sentence), wait: slowly })
  const over = new AbortController()
  const most = mostMemory(pid, over.signal)
  await hearAll(streams).finally(() => over.abort())
  return atMost(`memory for each of ${streams} open replies`, ((await most) - before) / streams, budget, megabytes)
}

async function mostMemory(pid: number, over: AbortSignal): Promise<number> {
  let most = 0
  for (; !over.aborted; await wait(100)) most = Math.max(most, await memoryOf(pid))
  return most
}

/** Reads a reply to its end. */
async function hear(url: string, cookie: string): Promise<void> {
  const response = await fetch(`${url}/api/sophia/chat`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message: 'How do I ask for a raise?' }),
  })
  const text = await response.text()
  if (!text.includes('"state":"done"')) throw new Error(`A reply ended as ${response.status}: ${text.slice(-300)}`)
}
