import { and, eq, exists, lte, sql } from 'drizzle-orm'
import { taskParts } from '#contract/household-lists.ts'
import type { Db } from '#server/lib/db.ts'
import { deletedRetention } from '#server/lib/purge.ts'
import { householdCompletions, householdPeople, householdTasks } from './household.table.ts'

/** What a name carried is carried by nobody named, once the name is past its 30 days. */
export async function purgeHousehold(db: Db, now: Date): Promise<number> {
  const until = new Date(now.getTime() - deletedRetention)
  let changed = 0
  for (const table of [householdTasks, householdCompletions])
    for (const part of taskParts) {
      const { rowCount } = await db
        .update(table)
        .set({ [part]: null })
        .where(exists(expired(db, table, part, until)))
      changed += rowCount ?? 0
    }
  return changed
}

const expired = (
  db: Db,
  table: typeof householdTasks | typeof householdCompletions,
  part: (typeof taskParts)[number],
  until: Date,
) =>
  db
    .select({ id: householdPeople.id })
    .from(householdPeople)
    .where(
      and(
        eq(householdPeople.userId, table.userId),
        sql`${householdPeople.id}::text = ${table[part]}`,
        lte(householdPeople.deletedAt, until),
      ),
    )
