import { boundSpan } from '#server/lib/day-span.ts'
import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import type { Session } from '#server/lib/session.ts'
import type { FoundOf, QuestionOf, CoachQueries } from '#server/ports/coach-queries.ts'
import { dueTasks } from './household.dashboard.ts'

const maxTasksTold = 20

/** Who does a task is not told. */
async function readDue(db: Db, session: Session, asked: QuestionOf<'household'>, { now }: { now: Date }) {
  const { from, to } = boundSpan(asked)
  const due = await dueTasks(db, session.owner, { from, to, most: maxTasksTold + 1 })
  const today = dayOf(now, session.timeZone)
  const isMore = due.length > maxTasksTold
  return { ask: 'household', from, to, due: due.slice(0, maxTasksTold), isMore, today } satisfies FoundOf<'household'>
}

export const householdCoachQueries: CoachQueries<'household'> = { household: readDue }
