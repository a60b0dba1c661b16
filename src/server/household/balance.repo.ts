import { and, eq, gte, sql } from 'drizzle-orm'
import type { HouseholdBalance } from '#contract/household.ts'
import { balanceDays, self, taskRoles } from '#contract/household-lists.ts'
import { addDays, dayOf } from '#server/lib/days.ts'
import { type Db, prepared } from '#server/lib/db.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { householdCompletions } from './household.table.ts'
import { listPeople } from './people.repo.ts'

const { noticedBy, plannedBy, doneBy } = householdCompletions

/** Few rows: at most one for each combination of assignees. */
const completionCounts = prepared((db) =>
  db
    .select({ noticedBy, plannedBy, doneBy, count: sql<number>`count(*)::int`.mapWith(Number) })
    .from(householdCompletions)
    .where(
      and(
        eq(householdCompletions.userId, sql.placeholder('userId')),
        gte(householdCompletions.day, sql.placeholder('from')),
      ),
    )
    .groupBy(noticedBy, plannedBy, doneBy)
    .prepare('household_balance'),
)

/** Counts who had which role in the tasks done in the last 28 days. Tasks done 'tomorrow', before a flight west, count too. */
export async function readBalance(db: Db, { owner, timeZone }: OwnerInZone, now: Date): Promise<HouseholdBalance> {
  const to = dayOf(now, timeZone)
  const from = addDays(to, 1 - balanceDays)
  const [rows, people] = await Promise.all([
    completionCounts(db).execute({ userId: owner.id, from }),
    listPeople(db, owner),
  ])
  const known = new Set([self, ...people.map(({ id }) => id)])
  const roles = taskRoles.map((role) => {
    const counts = new Map<string | null, number>()
    for (const row of rows) {
      const by = row[role]
      if (by === null) continue
      const shown = known.has(by) ? by : null
      counts.set(shown, (counts.get(shown) ?? 0) + row.count)
    }
    const all = [...counts].map(([by, count]) => ({ by, count })).sort((a, b) => b.count - a.count)
    return { role, named: all.reduce((sum, { count }) => sum + count, 0), counts: all }
  })
  return { days: balanceDays, from, to, done: rows.reduce((sum, { count }) => sum + count, 0), roles }
}
