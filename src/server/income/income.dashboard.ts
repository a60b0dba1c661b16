import { type SQLWrapper, sql } from 'drizzle-orm'
import { type Owner, readSealed, Sealed } from '#server/lib/sealed.ts'
import { type Line, sumByCurrency } from './income-sums.ts'
import { incomeEntries, type IncomeWords } from './income.table.ts'

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
export function toLine(owner: Owner, { id, words, ...facts }: Row): (Line & Pick<IncomeWords, 'note'>)[] {
  const { isUnreadable, ...opened } = readSealed(owner, incomeEntries.words, id, words)
  return isUnreadable ? [] : [{ ...opened, ...facts }]
}
