import { and, desc, eq, gte, inArray, type SQL, type SQLWrapper, sql, sum } from 'drizzle-orm'
import type { DashboardLayout } from '#contract/dashboard.ts'
import { users } from '#server/lib/account.table.ts'
import { type Db, prepared } from '#server/lib/db.ts'
import { notFound } from '#server/lib/http-error.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { activeMonths, dayTotals, totals } from '#server/lib/totals.table.ts'
import { dashboardLayouts } from './dashboard.table.ts'
import type { Kind, Recent } from './recent.ts'
import { type ActiveMonth, dayGoal } from './streak.ts'

/** SQL of other features within the statement: the tracked goals, and this month's lines of the income log. */
export type TrackedPart<T> = (userId: SQLWrapper) => SQL<T>
export type IncomePart<T> = (userId: SQLWrapper, today: SQLWrapper) => SQL<T>

const userId = sql.placeholder('userId')
const today = sql`${sql.placeholder('today')}::date`

const recent = sql<Recent | null>`(
  select json_object_agg(kind, counts) from (
    select kind, json_build_array(
      coalesce(sum(count) filter (where day > ${today} - 14), 0),
      coalesce(sum(count) filter (where day <= ${today} - 14), 0),
      coalesce(sum(count) filter (where day > ${today} - 7), 0),
      coalesce(sum(count) filter (where day = ${today}), 0)) as counts
    from ${dayTotals} where user_id = ${userId} and day > ${today} - 28 and count > 0 group by kind) kinds)`
const months = sql<ActiveMonth[] | null>`(
  select json_agg(json_build_array(month, day_bits) order by month desc) from ${activeMonths} where user_id = ${userId} and day_bits <> 0)`
const counted = sql<Record<string, number> | null>`(
  select json_object_agg(kind, count) from ${totals} where user_id = ${userId})`
const cards = sql<DashboardLayout | null>`(select cards from ${dashboardLayouts} where user_id = ${userId})`

/**
 * Reads all numbers of the dashboard in one prepared statement. It uses totals of the last 28 days and one row per month, so its
 * cost does not grow with the number of records.
 */
export function numbersReader<T, I>(tracked: TrackedPart<T>, income: IncomePart<I>) {
  const find = prepared((db) =>
    db
      .select({
        recent,
        months,
        counted,
        tracked: tracked(userId),
        income: income(userId, today),
        cards,
        onboarding: users.onboarding,
        onboardedAt: users.onboardedAt,
        spiritual: users.spiritual,
      })
      .from(users)
      .where(eq(users.id, userId))
      .prepare('dashboard_numbers'),
  )
  return async (db: Db, owner: Owner, today: string) => {
    const [row] = await find(db).execute({ userId: owner.id, today })
    if (row === undefined) throw notFound()
    return row
  }
}

const findActivity = prepared((db) =>
  db.select({ recent, months }).from(users).where(eq(users.id, userId)).prepare('dashboard_activity'),
)

/** The counts behind the streak and the score. */
export async function readNumbersOfActivity(
  db: Db,
  owner: Owner,
  today: string,
): Promise<{ recent: Recent; months: readonly ActiveMonth[] }> {
  const [row] = await findActivity(db).execute({ userId: owner.id, today })
  if (row === undefined) throw notFound()
  return { recent: row.recent ?? {}, months: row.months ?? [] }
}

/** The days of all time on which these kinds alone would count for the streak, as months, latest first. */
export async function readActiveMonths(db: Db, owner: Owner, kinds: readonly Kind[]): Promise<ActiveMonth[]> {
  const rows = await db
    .select({ day: dayTotals.day })
    .from(dayTotals)
    .where(and(eq(dayTotals.userId, owner.id), inArray(dayTotals.kind, [...kinds])))
    .groupBy(dayTotals.day)
    .having(gte(sum(dayTotals.count), dayGoal))
    .orderBy(desc(dayTotals.day))
  const months = Map.groupBy(rows, ({ day }) => `${day.slice(0, 7)}-01`)
  return [...months].map(([month, days]) => [
    month,
    days.reduce((bits, { day }) => bits | (1 << (Number(day.slice(8)) - 1)), 0),
  ])
}

/** Whether the card that offers the tour is hidden: the user took the tour or declined it. */
export async function isTourDone(db: Db, owner: Owner): Promise<boolean> {
  const [row] = await db
    .select({ cards: dashboardLayouts.cards })
    .from(dashboardLayouts)
    .where(eq(dashboardLayouts.userId, owner.id))
  return row?.cards.some(({ card, isHidden }) => card === 'tour' && isHidden) ?? false
}

/** Saves the user's arrangement of cards. */
export async function saveLayout(db: Db, owner: Owner, cards: DashboardLayout): Promise<void> {
  await db
    .insert(dashboardLayouts)
    .values({ userId: owner.id, cards })
    .onConflictDoUpdate({ target: dashboardLayouts.userId, set: { cards } })
}
