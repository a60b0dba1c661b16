import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { tasks } from './planner.table.ts'

/** The state of the owner's tasks among `ids`, without deleted ones, by id. */
export async function statesOfTasks(
  db: Db,
  owner: Owner,
  ids: readonly string[],
): Promise<Map<string, { dueDate: string; isCompleted: boolean }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: tasks.id, dueDate: tasks.dueDate, completedAt: tasks.completedAt })
    .from(tasks)
    .where(and(eq(tasks.userId, owner.id), inArray(tasks.id, [...ids]), isNull(tasks.deletedAt)))
  return new Map(rows.map(({ id, dueDate, completedAt }) => [id, { dueDate, isCompleted: completedAt !== null }]))
}
