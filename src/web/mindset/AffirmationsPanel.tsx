import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Affirmation } from '#contract/affirmations.ts'
import { affirmationCategories } from '#contract/lists.ts'
import { affirmationCategory } from '#web/lib/affirmation-words.ts'
import { useStable } from '#web/lib/use-stable.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/cx.ts'
import { LowSun } from '#web/ui/drawings/LowSun.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { AffirmationItem } from './AffirmationItem.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { CardSkeletons } from './CardSkeletons.tsx'
import { Filter } from '#web/ui/Filter.tsx'
import { type Shelf, shelfQuery, todayQuery } from './mindset.queries.ts'

const shelves: readonly { value: Shelf; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'loved', label: 'Loved' },
  ...affirmationCategories.map((value) => ({ value, label: affirmationCategory[value].label })),
]

export function AffirmationsPanel({ onEdit }: { onEdit: (affirmation: Affirmation) => void }) {
  const [shelf, setShelf] = useState<Shelf>('all')
  return (
    <div className="grid grid-cols-1 gap-5">
      {shelf === 'all' && <Today />}
      <Filter label="Affirmations about" options={shelves} value={shelf} onChange={setShelf} />
      <Library shelf={shelf} onEdit={onEdit} />
    </div>
  )
}

function Today() {
  const { data, isError } = useQuery(todayQuery)
  if (isError) return null
  if (data === undefined) return <Skeleton className="h-36 rounded-card" />
  return (
    <Card as="section" className="min-h-36 border-transparent! bg-gold-wash!">
      <h2 className="flex items-center gap-2 font-sans text-15 font-semibold tracking-normal text-ink-soft">
        <LowSun className="h-4.5" />
        For today
      </h2>
      <p className={cx('user-text mt-2 max-w-reading font-display', data.content.length > 90 ? 'text-22' : 'text-28')}>
        {data.content}
      </p>
    </Card>
  )
}

function Library({ shelf, onEdit }: { shelf: Shelf; onEdit: (affirmation: Affirmation) => void }) {
  const list = useInfiniteQuery(shelfQuery(shelf))
  const handleEdit = useStable(onEdit)
  if (list.data === undefined)
    return list.isError ? (
      <ErrorNotice
        title="The affirmations didn’t load"
        detail={list.error.message}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    ) : (
      <CardSkeletons />
    )
  if (list.data.length === 0)
    return (
      <EmptyState drawing={<LowSun className="h-20" />} title="Nothing loved yet">
        Tap the heart on a line you love. The ones you love show up here.
      </EmptyState>
    )
  return (
    <div>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {list.data.map((affirmation) => (
          <AffirmationItem
            key={affirmation.id}
            affirmation={affirmation}
            isAmongLoved={shelf === 'loved'}
            onEdit={handleEdit}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="mt-6 grid justify-items-center gap-3">
          {list.isFetchNextPageError && (
            <p role="alert" className="text-15 text-ink-soft">
              The rest didn’t load. Everything’s safe.
            </p>
          )}
          <Button
            isPending={list.isFetchingNextPage}
            pendingText="Loading..."
            onClick={() => void list.fetchNextPage()}
          >
            {list.isFetchNextPageError ? 'Try again' : 'Show more'}
          </Button>
        </div>
      )}
    </div>
  )
}
