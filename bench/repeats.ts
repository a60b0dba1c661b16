import { performance } from 'node:perf_hooks'
import { z } from 'zod'
import { atMost, type Figure, milliseconds, only } from './lib/figure.ts'
import { median } from './lib/rounds.ts'
import type { Stage } from './lib/stage.ts'

const edits = 40
const alone = 200
const made = z.object({ id: z.string() })

/** How long another user waits while one account changes 40 daily tasks, 366 occurrences each, at once. */
export async function repeatEdits(stage: Stage): Promise<Figure[]> {
  const [{ cookie }, other] = [await stage.writer(0), await stage.writer(0)]
  const send = async (method: string, path: string, body: object) => {
    const headers = { cookie, 'content-type': 'application/json' }
    const response = await fetch(`${stage.product.url}${path}`, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return made.parse(await response.json())
  }
  const task = { category: 'personal', priority: 1, dueDate: new Date().toISOString().slice(0, 10) }
  const ids: string[] = []
  for (let n = 0; n < edits; n += 1)
    ids.push((await send('POST', '/api/tasks', { ...task, title: `Task ${n}`, repeat: 'FREQ=DAILY' })).id)
  const look = async () => {
    const start = performance.now()
    await (await fetch(`${stage.product.url}/api/tasks`, { headers: { cookie: other.cookie } })).arrayBuffer()
    return performance.now() - start
  }
  const quiet: number[] = []
  for (let n = 0; n < alone; n += 1) quiet.push(await look())
  const figures: Figure[] = []
  for (const [name, change] of [
    ['words', { title: 'Another', scope: 'all' }],
    ['rules', { repeat: 'FREQ=DAILY;INTERVAL=2', scope: 'all' }],
  ] as const) {
    const start = performance.now()
    const over = new AbortController()
    const changed = Promise.all(ids.map((id) => send('PUT', `/api/tasks/${id}`, change))).finally(() => over.abort())
    const waits: number[] = []
    while (!over.signal.aborted) waits.push(await look())
    await changed
    figures.push(
      only(`40 ${name} of repeating tasks changed at once`, milliseconds(performance.now() - start)),
      only(`longest wait of another account meanwhile (${name})`, milliseconds(Math.max(...waits))),
      atMost(`another account's median meanwhile / alone (${name})`, median(waits) / median(quiet), 3),
    )
  }
  return [only('median of another account alone', milliseconds(median(quiet))), ...figures]
}
