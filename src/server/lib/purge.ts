import { getTableColumns, lte, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

/** Deletes rows that have expired at `now` for good, and answers how many. */
export type Purge = (db: Db, now: Date) => Promise<number>

/** How long a deleted record can be restored, in milliseconds. */
export const deletedRetention = 30 * 86_400_000

const batch = 500

/** Purges the records of a table (record.ts) that were deleted more than 30 days ago. */
export async function purgeDeleted(db: Db, table: PgTable, now: Date): Promise<number> {
  const { deletedAt } = getTableColumns(table)
  if (deletedAt === undefined) return 0
  return purgeRows(db, table, lte(deletedAt, new Date(now.getTime() - deletedRetention)))
}

/** Deletes matching rows in batches, so that no statement runs and no lock is held for long. */
export async function purgeRows(db: Db, table: PgTable, condition: SQL): Promise<number> {
  for (let total = 0; ;) {
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid in (select ctid from ${table} where ${condition} limit ${batch})`,
    )
    total += rowCount ?? 0
    if ((rowCount ?? 0) < batch) return total
  }
}
