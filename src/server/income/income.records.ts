import type { Db } from '#server/lib/db.ts'
import type { Session } from '#server/lib/session.ts'
import type { FoundOf, QuestionOf, RecordsOf } from '#server/ports/records.ts'
import { sumByCurrency, sumBySource } from './income-sums.ts'
import { toLine } from './income.dashboard.ts'
import { readIncomeBetween } from './income.repo.ts'
import { readSettings } from './settings.repo.ts'

const maxSources = 30

async function readMonth(db: Db, { owner }: Session, { month, by }: QuestionOf<'income'>): Promise<FoundOf<'income'>> {
  const first = Temporal.PlainDate.from(`${month}-01`)
  const [rows, { taxRate }] = await Promise.all([
    readIncomeBetween(db, owner, first.toString(), first.add({ months: 1 }).toString()),
    readSettings(db, owner),
  ])
  const lines = rows.flatMap((row) => toLine(owner, row))
  const sums = sumByCurrency(lines, taxRate)
  if (by === undefined) return { ask: 'income', month, sums }
  const all = sumBySource(lines, taxRate)
    .toSorted((one, other) => Number(other.net) - Number(one.net) || one.source.localeCompare(other.source))
    .map(({ source, currency, net, entries }) => ({ source, currency, net, entries }))
  const sources = all.slice(0, maxSources)
  return { ask: 'income', month, sums, sources, moreSources: all.length - sources.length }
}

export const incomeRecords: RecordsOf<'income'> = { income: readMonth }
