import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { NewPrayer, PrayerChange } from '#contract/spiritual.ts'
import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { fieldError, notFound } from '#server/lib/http-error.ts'
import type { Position } from '#server/lib/pagination.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, reseal, seal } from '#server/lib/sealed.ts'
import { prayers } from './spiritual.table.ts'

export type PrayerRow = typeof prayers.$inferSelect

const own = (owner: Owner, id: string) => and(eq(prayers.userId, owner.id), eq(prayers.id, id))
const live = (owner: Owner, id: string) => and(own(owner, id), isNull(prayers.deletedAt))
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

/** A known id returns the existing record: a repeated request. */
export async function createPrayer(
  db: Db,
  { owner, timeZone }: { owner: Owner; timeZone: string },
  { id = newId(), text, topic = null }: NewPrayer,
  now: Date,
): Promise<{ row: PrayerRow; isNew: boolean }> {
  const words = seal(owner, prayers.words, id, { text, topic, answer: null })
  const [created] = await db
    .insert(prayers)
    .values({ userId: owner.id, id, words, day: dayOf(now, timeZone), createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  if (created !== undefined) return { row: created, isNew: true }
  const [known] = await db.select().from(prayers).where(own(owner, id))
  if (known === undefined) throw notFound()
  return { row: known, isNew: false }
}

/** `answer` null opens a prayer again. A day after the owner's today is refused. */
export async function updatePrayer(
  db: Db,
  { owner, timeZone }: { owner: Owner; timeZone: string },
  id: string,
  { answer, ...change }: PrayerChange,
  now: Date,
): Promise<PrayerRow> {
  if (answer && answer.on > dayOf(now, timeZone)) throw fieldError('answer.on', 'Choose today or an earlier day')
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(prayers).where(live(owner, id)).for('update')
    if (before === undefined) throw notFound()
    const answered = answer === undefined ? {} : { answer: answer?.words ?? null }
    const [row] = await tx
      .update(prayers)
      .set({
        words: reseal(owner, prayers.words, id, before.words, { ...change, ...answered }),
        ...(answer !== undefined && { answeredOn: answer?.on ?? null }),
        updatedAt: now,
      })
      .where(live(owner, id))
      .returning()
    if (row === undefined) throw notFound()
    return row
  })
}

export async function deletePrayer(db: Db, owner: Owner, id: string, now: Date): Promise<void> {
  const deleted = await db.update(prayers).set({ deletedAt: now }).where(live(owner, id)).returning({ id: prayers.id })
  if (deleted.length === 0) throw notFound()
}

/** Restoring an existing record changes nothing. */
export async function restorePrayer(db: Db, owner: Owner, id: string): Promise<PrayerRow> {
  const [row] = await db.update(prayers).set({ deletedAt: null }).where(own(owner, id)).returning()
  if (row === undefined) throw notFound()
  return row
}
