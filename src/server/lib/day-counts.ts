import { and, between, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import type { AccountId } from './sealed.ts'
import { dayTotals } from './totals.table.ts'

/** How many records of a kind there are in a span of days. Reads totals of days, never records. */
export async function countInDays(db: Db, owner: AccountId, kind: string, from: string, to: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${dayTotals.count}), 0)::int` })
    .from(dayTotals)
    .where(and(eq(dayTotals.userId, owner.id), between(dayTotals.day, from, to), eq(dayTotals.kind, kind)))
  return row?.count ?? 0
}

/** The days of a span with a record of one of these kinds, and of which: the earliest first. */
export async function datesWith(
  db: Db,
  owner: AccountId,
  kinds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<{ day: string; kind: string }[]> {
  return await db
    .select({ day: dayTotals.day, kind: dayTotals.kind })
    .from(dayTotals)
    .where(
      and(
        eq(dayTotals.userId, owner.id),
        between(dayTotals.day, from, to),
        inArray(dayTotals.kind, [...kinds]),
        gt(dayTotals.count, 0),
      ),
    )
    .orderBy(dayTotals.day)
}

const maxDates = 31

/** The latest of those days. */
export const latestDates = (rows: readonly { day: string }[]): string[] =>
  [...new Set(rows.map(({ day }) => day))].slice(-maxDates)

/** The latest day up to `to` with a record of one of these kinds, or null. */
export async function lastDayOf(
  db: Db,
  owner: AccountId,
  kinds: readonly string[],
  to: string,
): Promise<string | null> {
  const [row] = await db
    .select({ day: dayTotals.day })
    .from(dayTotals)
    .where(
      and(
        eq(dayTotals.userId, owner.id),
        lte(dayTotals.day, to),
        inArray(dayTotals.kind, [...kinds]),
        gt(dayTotals.count, 0),
      ),
    )
    .orderBy(desc(dayTotals.day))
    .limit(1)
  return row?.day ?? null
}
