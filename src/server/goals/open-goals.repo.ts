import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Goal } from '#contract/goals.ts'
import type { Db } from '#server/lib/db.ts'
import { type Owner, unseal } from '#server/lib/sealed.ts'
import { goals } from './goals.table.ts'

type OpenGoal = Pick<Goal, 'id' | 'title' | 'category'> & { createdAt: Date }

/** At most `limit` goals that are not reached yet, newest first. */
export async function readOpenGoals(db: Db, owner: Owner, limit: number): Promise<OpenGoal[]> {
  const rows = await db
    .select({ id: goals.id, category: goals.category, words: goals.words, createdAt: goals.createdAt })
    .from(goals)
    .where(and(eq(goals.userId, owner.id), isNull(goals.deletedAt), isNull(goals.completedAt)))
    .orderBy(desc(goals.createdAt), desc(goals.id))
    .limit(limit)
  return rows.map(({ id, category, createdAt, words }) => {
    const { title } = unseal(owner, goals.words, id, words)
    return { id, category, createdAt, title }
  })
}
