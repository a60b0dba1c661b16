import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { LowSun } from '#web/ui/drawings/LowSun.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { recentEntriesQuery } from './dashboard.queries.ts'
import { EntryPreview } from './EntryPreview.tsx'

/** The two entries she wrote last. */
export function RecentEntries() {
  const { data } = useQuery(recentEntriesQuery)
  return (
    <section aria-labelledby="recent-entries" className="grid content-start gap-3">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id="recent-entries" className="text-22">
          Recent journal entries
        </h2>
        {data !== undefined && data.length > 0 && (
          <LinkButton href="/journal" variant="plain" size="small" className="-mr-3.5">
            View all
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </LinkButton>
        )}
      </div>
      <Entries />
    </section>
  )
}

function Entries() {
  const { data, error, isPending, isFetching, refetch } = useQuery(recentEntriesQuery)
  if (isPending) return <Waiting />
  if (data === undefined)
    return (
      <ErrorNotice
        title="Your entries did not load"
        detail={error.message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (data.length === 0) return <NothingYet />
  return data.map((entry) => <EntryPreview key={entry.id} entry={entry} />)
}

function Waiting() {
  return (
    <output className="grid gap-3">
      <span className="sr-only">Opening your entries</span>
      <Skeleton className="h-46 rounded-card" />
      <Skeleton className="h-46 rounded-card" />
    </output>
  )
}

function NothingYet() {
  return (
    <Card>
      <EmptyState
        drawing={<LowSun className="h-24" />}
        title="Your words will shine here"
        example={
          <>
            <p className="font-display text-18">The first good coffee</p>
            <p className="mt-1 text-15 text-ink-soft">
              Ten quiet minutes before everyone woke up. I want more mornings like this one.
            </p>
          </>
        }
        action={
          <LinkButton href="/journal" variant="accent">
            Write the first entry
          </LinkButton>
        }
      >
        The two entries you wrote last wait here for you. A few words are enough: how today was, or what you are glad
        of.
      </EmptyState>
    </Card>
  )
}
