import { toCursor } from '#server/lib/pagination.ts'
import { atMost, type Figure, milliseconds, only } from './lib/figure.ts'
import { alternate, median, time } from './lib/rounds.ts'
import type { Stage, Writer } from './lib/stage.ts'

const rounds = 150
const few = 500
const many = 50_000

/** Whether a page takes longer in a long journal: one request after the other, alternating. */
export async function journalGrowth(stage: Stage): Promise<Figure[]> {
  const young = await stage.writer(few)
  const old = await stage.writer(many)
  const page =
    ({ cookie }: Writer, path: string) =>
    () =>
      time(() => fetchPage(stage.product.url + path, cookie))
  const [newest = [], long = [], deep = []] = await alternate(
    rounds,
    page(young, '/api/journal'),
    page(old, '/api/journal'),
    page(old, `/api/journal?cursor=${await cursorAt(stage, old, many / 2)}`),
  )
  return [
    only(`newest page of ${few} entries`, milliseconds(median(newest))),
    atMost(`newest page: ${many.toLocaleString('en')} entries / ${few}`, median(long) / median(newest), 1.5),
    atMost(
      `a page ${(many / 2).toLocaleString('en')} entries down / newest page of ${few}`,
      median(deep) / median(newest),
      1.5,
    ),
  ]
}

/** Fetches a page in full. Throws unless it succeeds. */
async function fetchPage(url: string, cookie: string): Promise<void> {
  const response = await fetch(url, { headers: { cookie } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
}

async function cursorAt({ pool }: Stage, { id }: Writer, offset: number): Promise<string> {
  const { rows } = await pool.query<{ id: string; at: Date }>(
    `select id, created_at as at from journal_entries where user_id = $1 and deleted_at is null
     order by created_at desc, id desc offset $2 limit 1`,
    [id, offset],
  )
  if (rows[0] === undefined) throw new Error('There is no such page')
  return toCursor(rows[0])
}
