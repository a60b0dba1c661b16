import { Decimal } from 'decimal.js'
import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Goal } from '#contract/goals.ts'
import { dayOf, daysBetween, startOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { inBatches } from '#server/lib/in-batches.ts'
import { matchNames } from '#server/lib/match-names.ts'
import { afterRow } from '#server/lib/pagination.ts'
import type { Session } from '#server/lib/session.ts'
import type { FoundOf, QuestionOf, CoachQueries } from '#server/ports/coach-queries.ts'
import { lastMovedOn, type GoalView } from '#server/ports/goal-view.ts'
import { recentOf } from './progress-history.repo.ts'
import { type GoalRow, listGoals } from './goals.repo.ts'
import { toGoal } from './goals.routes.ts'
import { goals, progressEntries } from './goals.table.ts'

const batch = 100
const maxNamed = 8
const maxMatching = 4

/** When each goal was last updated. One index look-up for each goal. Raw SQL, because the query builder drops table names of columns in a subquery. */
async function lastMoves(db: Db, { owner }: Session, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const at = sql<Date | null>`(
    select u.created_at from goal_updates u
    where u.user_id = ${owner.id} and u.goal_id = goals.id and u.created_at > goals.created_at
    order by u.created_at desc, u.id desc limit 1)`.mapWith(progressEntries.createdAt)
  const rows = await db
    .select({ id: goals.id, at })
    .from(goals)
    .where(and(eq(goals.userId, owner.id), inArray(goals.id, [...ids])))
  return new Map(rows.flatMap(({ id, at: moved }) => (moved === null ? [] : [[id, moved] as const])))
}

/** The figures of the goal screen, without goals that cannot be opened. */
async function readViews(db: Db, session: Session, now: Date): Promise<GoalView[]> {
  const all = inBatches<GoalRow>((last) => listGoals(db, session.owner, afterRow(last), batch))
  const rows = await Array.fromAsync(all)
  const ids = rows.map(({ id }) => id)
  const shown = { now, withForecast: session.isPremium }
  const [recent, moves] = await Promise.all([recentOf(db, session, rows, shown), lastMoves(db, session, ids)])
  const today = dayOf(now, session.timeZone)
  return rows
    .map((row) => ({ row, goal: toGoal(session, row, recent.get(row.id), shown) }))
    .filter(({ goal }) => !goal.isUnreadable)
    .map(({ row, goal }) => toView(goal, { today, begun: row.createdAt, moved: moves.get(row.id) }, session.timeZone))
}

type Times = { today: string; begun: Date; moved: Date | undefined }

const toView = (goal: Goal, { today, begun, moved }: Times, timeZone: string): GoalView => ({
  title: goal.title,
  kind: goal.kind,
  currency: goal.currency,
  current: goal.currentValue,
  target: goal.targetValue,
  left: Decimal.max(0, new Decimal(goal.targetValue).minus(goal.currentValue)).toFixed(),
  progress: goal.progress,
  targetDate: goal.targetDate,
  daysLeft: goal.targetDate === null ? null : daysBetween(today, goal.targetDate),
  pace: goal.pace,
  forecast: goal.forecast,
  isCompleted: goal.isCompleted,
  begunOn: dayOf(begun, timeZone),
  movedOn: moved === undefined ? null : dayOf(moved, timeZone),
})

const isLate = ({ pace }: GoalView): boolean => pace?.state === 'behind' || pace?.state === 'due'

function choose(
  { which, from = '0', to = '9' }: QuestionOf<'goals'>,
  today: string,
  all: readonly GoalView[],
): GoalView[] {
  const isIn = (day: string): boolean => day >= from && day <= to
  const open = all.filter(({ isCompleted }) => !isCompleted)
  if (which === 'reached') return all.filter(({ isCompleted }) => isCompleted)
  if (which === 'behind') return open.filter(isLate)
  if (which === 'closest') return open.toSorted((a, b) => b.progress - a.progress)
  if (which === 'still') return open.toSorted((a, b) => lastMovedOn(a).localeCompare(lastMovedOn(b)))
  if (which === 'added')
    return all.filter(({ begunOn }) => isIn(begunOn)).toSorted((a, b) => b.begunOn.localeCompare(a.begunOn))
  if (which === 'past')
    return open
      .filter(({ targetDate }) => targetDate !== null && targetDate < today && isIn(targetDate))
      .toSorted((a, b) => (b.targetDate ?? '').localeCompare(a.targetDate ?? ''))
  if (which === 'due')
    return open
      .filter(({ targetDate }) => targetDate !== null && isIn(targetDate))
      .toSorted((a, b) => (a.targetDate ?? '').localeCompare(b.targetDate ?? ''))
  if (which === 'next')
    return open
      .filter(({ targetDate }) => targetDate !== null)
      .toSorted((a, b) => (a.targetDate ?? '').localeCompare(b.targetDate ?? ''))
  return open
}

async function readGoals(
  db: Db,
  session: Session,
  asked: QuestionOf<'goals'>,
  { now }: { now: Date },
): Promise<FoundOf<'goals'>> {
  const today = dayOf(now, session.timeZone)
  const all = choose(asked, today, await readViews(db, session, now))
  return { ask: 'goals', which: asked.which, goals: all.slice(0, maxNamed), total: all.length, today }
}

async function readGoal(
  db: Db,
  session: Session,
  { about, want }: QuestionOf<'goal'>,
  { now }: { now: Date },
): Promise<FoundOf<'goal'>> {
  const all = await readViews(db, session, now)
  const open = all.filter(({ isCompleted }) => !isCompleted)
  const named = about === null ? open.filter(({ currency }) => currency !== null) : matchOpenFirst(about, open, all)
  const others = named.length > 0 ? [] : open.map(({ title }) => title)
  return {
    ask: 'goal',
    want,
    about,
    others: others.slice(0, maxNamed),
    moreOthers: Math.max(0, others.length - maxNamed),
    goals: named.slice(0, maxMatching),
    moreGoals: Math.max(0, named.length - maxMatching),
    hasForecast: session.isPremium,
    today: dayOf(now, session.timeZone),
  }
}

function matchOpenFirst(about: string, open: readonly GoalView[], all: readonly GoalView[]): GoalView[] {
  const found = matchNames(about, open, ({ title }) => title)
  return found.length > 0 ? found : matchNames(about, all, ({ title }) => title)
}

/** The progress of money goals in a month. A goal's starting value is not counted as progress. */
async function readSaved(db: Db, { owner, timeZone }: Session, { month }: QuestionOf<'saved'>) {
  const first = Temporal.PlainDate.from(`${month}-01`)
  const rows = await db
    .select({
      currency: goals.currency,
      gained: sql<string>`sum(${progressEntries.change})::text`,
      updates: sql<number>`count(*)::int`,
    })
    .from(progressEntries)
    .innerJoin(goals, and(eq(goals.userId, progressEntries.userId), eq(goals.id, progressEntries.goalId)))
    .where(
      and(
        eq(progressEntries.userId, owner.id),
        inArray(progressEntries.goalId, moneyGoals(db, owner)),
        gte(progressEntries.createdAt, startOf(first, timeZone)),
        lt(progressEntries.createdAt, startOf(first.add({ months: 1 }), timeZone)),
        gt(progressEntries.createdAt, goals.createdAt),
        ne(progressEntries.change, '0'),
      ),
    )
    .groupBy(goals.currency)
    .orderBy(goals.currency)
  const sums = rows.flatMap(({ currency, ...rest }) => (currency === null ? [] : [{ currency, ...rest }]))
  return { ask: 'saved', month, sums } satisfies FoundOf<'saved'>
}

const moneyGoals = (db: Db, owner: Session['owner']) =>
  db
    .select({ id: goals.id })
    .from(goals)
    .where(and(eq(goals.userId, owner.id), isNull(goals.deletedAt), isNotNull(goals.currency)))

export const goalCoachQueries: CoachQueries<'goals' | 'goal' | 'saved'> = {
  goals: readGoals,
  goal: readGoal,
  saved: readSaved,
}
