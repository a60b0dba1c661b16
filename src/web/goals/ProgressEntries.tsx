import { useInfiniteQuery } from '@tanstack/react-query'
import type { Goal, ProgressEntry } from '#contract/goals.ts'
import { longDate } from '#web/lib/days.ts'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { showChange, showNumber } from '#web/lib/goal-words.ts'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { goalProgressQuery } from './goals.queries.ts'

export function ProgressEntries({ goal }: { goal: Goal }) {
  const list = useInfiniteQuery(goalProgressQuery(goal.id))
  const { data } = list
  if (data === undefined) return <QueryPending query={list} skeleton={<Skeleton className="h-20" />} />
  if (data.length === 0)
    return <p className="text-15 text-ink-soft">Nothing yet. Each update shows up here with its date.</p>
  return (
    <>
      <ol aria-label={`Updates for ${goal.title}`} className="grid gap-3">
        {data.map((entry) => (
          <Line key={entry.id} entry={entry} currency={goal.currency} />
        ))}
      </ol>
      {list.hasNextPage && (
        <LoadMore
          onMore={() => void list.fetchNextPage()}
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
        />
      )}
    </>
  )
}

function Line({ entry, currency }: { entry: ProgressEntry; currency: string | null }) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line pb-3 last:border-none">
      <span className="text-15 text-ink-soft">{longDate(entry.createdAt)}</span>
      <span className="tabular text-right font-semibold">{showNumber(entry.value, currency)}</span>
      <span className="user-text text-15">{entry.note}</span>
      <span className="tabular text-right text-15 text-ink-soft">
        {Number(entry.change) === 0 ? '' : showChange(entry.change, currency)}
      </span>
    </li>
  )
}
