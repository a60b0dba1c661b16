import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { type Db, prepared } from '#server/lib/db.ts'
import type { OpenGoal } from '#server/lib/open-goals.ts'
import { type Owner, unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { goals } from './goals.table.ts'

const open = prepared((db) =>
  db
    .select({ id: goals.id, category: goals.category, sealedContent: goals.sealedContent, createdAt: goals.createdAt })
    .from(goals)
    .where(and(eq(goals.userId, sql.placeholder('userId')), isNull(goals.deletedAt), isNull(goals.completedAt)))
    .orderBy(desc(goals.createdAt), desc(goals.id))
    .limit(sql.placeholder('limit'))
    .prepare('goals_open'),
)

/** Newest first, without unreadable ones, because their titles go into sentences. */
export async function readOpenGoals(db: Db, owner: Owner, limit: number): Promise<OpenGoal[]> {
  const rows = await open(db).execute({ userId: owner.id, limit })
  return rows.flatMap(({ sealedContent, ...goal }) => {
    const { title, isUnreadable } = unsealOrPlaceholder(owner, goals.sealedContent, goal.id, sealedContent)
    return isUnreadable ? [] : [{ ...goal, title }]
  })
}
