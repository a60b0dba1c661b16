import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { NewSelfCareActivity, SelfCareChange } from '#contract/self-care.ts'
import { dayOf } from '#server/lib/days.ts'
import { type Db, prepared } from '#server/lib/db.ts'
import type { Position } from '#server/lib/pagination.ts'
import { notFound } from '#server/lib/http-error.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, reseal, seal } from '#server/lib/sealed.ts'
import { selfCareActivities } from './self-care.table.ts'

export type ActivityRow = typeof selfCareActivities.$inferSelect

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

const own = (owner: Owner, id: string) => and(eq(selfCareActivities.userId, owner.id), eq(selfCareActivities.id, id))
const live = (owner: Owner, id: string) => and(own(owner, id), isNull(selfCareActivities.deletedAt))

/** Completed now. A known id returns the existing record: a repeated request. */
export async function createActivity(
  db: Db,
  { owner, timeZone }: { owner: Owner; timeZone: string },
  given: NewSelfCareActivity,
  now: Date,
): Promise<{ row: ActivityRow; isNew: boolean }> {
  const { id = newId(), activityType, duration, mood = 3, moodBefore = null, notes = null, technique = null } = given
  const words = seal(owner, selfCareActivities.words, id, { notes, technique })
  const facts = { activityType, duration, mood, moodBefore }
  const [created] = await db
    .insert(selfCareActivities)
    .values({ userId: owner.id, id, ...facts, words, day: dayOf(now, timeZone), createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  if (created !== undefined) return { row: created, isNew: true }
  const [known] = await db.select().from(selfCareActivities).where(own(owner, id))
  if (known === undefined) throw notFound()
  return { row: known, isNew: false }
}

/** The completion time stays. */
export async function updateActivity(
  db: Db,
  owner: Owner,
  id: string,
  { notes, ...facts }: SelfCareChange,
  now: Date,
): Promise<ActivityRow> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(selfCareActivities).where(live(owner, id)).for('update')
    if (before === undefined) throw notFound()
    const words =
      notes === undefined ? before.words : reseal(owner, selfCareActivities.words, id, before.words, { notes })
    const [row] = await tx
      .update(selfCareActivities)
      .set({ ...facts, words, updatedAt: now })
      .where(live(owner, id))
      .returning()
    if (row === undefined) throw notFound()
    return row
  })
}

export async function deleteActivity(db: Db, owner: Owner, id: string, now: Date): Promise<void> {
  const deleted = await db
    .update(selfCareActivities)
    .set({ deletedAt: now })
    .where(live(owner, id))
    .returning({ id: selfCareActivities.id })
  if (deleted.length === 0) throw notFound()
}

/** Restoring an existing record changes nothing. */
export async function restoreActivity(db: Db, owner: Owner, id: string): Promise<ActivityRow> {
  const [row] = await db.update(selfCareActivities).set({ deletedAt: null }).where(own(owner, id)).returning()
  if (row === undefined) throw notFound()
  return row
}
