import { lte } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import { deletedRetention, purgeRows } from '#server/lib/purge.ts'
import { closeCrashed } from './coach.repo.ts'
import { coachChats } from './coach.table.ts'

/** Purges chats deleted more than 30 days ago, and closes replies that a crashed process left running. */
export async function purgeCoach(db: Db, now: Date): Promise<number> {
  await closeCrashed(db, now)
  return purgeRows(db, coachChats, lte(coachChats.deletedAt, new Date(now.getTime() - deletedRetention)))
}
