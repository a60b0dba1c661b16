import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import type { SelfCareActivity } from '#contract/self-care.ts'
import { Button } from '#web/ui/Button.tsx'
import { ShowMore } from '#web/ui/ShowMore.tsx'
import { LowSun } from '#web/ui/drawings/LowSun.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ActivityItem } from './ActivityItem.tsx'
import { PeriodLinks } from './PeriodLinks.tsx'
import type { Days } from './addresses.ts'
import { deleteActivity } from './self-care.mutations.ts'
import { historyQuery } from './self-care.queries.ts'

type Props = { days: Days; onLog: () => void; onEdit: (activity: SelfCareActivity) => void }

export function HistoryPanel({ days, onLog, onEdit }: Props) {
  const list = useInfiniteQuery(historyQuery(days))
  const { data } = list
  const { mutate: remove } = useMutation(deleteActivity)
  if (data === undefined)
    return (
      <QueryPending
        query={list}
        title="Your history didn’t load"
        skeleton={<Skeleton className="h-96 rounded-card" />}
      />
    )
  const isEmpty = data.length === 0 && !list.hasNextPage
  if (isEmpty && days === undefined) return <HistoryEmpty onLog={onLog} />
  return (
    <section aria-labelledby="activity-history">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="activity-history" className="text-22">
          Activity History
        </h2>
        <PeriodLinks days={days} />
      </div>
      {isEmpty && (
        <p className="text-ink-soft">
          {days === 1 ? 'Nothing logged today.' : 'Nothing logged in the last 7 days.'} Even a minute counts.
        </p>
      )}
      <ul hidden={isEmpty} className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {data.map((activity) => (
          <ActivityItem key={activity.id} activity={activity} onEdit={onEdit} onDelete={remove} />
        ))}
      </ul>
      <ShowMore list={list} />
    </section>
  )
}

function HistoryEmpty({ onLog }: { onLog: () => void }) {
  return (
    <EmptyState
      drawing={<LowSun className="h-20" />}
      title="Nothing logged yet"
      example={
        <div className="flex items-center justify-between gap-3">
          <div>
            <p className="font-semibold">Nature</p>
            <p className="text-15 text-ink-soft">Once around the park, no phone.</p>
          </div>
          <p className="tabular shrink-0 text-15 text-ink-soft">20 min 😊</p>
        </div>
      }
      action={<Button onClick={onLog}>Log your first activity</Button>}
    >
      A bath, a walk, ten minutes with a book: whatever feels good belongs here. Even a minute counts.
    </EmptyState>
  )
}
