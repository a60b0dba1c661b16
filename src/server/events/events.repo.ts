import { lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Changes } from '#contract/events.ts'
import type { Db } from '#server/lib/db.ts'
import { purgeRows } from '#server/lib/purge.ts'
import { type Cursor, cursorLifetime, fromText, toText } from './change-cursor.ts'
import { changes } from './events.table.ts'

/** More statements than these are not listed: the client is told to fetch all anew. */
const maxChanges = 500
/** How long the log is kept, in milliseconds: longer than a cursor is valid. */
const logRetention = (cursorLifetime + 3600) * 1000

const now = { snapshot: z.string(), at: z.coerce.number() }
const read = z.object({
  ...now,
  isAhead: z.boolean(),
  changes: z.array(z.object({ table: z.string(), ids: z.array(z.string()).nullable() })),
})

const nowColumns = sql`pg_current_snapshot()::text as snapshot, extract(epoch from now())::bigint as at`

/** A cursor for all changes from now on. */
export async function currentCursor(db: Db): Promise<string> {
  const { rows } = await db.execute(sql`select ${nowColumns}`)
  return toText(z.object(now).parse(rows[0]))
}

/**
 * Reads the changes of an account since `after`: every transaction that the snapshot in the cursor does not see and this
 * statement does. Nothing is lost, whatever order they ended in, and writers never wait for each other.
 */
export async function readLoggedChanges(db: Db, account: string, after: string | undefined): Promise<Changes> {
  const cursor = after === undefined ? undefined : fromText(after)
  if (cursor === undefined) return { cursor: await currentCursor(db), isReset: true, changes: [] }
  const told = await readSince(db, account, cursor)
  const isReset = told.isAhead || told.at - cursor.at > cursorLifetime || told.changes.length > maxChanges
  return { cursor: toText(told), isReset, changes: isReset ? [] : merge(told.changes) }
}

async function readSince(db: Db, account: string, { snapshot }: Cursor) {
  const since = sql`${snapshot}::pg_snapshot`
  const { rows } = await db.execute(
    sql`select ${nowColumns}, pg_snapshot_xmax(${since}) > pg_snapshot_xmax(pg_current_snapshot()) as "isAhead",
      (select coalesce(jsonb_agg(jsonb_build_object('table', table_name, 'ids', ids)), '[]') from (
        select table_name, ids from ${changes} where user_id = ${account}
          and transaction >= pg_snapshot_xmin(${since}) and not pg_visible_in_snapshot(transaction, ${since})
        limit ${maxChanges + 1}) listed) as changes`,
  )
  return read.parse(rows[0])
}

/** One entry for each table. */
function merge(all: Changes['changes']): Changes['changes'] {
  const byTable = new Map<string, Set<string> | null>()
  for (const { table, ids } of all) {
    const known = byTable.get(table)
    byTable.set(table, ids === null || known === null ? null : new Set([...(known ?? []), ...ids]))
  }
  return [...byTable].map(([table, ids]) => ({ table, ids: ids && [...ids] }))
}

/** Deletes entries that are older than any valid cursor. */
export const purgeChanges = (db: Db, at: Date): Promise<number> =>
  purgeRows(db, changes, lt(changes.createdAt, new Date(at.getTime() - logRetention)))
