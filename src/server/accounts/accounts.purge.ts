import { lte, or, sql } from 'drizzle-orm'
import { sessions, verifications } from '#server/lib/account.table.ts'
import type { Db } from '#server/lib/db.ts'
import { purgeRows } from '#server/lib/purge.ts'
import { absoluteLimit, idleLimit } from '#server/lib/session.ts'
import { rateLimitsTable } from './rate-limiter.table.ts'

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds)

/** Deletes expired sessions, verifications and attempt counts. */
export async function purgeAccounts(db: Db, now: Date): Promise<number> {
  const dead = or(
    lte(sessions.expiresAt, now),
    lte(sessions.lastSeenAt, before(now, idleLimit)),
    lte(sessions.createdAt, before(now, absoluteLimit)),
  )
  return (
    (await purgeRows(db, sessions, sql`${dead}`)) +
    (await purgeRows(db, verifications, lte(verifications.expiresAt, now))) +
    (await purgeRows(db, rateLimitsTable, lte(rateLimitsTable.expire, now.getTime())))
  )
}
