import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { NewPrayer } from '#contract/spiritual.ts'
import { addDays, dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import type { RecordActs } from '#server/lib/record-acts.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { Session } from '#server/lib/session.ts'
import type { CoachFacts } from '#server/ports/coach-model.ts'
import { createPrayer, deletePrayer, restorePrayer } from './prayers.repo.ts'
import { getSettings } from './settings.repo.ts'
import { prayers, reflections } from './spiritual.table.ts'

const weekDays = 7

export const hidesSpiritual = async (db: Db, owner: Owner): Promise<boolean> => (await getSettings(db, owner)).isHidden

/** Counts of the last seven days, today included, never words. */
export async function spiritualWeek(
  db: Db,
  { owner, timeZone }: Session,
  now: Date,
): Promise<NonNullable<CoachFacts['spiritual']>> {
  const from = addDays(dayOf(now, timeZone), 1 - weekDays)
  const count = sql<number>`count(*)::int`
  const [prayed] = await db
    .select({ count })
    .from(prayers)
    .where(and(eq(prayers.userId, owner.id), isNull(prayers.deletedAt), gte(prayers.day, from)))
  const [reflected] = await db
    .select({ count })
    .from(reflections)
    .where(and(eq(reflections.userId, owner.id), isNull(reflections.deletedAt), gte(reflections.day, from)))
  return { prayers: prayed?.count ?? 0, reflections: reflected?.count ?? 0 }
}

/** For the coach's cards. */
export const prayerActs: RecordActs<NewPrayer> = {
  create: createPrayer,
  remove: (db, { owner }, id, now) => deletePrayer(db, owner, id, now),
  restore: (db, { owner }, id) => restorePrayer(db, owner, id),
}
