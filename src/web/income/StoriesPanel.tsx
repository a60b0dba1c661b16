import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { IncomeEntry, IncomeSummary } from '#contract/income.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { RisingSun } from '#web/ui/drawings/RisingSun.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { QueryResult } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Select } from '#web/ui/Select.tsx'
import { IncomeChart } from './IncomeChart.tsx'
import { IncomeLog } from './IncomeLog.tsx'
import { deleteIncome } from './income.mutations.ts'
import { incomeQuery, summaryQuery } from './income.queries.ts'
import { SourcesTable } from './SourcesTable.tsx'
import { IncomeHighlights } from './IncomeHighlights.tsx'
import { WorkedExamples } from './WorkedExamples.tsx'

type Props = { onLog: () => void; onEdit: (entry: IncomeEntry) => void }

/**
 * Shows the user's own numbers, and worked examples that say they are made up. It has no stories of people, because we would
 * have to invent them.
 */
export function StoriesPanel({ onLog, onEdit }: Props) {
  const log = useInfiniteQuery(incomeQuery)
  const summary = useQuery(summaryQuery)
  const { mutate: remove } = useMutation(deleteIncome)
  const isEmpty = log.data?.length === 0 && !log.hasNextPage
  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-labelledby="your-story" className="grid grid-cols-1 gap-4">
        <h2 id="your-story" className="text-22">
          Yours, from your log
        </h2>
        {isEmpty ? (
          <Empty onLog={onLog} />
        ) : (
          <>
            <QueryResult
              query={summary}
              title="Your totals didn’t load"
              skeleton={<Skeleton className="h-80 rounded-card" />}
            >
              {(data) => <Numbers summary={data} />}
            </QueryResult>
            <IncomeLog log={log} onEdit={onEdit} onDelete={remove} />
          </>
        )}
      </section>
      <WorkedExamples />
    </div>
  )
}

const Empty = ({ onLog }: { onLog: () => void }) => (
  <EmptyState
    drawing={<RisingSun className="h-20" />}
    title="Your story starts with one entry"
    example={
      <div className="flex items-baseline justify-between gap-3">
        <p className="font-semibold">Two flyers for the bakery</p>
        <p className="tabular text-right text-15 text-ink-soft">
          $90, 5 h
          <br />
          $18 an hour
        </p>
      </div>
    }
    action={<Button onClick={onLog}>Log your first income</Button>}
  >
    What came in, what it cost, how long it took. After a few entries, you’ll see which work is worth your time.
  </EmptyState>
)

function Numbers({ summary }: { summary: IncomeSummary }) {
  const currencies = [...new Set(summary.months.toReversed().flatMap(({ sums }) => sums.map((sum) => sum.currency)))]
  const [chosen, choose] = useState<string>()
  const currency = currencies.find((code) => code === chosen) ?? currencies[0]
  if (currency === undefined)
    return <p className="text-15 text-ink-soft">— Nothing in the last 12 months. Older entries are below.</p>
  return (
    <>
      {currencies.length > 1 && (
        <label className="flex flex-wrap items-center gap-x-3 gap-y-1 text-15 text-ink-soft">
          You earn in {currencies.length} currencies. We don’t add them up, so look at one at a time:
          <span className="w-28">
            <Select value={currency} onChange={(event) => choose(event.target.value)}>
              {currencies.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
          </span>
        </label>
      )}
      <IncomeHighlights summary={summary} currency={currency} />
      <Card as="section" aria-label="By month">
        <IncomeChart months={summary.months} currency={currency} />
      </Card>
      <SourcesTable sources={summary.sources.filter((source) => source.currency === currency)} />
      {summary.unreadable > 0 && (
        <p className="text-15 text-ink-soft">
          {summary.unreadable === 1
            ? 'One entry can’t be opened and is'
            : `${summary.unreadable} entries can’t be opened and are`}{' '}
          not in these totals.
        </p>
      )}
    </>
  )
}
