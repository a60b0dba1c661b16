import { affirmationOfToday } from './affirmations/affirmations.routes.ts'
import type { Sources } from './affirmations/shelf.ts'
import type { Readers } from './dashboard/dashboard.routes.ts'
import { glanceAtGoals, trackedGoals } from './goals/goals.glance.ts'
import { recentEntries } from './journal/journal.glance.ts'
import type { Db } from './lib/db.ts'
import { toState } from './onboarding/onboarding.routes.ts'
import { nextTasks, tasksAtAGlance } from './planner/planner.glance.ts'

/** What the dashboard shows of other features: put together here, because features do not know each other. */
export const dashboardReaders = (db: Db, sources: Sources): Readers => ({
  trackedGoals,
  openFocus: toState,
  affirmation: ({ owner, timeZone }, now, readAnswers) =>
    affirmationOfToday(db, owner, { ...sources, readAnswers }, { now, timeZone }),
  entries: (session, most) => recentEntries(db, session.owner, most),
  goals: (session, asked) => glanceAtGoals(db, session, asked),
  tasks: (session, today) => tasksAtAGlance(db, session, today),
  nextTasks: (session, now, most) => nextTasks(db, session, now, most),
})
