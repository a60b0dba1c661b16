import { type SQLWrapper, sql } from 'drizzle-orm'
import { type Owner, unsealOrPlaceholder, Sealed } from '#server/lib/sealed.ts'
import { type IncomeLine, sumByCurrency } from './income-sums.ts'
import { incomeEntries, type IncomeContent } from './income.table.ts'

/** A line as JSON, its sealed content as base64. */
type MonthRow = readonly [id: string, currency: string, earnedOn: string, sealedContent: string]

/** SQL fragment: the lines of the month of `today` as JSON; null without any. */
const rows = (userId: SQLWrapper, today: SQLWrapper) =>
  sql<MonthRow[] | null>`(
    select json_agg(json_build_array(id, currency, earned_on, encode(words, 'base64'))) from ${incomeEntries}
    where user_id = ${userId} and deleted_at is null
      and earned_on >= date_trunc('month', ${today})::date and earned_on < (date_trunc('month', ${today}) + interval '1 month')::date)`

/** This month's log for a statement of another feature: its SQL, and a function that sums its result by currency. */
export const incomeOfMonth = {
  rows,
  sum: (owner: Owner, found: readonly MonthRow[]): { currency: string; net: string; entries: number }[] =>
    sumByCurrency(
      found.flatMap(([id, currency, earnedOn, base64]) =>
        toLine(owner, {
          id,
          currency,
          earnedOn,
          sealedContent: new Sealed<IncomeContent>(Buffer.from(base64, 'base64')),
        }),
      ),
      null,
    ).map(({ currency, net, entries }) => ({ currency, net, entries })),
}

type Row = { id: string; currency: string; earnedOn: string; sealedContent: Sealed<IncomeContent> }

/** Empty if it cannot be opened. */
export function toLine(
  owner: Owner,
  { id, sealedContent, ...facts }: Row,
): (IncomeLine & Pick<IncomeContent, 'note'>)[] {
  const { isUnreadable, ...opened } = unsealOrPlaceholder(owner, incomeEntries.sealedContent, id, sealedContent)
  return isUnreadable ? [] : [{ ...opened, ...facts }]
}
