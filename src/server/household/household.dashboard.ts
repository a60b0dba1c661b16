import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { addDays, dayOf } from '#server/lib/days.ts'
import { type Db, prepared } from '#server/lib/db.ts'
import type { UpcomingSource } from '#server/lib/feature.ts'
import { type Owner, unsealOrPlaceholder } from '#server/lib/sealed.ts'
import type { HouseholdFact } from '#server/ports/coach-model.ts'
import { balanceDays } from '#contract/household-lists.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { readBalance } from './balance.repo.ts'
import { householdTasks } from './household.table.ts'

const due = prepared((db) =>
  db
    .select()
    .from(householdTasks)
    .where(
      and(
        eq(householdTasks.userId, sql.placeholder('userId')),
        isNull(householdTasks.deletedAt),
        isNotNull(householdTasks.dueOn),
        or(isNull(householdTasks.doneOn), isNotNull(householdTasks.repeatUnit)),
        sql`${householdTasks.dueOn} >= ${sql.placeholder('from')}`,
        lte(householdTasks.dueOn, sql.placeholder('to')),
      ),
    )
    .orderBy(asc(householdTasks.dueOn), asc(householdTasks.id))
    .limit(sql.placeholder('limit'))
    .prepare('household_due'),
)

type Days = { from: string; to: string; most: number }

/** Household days from `from` to `to`, soonest first: dated tasks that are open, and the next day of repeated ones. */
export const nextHouseholdDays: UpcomingSource = async (db, { owner }, { from, to, most }) => {
  const rows = await due(db).execute({ userId: owner.id, from, to, limit: most })
  return rows.flatMap(({ id, dueOn, sealedContent }) =>
    dueOn === null
      ? []
      : [
          {
            kind: 'household',
            id,
            title: unsealOrPlaceholder(owner, householdTasks.sealedContent, id, sealedContent).text,
            date: dueOn,
            at: null,
          },
        ],
  )
}

const maxNamed = 20
const earlierDays = 30

/** Due tasks of a span of days, soonest first; without unreadable ones, without names. */
export async function dueTasks(db: Db, owner: Owner, { from, to, most }: Days): Promise<HouseholdFact[]> {
  const rows = await due(db).execute({ userId: owner.id, from, to, limit: most })
  return rows.flatMap(({ id, category, dueOn, sealedContent }) => {
    const { text, isUnreadable } = unsealOrPlaceholder(owner, householdTasks.sealedContent, id, sealedContent)
    return isUnreadable || dueOn === null ? [] : [{ text, category, dueDate: dueOn }]
  })
}

/** Tasks due this week or overdue for up to a month, and the number of tasks done in four weeks. */
export async function householdFacts(
  db: Db,
  user: OwnerInZone,
  now: Date,
): Promise<{ due: HouseholdFact[]; done: number; days: number }> {
  const today = dayOf(now, user.timeZone)
  const asked = { from: addDays(today, -earlierDays), to: addDays(today, 6), most: maxNamed }
  const [facts, balance] = await Promise.all([dueTasks(db, user.owner, asked), readBalance(db, user, now)])
  return { due: facts, done: balance.done, days: balanceDays }
}
