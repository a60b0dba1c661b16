import { lte } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import { deletedRetention, purgeRows } from '#server/lib/purge.ts'
import { goals } from './goals.table.ts'

export const purgeGoals = (db: Db, now: Date): Promise<number> =>
  purgeRows(db, goals, lte(goals.deletedAt, new Date(now.getTime() - deletedRetention)))
