import { lte } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import { deletedRetention, purgeRows } from '#server/lib/purge.ts'
import { visions } from './vision-board.table.ts'

/** Purges visions deleted more than 30 days ago. Their pictures go a day later, unless something else names them. */
export const purgeVisions = (db: Db, now: Date): Promise<number> =>
  purgeRows(db, visions, lte(visions.deletedAt, new Date(now.getTime() - deletedRetention)))
