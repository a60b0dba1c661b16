import { lte, sql } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import { deletedRetention, purgeRows } from '#server/lib/purge.ts'
import { affirmationLoves, affirmations } from './affirmations.table.ts'

/** Purges affirmations deleted more than 30 days ago, and their loves. */
export async function purgeAffirmations(db: Db, now: Date): Promise<number> {
  const isPast = lte(affirmations.deletedAt, new Date(now.getTime() - deletedRetention))
  const loves = await purgeRows(
    db,
    affirmationLoves,
    sql`(user_id, affirmation_id) in (select ${affirmations.userId}, ${affirmations.id} from ${affirmations} where ${isPast})`,
  )
  return loves + (await purgeRows(db, affirmations, isPast))
}
