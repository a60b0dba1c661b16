import { Decimal } from 'decimal.js'
import { and, eq } from 'drizzle-orm'
import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, seal } from '#server/lib/sealed.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { progressEntries } from './goals.table.ts'

type NewEntry = { id?: string | undefined; goalId: string; from: string; to: string; note?: string | null; now: Date }

/** Only if the number changed or a note was given. */
export async function writeProgressEntry(
  tx: Db,
  { owner, timeZone }: OwnerInZone,
  { id = newId(), goalId, from, to, note = null, now }: NewEntry,
): Promise<void> {
  const change = new Decimal(to).minus(from)
  if (change.isZero() && note === null) return
  await tx.insert(progressEntries).values({
    userId: owner.id,
    id,
    goalId,
    value: to,
    change: change.toFixed(),
    note: note === null ? null : seal(owner, progressEntries.note, id, note),
    day: dayOf(now, timeZone),
    createdAt: now,
  })
}

export async function deleteProgressEntry(tx: Db, owner: Owner, id: string): Promise<void> {
  await tx.delete(progressEntries).where(and(eq(progressEntries.userId, owner.id), eq(progressEntries.id, id)))
}
