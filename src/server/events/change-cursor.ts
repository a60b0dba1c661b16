/** How long a cursor is valid, in seconds. The log is kept for longer. */
export const cursorLifetime = 24 * 3600

/** A reader's position in the log: a snapshot of the database (`pg_current_snapshot`), and when it was taken. */
export type Cursor = { at: number; snapshot: string }

export const toText = ({ at, snapshot }: Cursor): string => `${at}-${snapshot}`

/** The cursor of a client; undefined if PostgreSQL would not accept it. */
export function fromText(text: string): Cursor | undefined {
  const [, at, first = '', next = '', running = ''] = /^(\d{1,12})-(\d{1,18}):(\d{1,18}):([\d,]*)$/.exec(text) ?? []
  if (at === undefined || !isSnapshot(BigInt(first || 0), BigInt(next || 0), running)) return undefined
  return { at: Number(at), snapshot: `${first}:${next}:${running}` }
}

/** The first running transaction, the next one to start, and those that run between them, in order. */
function isSnapshot(first: bigint, next: bigint, running: string): boolean {
  if (first < 1n || next < first) return false
  if (running === '') return true
  if (!/^\d{1,18}(,\d{1,18})*$/.test(running)) return false
  const ids = running.split(',').map(BigInt)
  return ids.every((id, n) => id >= first && id < next && (n === 0 || id > (ids[n - 1] ?? 0n)))
}
