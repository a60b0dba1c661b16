import { eq, lt, sql } from 'drizzle-orm'
import { users } from '#server/lib/account.table.ts'
import { type Db, prepared } from '#server/lib/db.ts'
import { notFound } from '#server/lib/http-error.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { notificationReads } from './notifications.table.ts'

const find = prepared((db) =>
  db
    .select({ createdAt: users.createdAt, spiritual: users.spiritual, readUpTo: notificationReads.readUpTo })
    .from(users)
    .leftJoin(notificationReads, eq(notificationReads.userId, users.id))
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('notifications_account'),
)

/** When the account was made, and the time up to which its notifications are read. */
export async function findAccount(db: Db, owner: Owner) {
  const [row] = await find(db).execute({ id: owner.id })
  if (row === undefined) throw notFound()
  return row
}

/** Never moves back, because a page that was opened earlier may report later. */
export async function markRead(db: Db, owner: { readonly id: string }, upTo: Date): Promise<void> {
  await db
    .insert(notificationReads)
    .values({ userId: owner.id, readUpTo: upTo })
    .onConflictDoUpdate({
      target: notificationReads.userId,
      set: { readUpTo: upTo },
      setWhere: lt(notificationReads.readUpTo, upTo),
    })
}
