import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import { type Owner, unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { liveGoal } from './goals.repo.ts'
import { goals } from './goals.table.ts'

/** The titles of the owner's goals among `ids`, without deleted ones, by id. */
export async function titlesOf(db: Db, owner: Owner, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: goals.id, sealedContent: goals.sealedContent })
    .from(goals)
    .where(and(eq(goals.userId, owner.id), inArray(goals.id, [...ids]), isNull(goals.deletedAt)))
  return new Map(
    rows.map(({ id, sealedContent }) => [id, unsealOrPlaceholder(owner, goals.sealedContent, id, sealedContent).title]),
  )
}

/** Whether it is a goal of the owner and not deleted. Locks it until the transaction ends. */
export async function lockGoalForShare(tx: Db, owner: Owner, id: string): Promise<boolean> {
  const rows = await tx.select({ id: goals.id }).from(goals).where(liveGoal(owner, id)).for('share')
  return rows.length > 0
}
