import { z } from 'zod'
import { Client } from '../test/client.ts'
import { sampleBodies } from '../test/samples.ts'
import { atLeast, atMost, type Figure, milliseconds, only, plain } from './lib/figure.ts'
import { type Throughput, throughput } from './lib/load.ts'
import { barePerSecond } from './lib/pgbench.ts'
import type { Server } from './lib/server-process.ts'
import { fillRecords } from './lib/records.ts'
import { alternate, median, ratio, time } from './lib/rounds.ts'
import type { Stage, Writer } from './lib/stage.ts'

const rounds = 7
const seconds = 2
const repeats = 300
const stats = '/api/dashboard/stats'

/** The dashboard's two calls against bare handlers with the same statements, and with a long history against a short one. */
export async function dashboardCalls(stage: Stage): Promise<Figure[]> {
  const user = await stage.writer(0)
  await fillRecords(stage.pool, user.id, 500, 90)
  await liveToday(stage, user)
  return [
    ...(await against(stage, user, 'dashboard stats', stats)),
    ...(await against(stage, user, 'dashboard, the whole', '/api/dashboard')),
    ...(await growth(stage)),
  ]
}

/** The newest records of each kind, whose text the dashboard opens, are created through the API. */
async function liveToday({ product }: Stage, { cookie }: Writer): Promise<void> {
  const client = new Client(product.url)
  const post = async (path: string, body: object) => {
    const { status } = await client.post(path, body, { cookie })
    if (status >= 300) throw new Error(`${path} answered ${status}`)
  }
  for (let n = 0; n < 12; n += 1) {
    const day = new Date(Date.now() + n * 86_400_000).toISOString()
    await post('/api/journal', { title: `Day ${n}`, content: 'Rain, tea, and a long letter to my sister. '.repeat(20) })
    await post('/api/tasks', { title: `Today ${n}`, description: 'With the blue folder', isCompleted: n % 2 === 0 })
    await post('/api/tasks', { title: `At an hour ${n}`, scheduledTime: day })
    await post('/api/goals', { title: `Goal ${n}`, targetValue: '500', targetDate: day.slice(0, 10) })
  }
  await post('/api/onboarding/complete', sampleBodies['POST /api/onboarding/complete'])
}

async function against(stage: Stage, { id, cookie }: Writer, name: string, path: string): Promise<Figure[]> {
  const bare = await stage.startFloor('statements', { CALL: path, WRITER: id, COOKIE: cookie })
  const load = (server: Server) => () => throughput({ server, path, cookie, seconds })
  const [product = [], floor = []] = await alternate(rounds, load(stage.product), load(bare))
  const listed = await (await fetch(`${bare.url}/statements`)).json()
  const statements = z.array(z.object({ text: z.string(), values: z.array(z.unknown()) })).parse(listed)
  await bare.stop()
  const limit = await barePerSecond(stage.connectionString, statements, stage.folder, rounds)
  return [
    only(`${name}: the product`, show(product)),
    only(`${name}: bare handler, the same ${statements.length} statements`, show(floor)),
    only(`${name}: PostgreSQL alone (pgbench)`, limit === null ? 'not installed' : `${plain(limit)}/s`),
    atLeast(`${name}: product / bare`, ratio(rates(product), rates(floor)), 0.8),
  ]
}

const rates = (measured: Throughput[]) => measured.map(({ perSecond }) => perSecond)
const show = (measured: Throughput[]) =>
  `${plain(median(rates(measured)))}/s, ${milliseconds(median(measured.map(({ processor }) => processor)))} of processor each`

const few = 500
const many = 50_000

/** Alternates requests to two accounts: three months of records, and three years with a hundred times as many. */
async function growth(stage: Stage): Promise<Figure[]> {
  const young = await stage.writer(0)
  const old = await stage.writer(0)
  await fillRecords(stage.pool, young.id, few, 90)
  await fillRecords(stage.pool, old.id, many, 1095)
  const ask =
    ({ cookie }: Writer) =>
    () =>
      time(async () => {
        const response = await fetch(stage.product.url + stats, { headers: { cookie } })
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`${stats} answered ${response.status}`)
      })
  const [short = [], long = []] = await alternate(repeats, ask(young), ask(old))
  return [
    only(`dashboard stats of ${few} records`, milliseconds(median(short))),
    atMost(`dashboard stats: ${many.toLocaleString('en')} records / ${few}`, median(long) / median(short), 1.5),
  ]
}
