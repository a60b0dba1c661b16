import { useInfiniteQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { showDate } from '#web/lib/dates.ts'
import { Button } from '#web/ui/Button.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { type EntryForm, toForm } from './entry-form.ts'
import { revisionsQuery } from './journal.queries.ts'

type Props = { entry: JournalEntry; onBringBack: (form: EntryForm) => void }

export function EarlierVersions({ entry, onBringBack }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="group rounded-control border border-line px-4 open:pb-4"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 list-none items-center gap-2 text-15 font-semibold">
        <ChevronRight aria-hidden="true" className="size-4.5 transition group-open:rotate-90" />
        Earlier versions
      </summary>
      {isOpen && <Versions id={entry.id} onBringBack={onBringBack} />}
    </details>
  )
}

function Versions({ id, onBringBack }: { id: string; onBringBack: (form: EntryForm) => void }) {
  const list = useInfiniteQuery(revisionsQuery(id))
  const { data } = list
  if (data === undefined) return <QueryPending query={list} skeleton={<Skeleton className="h-20" />} />
  if (data.length === 0) return <p className="text-15 text-ink-soft">This is the first version.</p>
  return (
    <>
      <ol className="grid gap-4">
        {data.map((version) => (
          <li key={version.id} className="flex flex-wrap items-start gap-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="text-13 text-ink-soft">Until {showDate(version.replacedAt, 'moment')}</p>
              <p className="user-text font-semibold">{version.title}</p>
              <p className="user-text line-clamp-3 text-15 whitespace-pre-line text-ink-soft">
                {version.content.slice(0, 400)}
              </p>
            </div>
            {!version.isUnreadable && (
              <Button size="small" onClick={() => onBringBack(toForm(version))}>
                Restore
              </Button>
            )}
          </li>
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
