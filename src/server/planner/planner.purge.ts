import { lte } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import { deletedKept, purgeRows } from '#server/lib/purge.ts'
import { tasks } from './planner.table.ts'

/** Deletes tasks that she deleted more than 30 days ago. */
export const purgePlanner = (db: Db, now: Date): Promise<number> =>
  purgeRows(db, tasks, lte(tasks.deletedAt, new Date(now.getTime() - deletedKept)))
