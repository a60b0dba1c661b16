import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import { unsealOrPlaceholder, seal } from '#server/lib/sealed.ts'
import type { ListAccess } from './access.repo.ts'
import { noHabits } from './aisles.ts'
import { type Habits, shoppingHabits } from './shopping.table.ts'

const own = ({ account, list }: ListAccess) =>
  and(eq(shoppingHabits.userId, account.id), eq(shoppingHabits.id, list.id))

/** The account's own habits on a list; none where they do not open. */
export async function readHabits(db: Db, access: ListAccess): Promise<Habits> {
  const [row] = await db.select({ sealedContent: shoppingHabits.sealedContent }).from(shoppingHabits).where(own(access))
  return row === undefined
    ? noHabits
    : unsealOrPlaceholder(access.account, shoppingHabits.sealedContent, access.list.id, row.sealedContent)
}

/** Habits that do not open are left as they are. */
export async function changeHabits(
  tx: Db,
  access: ListAccess,
  now: Date,
  change: (habits: Habits) => Habits,
): Promise<void> {
  const { account, list } = access
  const sealed = (habits: Habits) => seal(account, shoppingHabits.sealedContent, list.id, habits)
  await tx
    .insert(shoppingHabits)
    .values({ userId: account.id, id: list.id, sealedContent: sealed(noHabits), createdAt: now, updatedAt: now })
    .onConflictDoNothing()
  const [row] = await tx
    .select({ sealedContent: shoppingHabits.sealedContent })
    .from(shoppingHabits)
    .where(own(access))
    .for('no key update')
  if (row === undefined) return
  const habits = unsealOrPlaceholder(account, shoppingHabits.sealedContent, list.id, row.sealedContent)
  if (habits.isUnreadable) return
  await tx
    .update(shoppingHabits)
    .set({ sealedContent: sealed(change(habits)), updatedAt: now })
    .where(own(access))
}
