import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { type GoalChange, type GoalSummary, type NewGoal, usualCurrency } from '#contract/goals.ts'
import type { Clock } from '#server/lib/clock.ts'
import { type Db, prepared } from '#server/lib/db.ts'
import type { AccountPlan } from '#server/lib/limits.ts'
import type { Position } from '#server/lib/pagination.ts'
import { notFound, HttpError, fieldError, violatedConstraint } from '#server/lib/http-error.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, seal, unsealOrThrow } from '#server/lib/sealed.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { countDone, isReached, requireGoalDecimals, requireFit, toMilestones } from './goal-rules.ts'
import { goals, type GoalContent } from './goals.table.ts'
import { deleteProgressEntry, writeProgressEntry } from './progress-entries.repo.ts'

export type GoalRow = typeof goals.$inferSelect

/** When goals are shown, and whether with their forecasts. */
export type GoalDisplay = { now: Date; withForecast: boolean }

/** For prepared statements: the goals of the account `userId` that are not deleted. */
export const liveOfOwner = and(eq(goals.userId, sql.placeholder('userId')), isNull(goals.deletedAt))

const page = prepared((db) =>
  db
    .select()
    .from(goals)
    .where(
      and(liveOfOwner, sql`(${goals.createdAt}, ${goals.id}) < (${sql.placeholder('at')}, ${sql.placeholder('id')})`),
    )
    .orderBy(desc(goals.createdAt), desc(goals.id))
    .limit(sql.placeholder('limit'))
    .prepare('goals_page'),
)

/** Newest first. */
export const listGoals = (db: Db, owner: Owner, after: Position, limit: number): Promise<GoalRow[]> =>
  page(db).execute({ userId: owner.id, at: after.at.toISOString(), id: after.id, limit })

const summary = prepared((db) =>
  db
    .select({
      total: count(),
      completed: count(goals.completedAt),
      progress: sql<number | null>`floor(avg(least(100, floor(${goals.current} * 100 / ${goals.target}))))::int`,
    })
    .from(goals)
    .where(liveOfOwner)
    .prepare('goals_summary'),
)

export async function summarizeGoals(db: Db, owner: Owner): Promise<GoalSummary> {
  const [row] = await summary(db).execute({ userId: owner.id })
  return row ?? { total: 0, completed: 0, progress: null }
}

const ownGoal = (owner: Owner, id: string) => and(eq(goals.userId, owner.id), eq(goals.id, id))
export const liveGoal = (owner: Owner, id: string) => and(ownGoal(owner, id), isNull(goals.deletedAt))

/** Includes deleted goals. */
async function findGoal(db: Db, owner: Owner, id: string): Promise<GoalRow | undefined> {
  const [row] = await db.select().from(goals).where(ownGoal(owner, id))
  return row
}

/** No one else changes it until the transaction is over. */
export async function lockGoal(tx: Db, owner: Owner, id: string): Promise<GoalRow | undefined> {
  const [row] = await tx.select().from(goals).where(liveGoal(owner, id)).for('update')
  return row
}

