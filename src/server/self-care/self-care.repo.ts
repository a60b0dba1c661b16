import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { NewSelfCareActivity, SelfCareChange } from '#contract/self-care.ts'
import { dayOf } from '#server/lib/days.ts'
import { type Db, prepared } from '#server/lib/db.ts'
import type { Position } from '#server/lib/pagination.ts'
import { recordQueries } from '#server/lib/record-queries.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, reseal, seal } from '#server/lib/sealed.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { selfCareActivities } from './self-care.table.ts'

export type ActivityRow = typeof selfCareActivities.$inferSelect

const { create, lock, update, remove, restore } = recordQueries(selfCareActivities)

export { remove as deleteActivity, restore as restoreActivity }

const page = prepared((db) =>
  db
    .select()
    .from(selfCareActivities)
    .where(
      and(
        eq(selfCareActivities.userId, sql.placeholder('userId')),
        isNull(selfCareActivities.deletedAt),
        gte(selfCareActivities.createdAt, sql.placeholder('since')),
        sql`(${selfCareActivities.createdAt}, ${selfCareActivities.id}) < (${sql.placeholder('at')}, ${sql.placeholder('id')})`,
      ),
    )
    .orderBy(desc(selfCareActivities.createdAt), desc(selfCareActivities.id))
    .limit(sql.placeholder('limit'))
    .prepare('self_care_page'),
)

/** Newest first, not before `since`. */
export const listActivities = (
  db: Db,
  owner: Owner,
  after: Position,
  limit: number,
  since = new Date(0),
): Promise<ActivityRow[]> =>
  page(db).execute({ userId: owner.id, at: after.at.toISOString(), id: after.id, limit, since })

/** Completed now. */
export const createActivity = (
  db: Db,
  { owner, timeZone }: OwnerInZone,
  given: NewSelfCareActivity,
  now: Date,
): Promise<{ row: ActivityRow; isNew: boolean }> => {
  const { id = newId(), activityType, duration, mood = 3, moodBefore = null, notes = null, technique = null } = given
  const sealedContent = seal(owner, selfCareActivities.sealedContent, id, { notes, technique })
  const facts = { activityType, duration, mood, moodBefore }
  return create(db, owner, { id, ...facts, sealedContent, day: dayOf(now, timeZone) }, now)
}

/** The completion time stays. */
export const updateActivity = (
  db: Db,
  owner: Owner,
  id: string,
  { notes, ...facts }: SelfCareChange,
  now: Date,
): Promise<ActivityRow> =>
  db.transaction(async (tx) => {
    const before = await lock(tx, owner, id)
    const sealedContent =
      notes === undefined
        ? before.sealedContent
        : reseal(owner, selfCareActivities.sealedContent, id, before.sealedContent, { notes })
    return update(tx, owner, id, { ...facts, sealedContent }, now)
  })
