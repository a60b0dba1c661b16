import type { Acts } from './coach/proposals.ts'
import type { Readers } from './coach/context.ts'
import { trackedGoals } from './goals/goals.glance.ts'
import { createGoal, deleteGoal, listGoals, restoreGoal } from './goals/goals.repo.ts'
import { toPlainGoal } from './goals/goals.routes.ts'
import { numbersReader } from './dashboard/dashboard.repo.ts'
import { sumOf } from './dashboard/recent.ts'
import { streakOf } from './dashboard/streak.ts'
import { createEntry, deleteEntry, restoreEntry } from './journal/journal.repo.ts'
import type { Clock } from './lib/clock.ts'
import { dayOf } from './lib/days.ts'
import type { Db } from './lib/db.ts'
import { fromCursor } from './lib/pagination.ts'
import type { Session } from './lib/session.ts'
import { readAnswers } from './onboarding/onboarding.repo.ts'
import { tasksOfWeek } from './planner/planner.glance.ts'
import { createTask } from './planner/planner.repo.ts'
import { deleteTask, restoreTask } from './planner/series-undo.ts'
import { tallyDays } from './self-care/summary.repo.ts'
import { meanOf, windowOf } from './self-care/summary.ts'

const mostGoals = 20
const weekDays = 7

/** What the coach may be told of other features: put together here, because features do not know each other. */
export function coachReaders(db: Db): Readers {
  const numbers = numbersReader(trackedGoals)
  const recentOf = async (session: Session, now: Date) => {
    const today = dayOf(now, session.timeZone)
    const { recent, months } = await numbers(db, session.owner, today)
    return { recent: recent ?? {}, months: months ?? [], today }
  }
  return {
    goals: async (session, now) =>
      (await listGoals(db, session.owner, fromCursor(undefined), mostGoals)).flatMap((row) => {
        const { isUnreadable, title, category, progress, pace, targetDate, isCompleted } = toPlainGoal(
          session,
          row,
          now,
        )
        const state = pace?.state ?? null
        return isUnreadable ? [] : [{ title, category, progress, state, targetDate, isCompleted }]
      }),
    planner: (session, now) => tasksOfWeek(db, session, dayOf(now, session.timeZone)),
    selfCare: async (session, now) => {
      const { edges } = windowOf(now, session.timeZone)
      const [tallies, { recent, months, today }] = await Promise.all([
        tallyDays(db, session.owner, edges.slice(-weekDays - 1)),
        recentOf(session, now),
      ])
      const total = (of: (tally: (typeof tallies)[number]) => number) => tallies.reduce((sum, one) => sum + of(one), 0)
      const count = total(({ moodCount }) => moodCount)
      const mood =
        count === 0
          ? null
          : {
              mean: meanOf(
                total(({ moodSum }) => moodSum),
                count,
              ),
              count,
            }
      const streak = streakOf(months, today, sumOf(recent, ['any'], 'today')).days
      return { minutes: total(({ minutes }) => minutes), activities: total((one) => one.count), mood, streak }
    },
    journal: async (session, now) => ({
      entriesThisWeek: sumOf((await recentOf(session, now)).recent, ['journal'], 'week'),
    }),
    onboarding: async ({ owner }) => {
      const answers = await readAnswers(db, owner)
      if (answers === null) return null
      const { primaryGoals, wellness_areas: wellnessAreas, preferred_communication: style } = answers
      return { primaryGoals, wellnessAreas, style }
    },
  }
}

/** What she may have the coach do: the features' own creates, deletes and restores. */
export function coachActs(clock: Clock): Acts {
  const here = ({ owner, timeZone }: Session) => ({ owner, timeZone, now: clock() })
  return {
    task: {
      create: (db, session, given) => createTask(db, here(session), given),
      remove: (db, session, id) => deleteTask(db, here(session), id, 'this'),
      restore: (db, session, id) => restoreTask(db, here(session), id),
    },
    goal: {
      create: (db, session, given) => createGoal(db, session, given, clock()),
      remove: (db, { owner }, id) => deleteGoal(db, owner, id, clock()),
      restore: (db, { owner }, id) => restoreGoal(db, owner, id),
    },
    entry: {
      create: (db, session, given) => createEntry(db, session, given, clock()),
      remove: (db, { owner }, id) => deleteEntry(db, owner, id, clock()),
      restore: (db, session, id) => restoreEntry(db, session, id),
    },
  }
}
