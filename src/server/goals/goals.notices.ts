import { liveOfOwner } from './goals.repo.ts'
import { and, between, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { addDays } from '#server/lib/days.ts'
import { type Db, prepared } from '#server/lib/db.ts'
import { morningOf, type Notice, type NoticeSource, type NoticeTime } from '#server/lib/notices.ts'
import { type Owner, unsealOrPlaceholder } from '#server/lib/sealed.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { goals } from './goals.table.ts'

const maxGoals = 20
/** Days before the target date when the reminder appears. */
const daysAhead = 7

const columns = {
  id: goals.id,
  sealedContent: goals.sealedContent,
  createdAt: goals.createdAt,
  targetDate: goals.targetDate,
  completedAt: goals.completedAt,
}
const find = prepared((db) =>
  unionAll(
    db
      .select(columns)
      .from(goals)
      .where(and(liveOfOwner, isNotNull(goals.completedAt), gte(goals.completedAt, sql.placeholder('since'))))
      .orderBy(desc(goals.completedAt))
      .limit(maxGoals),
    db
      .select(columns)
      .from(goals)
      .where(
        and(
          liveOfOwner,
          isNull(goals.completedAt),
          isNotNull(goals.targetDate),
          between(goals.targetDate, sql.placeholder('today'), sql.placeholder('soon')),
        ),
      )
      .orderBy(goals.targetDate)
      .limit(maxGoals),
  ).prepare('goals_notices'),
)

async function readNotices(db: Db, { owner, timeZone }: OwnerInZone, { today, since }: NoticeTime): Promise<Notice[]> {
  const soon = addDays(today, daysAhead)
  const rows = await find(db).execute({ userId: owner.id, since: since.toISOString(), today, soon })
  return rows.flatMap(({ id, sealedContent, createdAt, targetDate, completedAt }): Notice[] => {
    const { title, isUnreadable } = unsealOrPlaceholder(owner, goals.sealedContent, id, sealedContent)
    if (isUnreadable) return []
    const goal = { goalId: id, title }
    if (completedAt !== null)
      return [{ kind: 'goalReached', id: `goalReached:${id}`, createdAt: completedAt.toISOString(), ...goal }]
    if (targetDate === null) return []
    const ahead = morningOf(addDays(targetDate, -daysAhead), timeZone)
    const made = createdAt.toISOString()
    const due = { dueDate: targetDate, createdAt: ahead < made ? made : ahead }
    return [{ kind: 'goalDue', id: `goalDue:${id}:${targetDate}`, ...due, ...goal }]
  })
}

const anyGoal = prepared((db) =>
  db
    .select({ id: goals.id })
    .from(goals)
    .where(eq(goals.userId, sql.placeholder('userId')))
    .limit(1)
    .prepare('goals_any'),
)

/** Whether there's a goal, deleted ones included: after a first goal was deleted, none is asked for. */
export const hasMadeGoal = async (db: Db, owner: Owner): Promise<boolean> =>
  (await anyGoal(db).execute({ userId: owner.id })).length > 0

/** Goals that were reached, and open ones whose date is near. Dates in the past are left out. */
export const goalNotices: NoticeSource = { setting: 'goal_updates', read: readNotices }
