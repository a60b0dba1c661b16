import { and, between, eq, isNull } from 'drizzle-orm'
import { countInDays, datesWith, latestDates } from '#server/lib/day-counts.ts'
import { boundSpan } from '#server/lib/day-span.ts'
import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import type { Session } from '#server/lib/session.ts'
import { prayers as prayersTable } from './spiritual.table.ts'
import type { FoundOf, QuestionOf, CoachQueries } from '#server/ports/coach-queries.ts'

/** Counts, never words. */
async function readPrayers(db: Db, { owner, timeZone }: Session, asked: QuestionOf<'prayers'>, at: { now: Date }) {
  const { from, to } = boundSpan(asked)
  const today = dayOf(at.now, timeZone)
  const [prayers, reflections, dates] = await Promise.all([
    countInDays(db, owner, 'prayer', from, to),
    countInDays(db, owner, 'reflection', from, to),
    asked.by === undefined ? null : datesWith(db, owner, ['prayer', 'reflection'], { from, to }),
  ])
  const answered =
    asked.state === undefined
      ? {}
      : {
          answered: await db.$count(
            prayersTable,
            and(
              eq(prayersTable.userId, owner.id),
              isNull(prayersTable.deletedAt),
              between(prayersTable.answeredOn, from, to),
            ),
          ),
        }
  const byDay = dates !== null && { dates: latestDates(dates) }
  return { ask: 'prayers', from, to, prayers, reflections, today, ...byDay, ...answered } satisfies FoundOf<'prayers'>
}

export const prayerCoachQueries: CoachQueries<'prayers'> = { prayers: readPrayers }
