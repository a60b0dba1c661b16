import { lte } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import { deletedRetention, purgeRows } from '#server/lib/purge.ts'
import { breathingPatterns, selfCareActivities } from './self-care.table.ts'

/** Purges activities and breathing patterns deleted more than 30 days ago. */
export async function purgeSelfCare(db: Db, now: Date): Promise<number> {
  const until = new Date(now.getTime() - deletedRetention)
  const activities = await purgeRows(db, selfCareActivities, lte(selfCareActivities.deletedAt, until))
  return activities + (await purgeRows(db, breathingPatterns, lte(breathingPatterns.deletedAt, until)))
}
