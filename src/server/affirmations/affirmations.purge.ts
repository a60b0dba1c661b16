import { lte, sql } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import { deletedRetention, purgeRows } from '#server/lib/purge.ts'
import { affirmationLoves, affirmations } from './affirmations.table.ts'

/** Purges the loves of affirmations deleted more than 30 days ago, which are purged after them. */
export function purgeLoves(db: Db, now: Date): Promise<number> {
  const isPast = lte(affirmations.deletedAt, new Date(now.getTime() - deletedRetention))
  return purgeRows(
    db,
    affirmationLoves,
    sql`(user_id, affirmation_id) in (select ${affirmations.userId}, ${affirmations.id} from ${affirmations} where ${isPast})`,
  )
}