/** A known id returns the existing record: a repeated request. */
export async function createGoal(
  db: Db,
  planned: AccountPlan & OwnerInZone,
  given: NewGoal,
  now: Date,
): Promise<{ row: GoalRow; isNew: boolean }> {
  const { owner, isPremium } = planned
  const id = given.id ?? newId()
  const found = await findGoal(db, owner, id)
  if (found !== undefined) return { row: found, isNew: false }
  if (given.kind === 'milestones' && !isPremium)
    throw new HttpError('limit_reached', 'Milestones are part of Premium. Every other kind of goal is free.')
  const { content, ...columns } = withDefaults(given)
  return refuseSecondTracker(() =>
    db.transaction(async (tx) => {
      const [created] = await tx
        .insert(goals)
        .values({
          ...columns,
          userId: owner.id,
          id,
          completedAt: isReached(columns.current, columns.target) ? now : null,
          sealedContent: seal(owner, goals.sealedContent, id, content),
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoNothing({ target: [goals.userId, goals.id] })
        .returning()
      if (created !== undefined && !/^0(\.0*)?$/.test(created.current))
        await writeProgressEntry(tx, planned, { goalId: id, from: '0', to: created.current, now })
      const row = created ?? (await findGoal(tx, owner, id))
      if (row === undefined) throw notFound()
      return { row, isNew: created !== undefined }
    }),
  )
}

/** Missing fields get the defaults of the specification. */
function withDefaults(given: NewGoal) {
  const { title, kind = 'amount', category = 'financial', priority = 3, description = null, trackAs = null } = given
  const { currency = usualCurrency({ kind, category }), targetDate = null } = given
  const milestones = kind === 'milestones' ? toMilestones(given.milestones ?? [], []) : []
  if (kind === 'milestones' && milestones.length === 0) throw fieldError('milestones', 'Write at least one step')
  const target = kind === 'milestones' ? String(milestones.length) : given.targetValue
  if (target === undefined) throw fieldError('targetValue', 'Say what you’re aiming for')
  const current = kind === 'milestones' ? '0' : (given.currentValue ?? '0')
  requireFit({ kind, currency, trackAs })
  requireGoalDecimals({ kind, currency }, { targetValue: target, currentValue: current })
  const content: GoalContent = { title, description, milestones }
  return { kind, category, priority, currency, target, current, startValue: current, targetDate, trackAs, content }
}

type OpenedGoal = GoalRow & { opened: GoalContent }
type GoalUpdate = Partial<
  Pick<GoalRow, 'category' | 'priority' | 'currency' | 'target' | 'current' | 'targetDate' | 'trackAs'>
> & { opened?: GoalContent; note?: string | null; entryId?: string; takenBack?: string }

/**
 * Locks the row, so that simultaneous changes run one after another, applies `decide`, writes a progress entry if the number
 * changed, and the completion time if the target is reached. Null: a repeated request, which writes nothing.
 */
export async function withLockedGoal(
  db: Db,
  user: OwnerInZone,
  id: string,
  clock: Clock,
  decide: (before: OpenedGoal, tx: Db) => GoalUpdate | null | Promise<GoalUpdate | null>,
): Promise<GoalRow> {
  const { owner } = user
  return refuseSecondTracker(() =>
    db.transaction(async (tx) => {
      const before = await lockGoal(tx, owner, id)
      if (before === undefined) throw notFound()
      const opened = unsealOrThrow(owner, goals.sealedContent, id, before.sealedContent)
      const next = await decide({ ...before, opened }, tx)
      if (next === null) return before
      const { opened: content, note = null, entryId, takenBack, ...columns } = next
      const now = clock()
      const current = columns.current ?? before.current
      const isDone = isReached(current, columns.target ?? before.target)
      const [row] = await tx
        .update(goals)
        .set({
          ...columns,
          completedAt: isDone ? (before.completedAt ?? now) : null,
          ...(content && { sealedContent: seal(owner, goals.sealedContent, id, content) }),
          updatedAt: now,
        })
        .where(liveGoal(owner, id))
        .returning()
      if (row === undefined) throw notFound()
      // Always the goal before its entries: their triggers lock totals in this order, and another order could deadlock.
      if (takenBack !== undefined) await deleteProgressEntry(tx, owner, takenBack)
      else await writeProgressEntry(tx, user, { id: entryId, goalId: id, from: before.current, to: current, note, now })
      return row
    }),
  )
}

/** Changes only the given fields. Milestone steps keep their completion by id. */
export const updateGoal = (db: Db, user: OwnerInZone, id: string, change: GoalChange, clock: Clock): Promise<GoalRow> =>
  withLockedGoal(db, user, id, clock, (before) => {
    const { title, description, milestones: steps, targetValue, currentValue, ...columns } = change
    const { kind, opened } = before
    const isCounted = kind === 'milestones'
    const milestones = isCounted && steps !== undefined ? toMilestones(steps, opened.milestones) : opened.milestones
    const { currency = before.currency, trackAs = before.trackAs } = columns
    const numbers = isCounted
      ? { targetValue: String(milestones.length), currentValue: String(countDone(milestones)) }
      : { targetValue: targetValue ?? before.target, currentValue: currentValue ?? before.current }
    requireFit({ kind, currency, trackAs })
    requireGoalDecimals({ kind, currency }, numbers)
    return {
      ...columns,
      target: numbers.targetValue,
      current: numbers.currentValue,
      opened: {
        title: title ?? opened.title,
        description: description === undefined ? opened.description : description,
        milestones,
      },
    }
  })

export const tickMilestone = (
  db: Db,
  user: OwnerInZone,
  id: string,
  step: { id: string; isDone: boolean },
  clock: Clock,
): Promise<GoalRow> =>
  withLockedGoal(db, user, id, clock, ({ opened }) => {
    const ticked = opened.milestones.find((milestone) => milestone.id === step.id)
    if (ticked === undefined) throw notFound()
    if (ticked.isDone === step.isDone) return null
    const milestones = opened.milestones.map((milestone) =>
      milestone === ticked ? { ...milestone, isDone: step.isDone } : milestone,
    )
    return { current: String(countDone(milestones)), opened: { ...opened, milestones }, note: ticked.text }
  })

export async function deleteGoal(db: Db, owner: Owner, id: string, now: Date): Promise<void> {
  const deleted = await db.update(goals).set({ deletedAt: now }).where(liveGoal(owner, id)).returning({ id: goals.id })
  if (deleted.length === 0) throw notFound()
}

/** Restoring an existing record changes nothing. */
export async function restoreGoal(db: Db, owner: Owner, id: string): Promise<GoalRow> {
  const [row] = await refuseSecondTracker(() =>
    db.update(goals).set({ deletedAt: null }).where(ownGoal(owner, id)).returning(),
  )
  if (row === undefined) throw notFound()
  return row
}

/** Converts a violation of the unique constraint on tracked goals to a field error. */
async function refuseSecondTracker<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (violatedConstraint(error) !== 'goals_track_as_key') throw error
    throw new HttpError('taken', 'You’re already tracking another goal this way. Change that one first.', {
      fields: { trackAs: 'You’re already tracking another goal this way' },
    })
  }
}
