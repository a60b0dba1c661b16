import { and, count, eq, isNull, notInArray } from 'drizzle-orm'
import type { Cycle, CycleCalendar, CycleChange, CycleDay, NewCycleDay } from '#contract/fitness.ts'
import { addDays, dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { HttpError } from '#server/lib/http-error.ts'
import { lockAccount } from '#server/lib/limits.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { outlookOf } from './cycle.ts'
import { createRow, openRows, restoreRow, rowsSince, updateRow } from './day-records.repo.ts'
import { cycleDays } from './fitness.table.ts'
import { readSettings, requireCycle, saveSettings } from './settings.repo.ts'

type Row = typeof cycleDays.$inferSelect
type Change = Partial<Pick<CycleDay, 'flow' | 'symptoms' | 'notes'>>

/** How far back cycles are counted, in days. */
const window = 800
const isPeriod = ({ flow }: Pick<CycleDay, 'flow'>): boolean => flow !== 'none' && flow !== 'spotting'

const ofOwner = (owner: Owner) => and(eq(cycleDays.userId, owner.id), isNull(cycleDays.deletedAt))

async function findDay(tx: Db, owner: Owner, day: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(cycleDays)
    .where(and(ofOwner(owner), eq(cycleDays.day, day)))
  return row
}

/** Switching on again keeps the moment of the first consent. Off keeps the days. */
export async function switchCycle(db: Db, owner: Owner, { isOn, isInPlanner }: CycleChange, now: Date): Promise<void> {
  const { cycleConsentedAt } = await readSettings(db, owner)
  await saveSettings(db, owner, {
    ...(isOn !== undefined && { cycleConsentedAt: isOn ? (cycleConsentedAt ?? now) : null }),
    ...(isInPlanner !== undefined && { isCycleInPlanner: isInPlanner }),
  })
}

/** A day is logged once: logging it again, perhaps on another device, changes its record. */
export async function logCycleDay(
  db: Db,
  user: OwnerInZone,
  { id, day, flow, symptoms = [], notes = null }: NewCycleDay,
  now: Date,
): Promise<{ row: Row; isNew: boolean }> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, user.owner)
    await requireCycle(tx, user.owner)
    const content = { flow, symptoms, notes }
    const known = await findDay(tx, user.owner, day ?? dayOf(now, user.timeZone))
    if (known === undefined) return createRow(tx, cycleDays, user, { id, day, content }, now)
    if (known.id === id) return { row: known, isNew: false }
    return { row: await updateRow(tx, cycleDays, user, { id: known.id, content }, now), isNew: false }
  })
}

export const changeCycleDay = (db: Db, user: OwnerInZone, id: string, content: Change, now: Date): Promise<Row> =>
  db.transaction(async (tx) => {
    const row = await updateRow(tx, cycleDays, user, { id, content }, now)
    await requireCycle(tx, user.owner)
    return row
  })

/** Refused if the day was logged again since. */
export async function restoreCycleDay(db: Db, { owner }: OwnerInZone, id: string): Promise<Row> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, owner)
    const row = await restoreRow(tx, cycleDays, owner, id)
    const [same] = await tx
      .select({ n: count() })
      .from(cycleDays)
      .where(and(ofOwner(owner), eq(cycleDays.day, row.day)))
    if ((same?.n ?? 0) > 1)
      throw new HttpError('taken', 'You’ve logged this day again since then, so we kept that one.')
    return row
  })
}

/** All get the same `deletedAt`, which is how they are restored together. */
export async function deleteCycleDays(db: Db, owner: Owner, now: Date): Promise<number> {
  const { rowCount } = await db.update(cycleDays).set({ deletedAt: now }).where(ofOwner(owner))
  return rowCount ?? 0
}

/** Restores the days that were deleted together, except those that were logged again since. */
export async function restoreCycleDays(db: Db, owner: Owner, deletedAt: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, owner)
    const kept = tx.select({ day: cycleDays.day }).from(cycleDays).where(ofOwner(owner))
    const { rowCount } = await tx
      .update(cycleDays)
      .set({ deletedAt: null })
      .where(and(eq(cycleDays.userId, owner.id), eq(cycleDays.deletedAt, deletedAt), notInArray(cycleDays.day, kept)))
    return rowCount ?? 0
  })
}

/** Days of flow in order, as far back as cycles are counted. */
async function periodDays(db: Db, owner: Owner, today: string): Promise<string[]> {
  const rows = await rowsSince(db, cycleDays, owner, addDays(today, -window), window)
  return openRows(owner, cycleDays, rows)
    .filter(isPeriod)
    .map(({ day }) => day)
    .toReversed()
}

export async function readCycle(db: Db, { owner, timeZone }: OwnerInZone, now: Date): Promise<Cycle> {
  const today = dayOf(now, timeZone)
  const { cycleConsentedAt, isCycleInPlanner } = await readSettings(db, owner)
  const [counted] = await db.select({ days: count() }).from(cycleDays).where(ofOwner(owner))
  const days = cycleConsentedAt === null ? [] : await periodDays(db, owner, today)
  return {
    isOn: cycleConsentedAt !== null,
    isInPlanner: isCycleInPlanner,
    loggedDays: counted?.days ?? 0,
    ...outlookOf(days, today),
  }
}

export async function readCalendar(db: Db, { owner, timeZone }: OwnerInZone, now: Date): Promise<CycleCalendar> {
  const { cycleConsentedAt, isCycleInPlanner } = await readSettings(db, owner)
  if (cycleConsentedAt === null || !isCycleInPlanner) return { days: [], next: null }
  const today = dayOf(now, timeZone)
  const days = await periodDays(db, owner, today)
  return { days, next: outlookOf(days, today).next }
}
