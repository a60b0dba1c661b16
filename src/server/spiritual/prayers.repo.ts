import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { NewPrayer, PrayerChange } from '#contract/spiritual.ts'
import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { fieldError } from '#server/lib/http-error.ts'
import type { Position } from '#server/lib/pagination.ts'
import { recordQueries } from '#server/lib/record-queries.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, reseal, seal } from '#server/lib/sealed.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { prayers } from './spiritual.table.ts'

export type PrayerRow = typeof prayers.$inferSelect

const { create, lock, update, remove, restore } = recordQueries(prayers)

export { remove as deletePrayer, restore as restorePrayer }

const states = { open: isNull(prayers.answeredOn), answered: isNotNull(prayers.answeredOn) }

/** Newest first; all of them, or the open or answered ones. */
export const listPrayers = (
  db: Db,
  owner: Owner,
  page: { after: Position; limit: number; state?: keyof typeof states | undefined },
): Promise<PrayerRow[]> =>
  db
    .select()
    .from(prayers)
    .where(
      and(
        eq(prayers.userId, owner.id),
        isNull(prayers.deletedAt),
        page.state && states[page.state],
        sql`(${prayers.createdAt}, ${prayers.id}) < (${page.after.at.toISOString()}, ${page.after.id})`,
      ),
    )
    .orderBy(desc(prayers.createdAt), desc(prayers.id))
    .limit(page.limit)

export const createPrayer = (
  db: Db,
  { owner, timeZone }: OwnerInZone,
  { id = newId(), text, topic = null }: NewPrayer,
  now: Date,
): Promise<{ row: PrayerRow; isNew: boolean }> => {
  const sealedContent = seal(owner, prayers.sealedContent, id, { text, topic, answer: null })
  return create(db, owner, { id, sealedContent, day: dayOf(now, timeZone) }, now)
}

/** `answer` null opens a prayer again. A day after the owner's today is refused. */
export async function updatePrayer(
  db: Db,
  { owner, timeZone }: OwnerInZone,
  id: string,
  { answer, ...change }: PrayerChange,
  now: Date,
): Promise<PrayerRow> {
  if (answer && answer.on > dayOf(now, timeZone)) throw fieldError('answer.on', 'Choose today or an earlier day')
  const answered = answer === undefined ? {} : { answer: answer?.words ?? null }
  const answeredOn = answer === undefined ? {} : { answeredOn: answer?.on ?? null }
  return db.transaction(async (tx) => {
    const before = await lock(tx, owner, id)
    const sealedContent = reseal(owner, prayers.sealedContent, id, before.sealedContent, { ...change, ...answered })
    return update(tx, owner, id, { sealedContent, ...answeredOn }, now)
  })
}
