import { atLeast, type Figure, milliseconds, only, plain } from './lib/figure.ts'
import { type Throughput, throughput } from './lib/load.ts'
import type { Server } from './lib/server-process.ts'
import { alternate, median, ratio } from './lib/rounds.ts'
import type { Stage } from './lib/stage.ts'

const rounds = 7
const seconds = 2

/** `GET /api/journal`, 50 rows, 16 connections: the product against bare handlers with the same work and with less. */
export async function journalPage(stage: Stage): Promise<Figure[]> {
  const { id, cookie } = await stage.writer(500)
  const opened = await stage.startFloor('journal-page', { WRITER: id, OPEN: 'yes' })
  const unopened = await stage.startFloor('journal-page', { WRITER: id })
  const load = (server: Server) => () => throughput({ server, path: '/api/journal', cookie, seconds })
  const [product = [], open = [], closed = []] = await alternate(
    rounds,
    load(stage.product),
    load(opened),
    load(unopened),
  )
  await Promise.all([opened.stop(), unopened.stop()])
  return [
    only('journal page, 50 rows: the product', show(product)),
    only('journal page: bare handler, rows opened', show(open)),
    only('journal page: bare handler, rows sent as they are', show(closed)),
    atLeast('journal page: product / bare, rows opened', ratio(rates(product), rates(open)), 0.6),
    atLeast('journal page: product / bare, rows as they are', ratio(rates(product), rates(closed)), 0.6),
  ]
}

const rates = (measured: Throughput[]) => measured.map(({ perSecond }) => perSecond)

const show = (measured: Throughput[]) =>
  `${plain(median(rates(measured)))}/s, ${milliseconds(median(measured.map(({ processor }) => processor)))} of processor each`
