import { Decimal } from 'decimal.js'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { NewProgressEntry } from '#contract/goals.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Db } from '#server/lib/db.ts'
import type { Position } from '#server/lib/pagination.ts'
import { notFound, HttpError, fieldError } from '#server/lib/http-error.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { requireGoalDecimals } from './goal-rules.ts'
import { withLockedGoal, type GoalRow, liveGoal } from './goals.repo.ts'
import { goals, progressEntries } from './goals.table.ts'

export type EntryRow = typeof progressEntries.$inferSelect

const maxValue = new Decimal('999999999999.9999')

/** Also writes the entry. A known entry id changes nothing: a repeated request. */
export async function addProgress(
  db: Db,
  user: OwnerInZone,
  goalId: string,
  { id, value, add, note = null }: NewProgressEntry,
  clock: Clock,
): Promise<{ row: GoalRow; isNew: boolean }> {
  let isNew = true
  const row = await withLockedGoal(db, user, goalId, clock, async (before, tx) => {
    if (id !== undefined && (await isKnownEntry(tx, user.owner, goalId, id))) {
      isNew = false
      return null
    }
    if (before.kind === 'milestones') throw fieldError('value', 'This goal counts its steps: check one off instead')
    const field = value === undefined ? 'add' : 'value'
    const sum = value === undefined ? new Decimal(before.current).plus(add ?? 0) : new Decimal(value)
    requireGoalDecimals(before, { [field]: value ?? add })
    if (sum.isNegative())
      throw fieldError(field, 'That would take it below zero. Change the number, or enter the new total')
    if (sum.gt(maxValue)) throw fieldError(field, 'That’s more than fits here: at most 12 digits')
    return {
      current: value ?? sum.toFixed(),
      note: note?.trim() ? note : null,
      ...(id !== undefined && { entryId: id }),
    }
  })
  return { row, isNew }
}

/** An id used by another goal’s entry is not found. */
async function isKnownEntry(tx: Db, owner: Owner, goalId: string, id: string): Promise<boolean> {
  const [found] = await tx
    .select({ goalId: progressEntries.goalId })
    .from(progressEntries)
    .where(and(eq(progressEntries.userId, owner.id), eq(progressEntries.id, id)))
  if (found !== undefined && found.goalId !== goalId) throw notFound()
  return found !== undefined
}

/** Restores the previous value. */
export const undoProgress = (db: Db, user: OwnerInZone, goalId: string, id: string, clock: Clock): Promise<GoalRow> =>
  withLockedGoal(db, user, goalId, clock, async (before, tx) => {
    const [latest] = await tx
      .select()
      .from(progressEntries)
      .where(and(eq(progressEntries.userId, user.owner.id), eq(progressEntries.goalId, goalId)))
      .orderBy(desc(progressEntries.createdAt), desc(progressEntries.id))
      .limit(1)
    const current = new Decimal(before.current).minus(latest?.change ?? 0)
    if (latest?.id !== id || before.kind === 'milestones' || current.isNegative())
      throw new HttpError('not_found', 'You can only undo the latest update. Enter the right value instead.')
    return { current: current.toFixed(), takenBack: id }
  })

/** Newest first. */
export async function listProgress(
  db: Db,
  owner: Owner,
  goalId: string,
  after: Position,
  limit: number,
): Promise<EntryRow[]> {
  const [goal] = await db.select({ id: goals.id }).from(goals).where(liveGoal(owner, goalId))
  if (goal === undefined) throw notFound()
  return db
    .select()
    .from(progressEntries)
    .where(
      and(
        eq(progressEntries.userId, owner.id),
        eq(progressEntries.goalId, goalId),
        sql`(${progressEntries.createdAt}, ${progressEntries.id}) < (${after.at.toISOString()}, ${after.id})`,
      ),
    )
    .orderBy(desc(progressEntries.createdAt), desc(progressEntries.id))
    .limit(limit)
}

/** The entries of all goals that have a note, newest first. */
export async function listProgressNotes(db: Db, owner: { id: string }, after: Position, limit: number) {
  const rows = await db
    .select({ id: progressEntries.id, createdAt: progressEntries.createdAt, note: progressEntries.note })
    .from(progressEntries)
    .innerJoin(goals, and(eq(goals.userId, progressEntries.userId), eq(goals.id, progressEntries.goalId)))
    .where(
      and(
        eq(progressEntries.userId, owner.id),
        isNull(goals.deletedAt),
        isNotNull(progressEntries.note),
        sql`(${progressEntries.createdAt}, ${progressEntries.id}) < (${after.at.toISOString()}, ${after.id})`,
      ),
    )
    .orderBy(desc(progressEntries.createdAt), desc(progressEntries.id))
    .limit(limit)
  return rows.flatMap(({ note, ...row }) => (note === null ? [] : [{ ...row, note }]))
}
