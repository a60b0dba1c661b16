import { and, eq, exists, lte, sql } from 'drizzle-orm'
import { taskRoles } from '#contract/household-lists.ts'
import type { Db } from '#server/lib/db.ts'
import { deletedRetention } from '#server/lib/purge.ts'
import { householdCompletions, householdPeople, householdTasks } from './household.table.ts'

/** Clears roles whose person was deleted more than 30 days ago. */
export async function purgeHousehold(db: Db, now: Date): Promise<number> {
  const until = new Date(now.getTime() - deletedRetention)
  let changed = 0
  for (const table of [householdTasks, householdCompletions])
    for (const role of taskRoles) {
      const { rowCount } = await db
        .update(table)
        .set({ [role]: null })
        .where(exists(expired(db, table, role, until)))
      changed += rowCount ?? 0
    }
  return changed
}

const expired = (
  db: Db,
  table: typeof householdTasks | typeof householdCompletions,
  role: (typeof taskRoles)[number],
  until: Date,
) =>
  db
    .select({ id: householdPeople.id })
    .from(householdPeople)
    .where(
      and(
        eq(householdPeople.userId, table.userId),
        sql`${householdPeople.id}::text = ${table[role]}`,
        lte(householdPeople.deletedAt, until),
      ),
    )
