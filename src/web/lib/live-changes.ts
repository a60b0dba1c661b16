import type { Changes } from '#contract/events.ts'
import { callAddress } from './call.ts'
import type { ReadersByTable } from './feature.ts'
import { outdates, type Prefix } from './query-keys.ts'
import { isEndingSession, markOutdated } from './query-client.ts'
import { refreshUser } from './session.ts'

/**
 * How long the stream may be silent, in milliseconds: the server sends something every 20 s. The waits below are in
 * milliseconds too.
 */
const maxSilence = 50_000
const firstWait = 1_000
const maxWait = 30_000

/** The last change of the account that this page knows. If it is undefined, the page fetches everything again. */
let cursor: string | undefined

/** The cursor that the server wrote into the page, from before the page's first data. */
export const setCursor = (given: string | undefined): void => {
  cursor = given
}

/**
 * Fetches again the data that another device changed, while the page is visible. Opens a lost stream again, which then reports
 * the missed changes. Returns the cleanup.
 */
export function followChanges(readersByTable: ReadersByTable): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
  const reopen = () => {
    close()
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    if (isEndingSession()) again()
    else source = open()
  }
  const again = () => {
    close()
    timer = setTimeout(reopen, Math.random() * Math.min(firstWait * 2 ** tries, maxWait))
    tries += 1
  }
  const expectMore = () => {
    tries = 0
    clearTimeout(timer)
    timer = setTimeout(reopen, maxSilence)
  }
  const apply = (told: Changes) => applyChanges(readersByTable, told)
  const open = () => listen({ apply, heard: expectMore, lost: again })
  const events = ['visibilitychange', 'online', 'offline'] as const
  for (const event of events) window.addEventListener(event, reopen, true)
  reopen()
  return () => {
    close()
    for (const event of events) window.removeEventListener(event, reopen, true)
  }
}

type Listener = { apply: (told: Changes) => void; heard: () => void; lost: () => void }

function listen({ apply, heard, lost }: Listener): EventSource {
  const source = new EventSource(callAddress('GET /api/events', { query: { after: cursor } }))
  source.addEventListener('heartbeat', heard)
  source.addEventListener('changes', ({ data }: MessageEvent<string>) => {
    heard()
    const told: Changes = JSON.parse(data)
    cursor = told.cursor
    apply(told)
  })
  // The session has ended: checking it makes the page leave.
  source.addEventListener('problem', () => {
    lost()
    checkSession()
  })
  source.addEventListener('error', () => {
    if (source.readyState !== EventSource.CLOSED) return
    lost()
    checkSession()
  })
  return source
}

function applyChanges(readersByTable: ReadersByTable, told: Changes): void {
  if (told.isReset || told.changes.some(({ table }) => table === 'users')) checkSession()
  if (told.isReset || told.changes.length > 0) markOutdated(changedKeys(readersByTable, told))
}

/** Returns the paths that read a table. This page doesn't know the tables of a newer version, so for these it returns every path. */
const readersOf = (readersByTable: ReadersByTable, table: string): readonly Prefix[] =>
  Object.hasOwn(readersByTable, table) ? (readersByTable[table] ?? []) : ['/api']

/** The prefixes of the query keys that changes make out of date. The dashboard and the limits are made of everything. */
function changedKeys(readersByTable: ReadersByTable, { isReset, changes }: Changes) {
  if (isReset) return outdates('/api').changes
  const paths = new Set<Prefix>(['/api/dashboard', '/api/user/usage-limits'])
  for (const { table } of changes) for (const path of readersOf(readersByTable, table)) paths.add(path)
  return outdates(...paths).changes
}

const checkSession = (): void => {
  if (!isEndingSession()) refreshUser().catch(() => {})
}
