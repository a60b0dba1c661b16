import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import { dayOf } from '#server/lib/days.ts'
import { type Owner, readSealed, Sealed } from '#server/lib/sealed.ts'
import type { Session } from '#server/lib/session.ts'
import type { IncomeFacts } from '#server/ports/coach-model.ts'
import { type Line, monthStart, sumByCurrency } from './income-sums.ts'
import { readIncomeSince } from './income.repo.ts'
import { incomeEntries, type IncomeWords } from './income.table.ts'
import { readSettings } from './settings.repo.ts'

/** A line as JSON, its sealed words as base64. */
type MonthRow = readonly [id: string, currency: string, earnedOn: string, words: string]

/** SQL fragment: the lines of the month of `today` as JSON; null without any. */
const rows = (userId: SQLWrapper, today: SQLWrapper) =>
  sql<MonthRow[] | null>`(
    select json_agg(json_build_array(id, currency, earned_on, encode(words, 'base64'))) from ${incomeEntries}
    where user_id = ${userId} and deleted_at is null
      and earned_on >= date_trunc('month', ${today})::date and earned_on < (date_trunc('month', ${today}) + interval '1 month')::date)`

/** This month's log for a statement of another feature: its SQL, and the net by currency of what it answers. */
export const incomeOfMonth = {
  rows,
  sum: (owner: Owner, found: readonly MonthRow[]): { currency: string; net: string; entries: number }[] =>
    sumByCurrency(
      found.flatMap(([id, currency, earnedOn, words]) =>
        toLine(owner, { id, currency, earnedOn, words: new Sealed<IncomeWords>(Buffer.from(words, 'base64')) }),
      ),
      null,
    ).map(({ currency, net, entries }) => ({ currency, net, entries })),
}

type Row = { id: string; currency: string; earnedOn: string; words: Sealed<IncomeWords> }

/** None where it cannot be opened. */
export function toLine(owner: Owner, { id, words, ...facts }: Row): Line[] {
  const { isUnreadable, ...opened } = readSealed(owner, incomeEntries.words, id, words)
  return isUnreadable ? [] : [{ ...opened, ...facts }]
}

/** This month and the one before, for the coach. */
export async function incomeFacts(db: Db, { owner, timeZone }: Session, now: Date): Promise<IncomeFacts> {
  const today = dayOf(now, timeZone)
  const [found, { taxRate }] = await Promise.all([
    readIncomeSince(db, owner, monthStart(today, 1)),
    readSettings(db, owner),
  ])
  const lines = found.flatMap((row) => toLine(owner, row))
  const of = (start: string) =>
    sumByCurrency(
      lines.filter(({ earnedOn }) => earnedOn.startsWith(start.slice(0, 7))),
      taxRate,
    )
  return { thisMonth: of(monthStart(today, 0)), lastMonth: of(monthStart(today, 1)) }
}
