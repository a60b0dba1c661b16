import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

/** Deletes for good what is past its time at `now`, and answers how many rows. Every feature brings its own. */
export type Purge = (db: Db, now: Date) => Promise<number>

/** How long a deleted record is kept, so that deleting can be undone. In milliseconds. */
export const deletedKept = 30 * 86_400_000

const batch = 500

/** Deletes the rows of a condition, a batch at a time, so that no statement runs long and no lock is held for long. */
export async function purgeRows(db: Db, table: PgTable, condition: SQL): Promise<number> {
  for (let total = 0; ;) {
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid in (select ctid from ${table} where ${condition} limit ${batch})`,
    )
    total += rowCount ?? 0
    if ((rowCount ?? 0) < batch) return total
  }
}
