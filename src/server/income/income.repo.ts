import { and, count, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { IncomeChange, NewIncomeEntry } from '#contract/income.ts'
import { decimalsOf } from '#contract/lists.ts'
import { addDays, dayOf } from '#server/lib/days.ts'
import { type Db, prepared } from '#server/lib/db.ts'
import { requireDecimals } from '#server/lib/decimals.ts'
import { fieldError, fullError } from '#server/lib/http-error.ts'
import { lockAccount } from '#server/lib/limits.ts'
import type { Position } from '#server/lib/pagination.ts'
import { recordQueries } from '#server/lib/record-queries.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, reseal, seal, unsealOrThrow } from '#server/lib/sealed.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { monthStart } from './income-sums.ts'
import { incomeEntries } from './income.table.ts'
import { readSettings } from './settings.repo.ts'

export type IncomeRow = typeof incomeEntries.$inferSelect

const records = recordQueries(incomeEntries)

const page = prepared((db) =>
  db
    .select()
    .from(incomeEntries)
    .where(
      and(
        eq(incomeEntries.userId, sql.placeholder('userId')),
        isNull(incomeEntries.deletedAt),
        sql`(${incomeEntries.earnedOn}, ${incomeEntries.id}) < (${sql.placeholder('day')}, ${sql.placeholder('id')})`,
      ),
    )
    .orderBy(desc(incomeEntries.earnedOn), desc(incomeEntries.id))
    .limit(sql.placeholder('limit'))
    .prepare('income_page'),
)

/** The latest day first. */
export const listIncome = (db: Db, owner: Owner, after: Position, limit: number): Promise<IncomeRow[]> =>
  page(db).execute({ userId: owner.id, day: after.at.toISOString().slice(0, 10), id: after.id, limit })

/** The most lines in a month, because sums read every line of a year. */
const maxEntriesOfMonth = 500

const since = prepared((db) =>
  db
    .select()
    .from(incomeEntries)
    .where(
      and(
        eq(incomeEntries.userId, sql.placeholder('userId')),
        isNull(incomeEntries.deletedAt),
        gte(incomeEntries.earnedOn, sql.placeholder('first')),
      ),
    )
    .orderBy(desc(incomeEntries.earnedOn), desc(incomeEntries.id))
    .prepare('income_since'),
)

/** Every line from a day on, the latest first: at most 500 for each month. */
export const readIncomeSince = (db: Db, owner: Owner, first: string): Promise<IncomeRow[]> =>
  since(db).execute({ userId: owner.id, first })

/** The lines from `first` up to the day before `end`: at most 500 for each month. */
export const readIncomeBetween = (db: Db, owner: Owner, first: string, end: string): Promise<IncomeRow[]> =>
  db
    .select()
    .from(incomeEntries)
    .where(
      and(
        eq(incomeEntries.userId, owner.id),
        isNull(incomeEntries.deletedAt),
        gte(incomeEntries.earnedOn, first),
        lt(incomeEntries.earnedOn, end),
      ),
    )
    .orderBy(desc(incomeEntries.earnedOn), desc(incomeEntries.id))

/** A known id returns the existing record: a repeated request. */
export async function createEntry(
  db: Db,
  user: OwnerInZone,
  given: NewIncomeEntry,
  now: Date,
): Promise<{ row: IncomeRow; isNew: boolean }> {
  const { owner, timeZone } = user
  const { id = newId(), source, amount, costs = '0', hours = null, note = null } = given
  return db.transaction(async (tx) => {
    await lockAccount(tx, owner)
    const found = await records.find(tx, owner, id)
    if (found !== undefined) return { row: found, isNew: false }
    const today = dayOf(now, timeZone)
    const { earnedOn = today, currency = (await readSettings(tx, owner)).currency } = given
    requireValid({ amount, costs, hours, earnedOn, currency }, today)
    await requireRoomInMonth(tx, owner, earnedOn)
    const sealedContent = seal(owner, incomeEntries.sealedContent, id, { source, amount, costs, hours, note })
    return records.create(tx, owner, { id, earnedOn, currency, sealedContent, day: today }, now)
  })
}

/** Changes only the given fields. */
export async function updateEntry(
  db: Db,
  { owner, timeZone }: OwnerInZone,
  id: string,
  change: IncomeChange,
  now: Date,
): Promise<IncomeRow> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, owner)
    const before = await records.lock(tx, owner, id)
    const { earnedOn = before.earnedOn, currency = before.currency, ...content } = change
    const next = {
      ...unsealOrThrow(owner, incomeEntries.sealedContent, id, before.sealedContent),
      ...content,
      earnedOn,
      currency,
    }
    requireValid(next, dayOf(now, timeZone))
    if (monthStart(earnedOn, 0) !== monthStart(before.earnedOn, 0)) await requireRoomInMonth(tx, owner, earnedOn)
    const resealed = reseal(owner, incomeEntries.sealedContent, id, before.sealedContent, content)
    return records.update(tx, owner, id, { earnedOn, currency, sealedContent: resealed }, now)
  })
}

type Facts = { amount: string; costs: string; hours: string | null; earnedOn: string; currency: string }

/** Tomorrow is accepted: the stored time zone may lag behind a traveler’s. */
function requireValid({ amount, costs, hours, earnedOn, currency }: Facts, today: string): void {
  requireDecimals({ currency, decimals: decimalsOf(currency) }, { amount, costs })
  if (earnedOn > addDays(today, 1)) throw fieldError('earnedOn', 'Choose a day from 2000 to today')
  if (![amount, costs, hours ?? '0'].some((number) => /[1-9]/.test(number)))
    throw fieldError('amount', 'Enter an amount, a cost or the hours it took')
}

/** Counts after the account is locked, so that requests at the same moment cannot all pass. */
async function requireRoomInMonth(tx: Db, owner: Owner, earnedOn: string): Promise<void> {
  const [{ entries } = { entries: 0 }] = await tx
    .select({ entries: count() })
    .from(incomeEntries)
    .where(
      and(
        eq(incomeEntries.userId, owner.id),
        isNull(incomeEntries.deletedAt),
        gte(incomeEntries.earnedOn, monthStart(earnedOn, 0)),
        lt(incomeEntries.earnedOn, monthStart(earnedOn, -1)),
      ),
    )
  if (entries >= maxEntriesOfMonth)
    throw fullError('earnedOn', `That month is full at ${maxEntriesOfMonth} entries. Try combining a few small ones`)
}

export const deleteEntry = records.remove

/** Restoring an existing record changes nothing. */
export async function restoreEntry(db: Db, owner: Owner, id: string): Promise<IncomeRow> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, owner)
    const found = await records.find(tx, owner, id)
    if (found !== undefined && found.deletedAt !== null) await requireRoomInMonth(tx, owner, found.earnedOn)
    return records.restore(tx, owner, id)
  })
}
