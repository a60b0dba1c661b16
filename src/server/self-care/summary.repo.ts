import { and, count, desc, eq, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { type Db, prepared } from '#server/lib/db.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { selfCareActivities as activities } from './self-care.table.ts'
import type { Tally } from './summary.ts'

const { createdAt, duration, mood, moodBefore } = activities
const whole = (sum: ReturnType<typeof sql>) => sql<number>`coalesce(${sum}, 0)::int`

const tally = prepared((db) => {
  const day = sql<number>`width_bucket(${createdAt}, ${sql.placeholder('edges')}::timestamptz[])::int - 1`.as('day')
  return db
    .select({
      day,
      activityType: activities.activityType,
      count: count(),
      minutes: whole(sql`sum(${duration})`),
      moodCount: count(mood),
      moodSum: whole(sql`sum(${mood})`),
      pairs: whole(sql`count(*) filter (where ${moodBefore} is not null and ${mood} is not null)`),
      beforeSum: whole(sql`sum(${moodBefore}) filter (where ${mood} is not null)`),
      afterSum: whole(sql`sum(${mood}) filter (where ${moodBefore} is not null)`),
    })
    .from(activities)
    .where(
      and(
        eq(activities.userId, sql.placeholder('userId')),
        isNull(activities.deletedAt),
        gte(createdAt, sql.placeholder('from')),
        lt(createdAt, sql.placeholder('to')),
      ),
    )
    .groupBy(sql`1, 2`)
    .prepare('self_care_tally')
})

/**
 * Sums between the first and last of `edges` by day and kind. Days are indexes between two edges, so that only Node's time zone
 * data decides where a day begins.
 */
export const tallyDays = (db: Db, owner: Owner, edges: readonly Date[]): Promise<Tally[]> => {
  const moments = edges.map((edge) => edge.toISOString())
  return tally(db).execute({ userId: owner.id, edges: moments, from: edges.at(0), to: edges.at(-1) })
}

/** The days up to `to` with one of these moods after an activity, the latest first. */
export async function daysWithMood(db: Db, owner: Owner, moods: readonly number[], to: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ day: activities.day })
    .from(activities)
    .where(
      and(
        eq(activities.userId, owner.id),
        isNull(activities.deletedAt),
        inArray(mood, [...moods]),
        lte(activities.day, to),
      ),
    )
    .orderBy(desc(activities.day))
  return rows.map(({ day }) => day)
}
