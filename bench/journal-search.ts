import { atMost, type Figure, milliseconds, only } from './lib/figure.ts'
import { longestWait } from './lib/longest-wait.ts'
import { alternate, median, ratio, time } from './lib/rounds.ts'
import type { Stage } from './lib/stage.ts'

const rounds = 7
const entries = 10_000
const length = 2000

/** A search without matches in 10,000 entries of 2,000 characters, and what other users wait meanwhile. */
export async function journalSearch(stage: Stage): Promise<Figure[]> {
  const { id, cookie } = await stage.writer(entries, length, length)
  const waits: number[] = []
  const search = async () => {
    const over = new AbortController()
    const others = longestWait(`${stage.product.url}/api/health`, over.signal)
    const taken = await time(() => nothingFound(stage.product.url, cookie))
    over.abort()
    waits.push(await others)
    return taken
  }
  // The baseline reads the rows and does nothing with them.
  const readRows = () =>
    time(() => stage.pool.query('select id, words, created_at from journal_entries where user_id = $1', [id]))
  const [searches = [], reads = []] = await alternate(rounds, search, readRows)
  return [
    only('search in 10,000 entries of 2 kB', milliseconds(median(searches))),
    only('reading the same rows with pg alone', milliseconds(median(reads))),
    atMost('search / reading the rows', ratio(searches, reads), 4),
    atMost('longest wait of another request during a search / search', median(waits) / median(searches), 0.25),
  ]
}

async function nothingFound(url: string, cookie: string): Promise<void> {
  const response = await fetch(`${url}/api/journal/search`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'a word that no entry has' }),
  })
  if ((await response.text()) !== '[]') throw new Error(`The search answered ${response.status}`)
}
