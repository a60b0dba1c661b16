import { sql } from 'drizzle-orm'
import { activityTypes } from '#contract/lists.ts'
import type { Db } from '#server/lib/db.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { selfCareActivities as activities } from './self-care.table.ts'
import type { Tally } from './summary.ts'

type Counted = Record<Exclude<keyof Tally, 'activityType'>, number> & { activityType: string }

/**
 * What she did between the first and the last of `edges`, summed by day and kind. A day is its place between two edges, so
 * that where days begin is decided in one place, by the time zone data that Node has.
 */
export async function tallyDays(db: Db, owner: Owner, edges: readonly Date[]): Promise<Tally[]> {
  const moments = edges.map((edge) => edge.toISOString())
  const { rows } = await db.execute<Counted>(sql`
    select width_bucket(created_at, ${sql.param(moments)}::timestamptz[])::int - 1 as day,
      activity_type as "activityType",
      count(*)::int as count,
      sum(duration)::int as minutes,
      count(mood)::int as "moodCount",
      coalesce(sum(mood), 0)::int as "moodSum",
      count(*) filter (where mood_before is not null and mood is not null)::int as "pairs",
      coalesce(sum(mood_before) filter (where mood is not null), 0)::int as "beforeSum",
      coalesce(sum(mood) filter (where mood_before is not null), 0)::int as "afterSum"
    from ${activities}
    where user_id = ${owner.id} and deleted_at is null
      and created_at >= ${moments.at(0)} and created_at < ${moments.at(-1)}
    group by 1, 2`)
  return rows.flatMap((row) => {
    const type = activityTypes.find(({ key }) => key === row.activityType)
    return type === undefined ? [] : [{ ...row, activityType: type.key }]
  })
}
