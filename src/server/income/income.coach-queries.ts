import { addDays } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { saysAll } from '#server/lib/match-names.ts'
import type { Session } from '#server/lib/session.ts'
import type { FoundOf, QuestionOf, CoachQueries } from '#server/ports/coach-queries.ts'
import { type IncomeLine, sumByCurrency, sumBySource } from './income-sums.ts'
import { toLine } from './income.dashboard.ts'
import { type IncomeRow, readIncomeBetween } from './income.repo.ts'
import { readSettings } from './settings.repo.ts'

const maxSources = 30
const maxDays = 62
const [firstDay, lastDay] = ['0001-01-01', '9999-12-31']

type Span = Pick<FoundOf<'income'>, 'month' | 'from' | 'to'>

/** If a range and a month are both given, the range wins; a reversed range is swapped. */
function spanOf({ month, from = null, to = null }: QuestionOf<'income'>): Span {
  if (from === null && to === null) return { month, from, to }
  return from !== null && to !== null && from > to ? { month: null, from: to, to: from } : { month: null, from, to }
}

function readLines(db: Db, owner: Session['owner'], { month, from, to }: Span): Promise<IncomeRow[]> {
  if (month === null) return readIncomeBetween(db, owner, from ?? firstDay, to === null ? lastDay : addDays(to, 1))
  const first = Temporal.PlainDate.from(`${month}-01`)
  return readIncomeBetween(db, owner, first.toString(), first.add({ months: 1 }).toString())
}

function payersOf(lines: readonly IncomeLine[], taxRate: string | null) {
  const all = sumBySource(lines, taxRate)
    .toSorted((one, other) => Number(other.net) - Number(one.net) || one.source.localeCompare(other.source))
    .map(({ source, currency, net, entries, hours, perHour, counted }) => ({
      source,
      currency,
      net,
      entries,
      hours,
      perHour,
      counted,
    }))
  const sources = all.slice(0, maxSources)
  return { sources, moreSources: all.length - sources.length }
}

/** A day with income in two currencies is listed twice. */
function daysOf(lines: readonly IncomeLine[], taxRate: string | null) {
  const all = [...Map.groupBy(lines, ({ earnedOn }) => earnedOn)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([day, of]) =>
      sumByCurrency(of, taxRate).map(({ currency, net, entries }) => ({ day, currency, net, entries })),
    )
  const days = all.slice(-maxDays)
  return { days, moreDays: all.length - days.length }
}

async function readIncome(db: Db, { owner }: Session, asked: QuestionOf<'income'>): Promise<FoundOf<'income'>> {
  const span = spanOf(asked)
  const [rows, { taxRate }] = await Promise.all([readLines(db, owner, span), readSettings(db, owner)])
  const all = rows.flatMap((row) => toLine(owner, row))
  const { named = null, by } = asked
  const says = named === null ? () => true : saysAll(named)
  const lines = all.filter(({ source, note }) => says([source, note ?? '']))
  const found = { ask: 'income', ...span, named, sums: sumByCurrency(lines, taxRate) } as const
  if (named !== null && lines.length === 0) {
    const { sources: others, moreSources } = payersOf(all, taxRate)
    return { ...found, others, moreSources }
  }
  if (by === undefined) return found
  return { ...found, ...(by === 'day' ? daysOf(lines, taxRate) : payersOf(lines, taxRate)) }
}

export const incomeCoachQueries: CoachQueries<'income'> = { income: readIncome }
