import { useMemo } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { showDate } from '#web/lib/dates.ts'
import { useShortOnPhone } from '#web/lib/use-short-on-phone.ts'
import { useStable } from '#web/lib/use-stable.ts'
import { cx } from '#web/ui/cx.ts'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { SearchBox } from '#web/ui/SearchBox.tsx'
import { ShowMore } from '#web/ui/ShowMore.tsx'
import { EntryCard } from './EntryCard.tsx'
import { JournalEmpty } from './JournalEmpty.tsx'
import { JournalSkeleton } from './JournalSkeleton.tsx'
import { NoMatch } from './NoMatch.tsx'
import type { useEntries } from './use-entries.ts'

type Actions = {
  onOpen: (entry: JournalEntry) => void
  onEdit: (entry: JournalEntry) => void
  onDelete: (entry: JournalEntry) => void
}

type Props = ReturnType<typeof useEntries> &
  Actions & { isEmpty: boolean; search: string; onSearch: (search: string) => void; onWrite: () => void }

/** How many entries a phone shows at first: three screens. The user can ask for older ones. */
const few = 8

export function JournalList({
  list,
  isPending,
  entries,
  isSearching,
  hasSearchFailed,
  isEmpty,
  search,
  onSearch,
  onWrite,
  onOpen,
  onEdit,
  onDelete,
}: Props) {
  const actions = { onOpen: useStable(onOpen), onEdit: useStable(onEdit), onDelete: useStable(onDelete) }
  const { shown, onShowAll } = useShortOnPhone(few)(entries)
  const months = useMemo(() => byMonth(shown), [shown])
  if (isEmpty) return <JournalEmpty onWrite={onWrite} />
  const isLong = entries.length > 100
  const hasNoMatch = list.data !== undefined && !isPending && entries.length === 0 && !isSearching
  return (
    <>
      <SearchBox label="Search your journal" value={search} onChange={onSearch} />
      <output className={cx('mt-2 block min-h-6 text-15 text-ink-soft', hasNoMatch && 'sr-only')}>
        {search.trim() !== '' && (isSearching ? 'Searching everything…' : countOf(entries.length, list.hasNextPage))}
      </output>
      {(isPending || list.isPending) && entries.length === 0 && <JournalSkeleton />}
      {list.isError && (list.data === undefined || hasSearchFailed) && (
        <ErrorNotice
          title={hasSearchFailed ? 'Older entries weren’t searched' : 'Your journal didn’t load'}
          detail={list.error.message}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {hasNoMatch && <NoMatch search={search} onClear={() => onSearch('')} />}
      {months.map(({ month, entries }) => (
        <Month key={month} month={month} entries={entries} isLong={isLong} {...actions} />
      ))}
      <ShowMore onShowAll={onShowAll} />
      {/* Waits for the entries: before they are laid out it would be in view, and load page after page. */}
      {!isPending && onShowAll === undefined && list.hasNextPage && (
        <LoadMore
          onMore={() => void list.fetchNextPage()}
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
        />
      )}
    </>
  )
}

type MonthProps = Actions & { month: string; entries: JournalEntry[]; isLong: boolean }

/** In a long journal, cards out of sight are not laid out or painted: a thousand stay smooth. */
const skipsUnseen = '*:[contain-intrinsic-size:auto_15rem] *:[content-visibility:auto]'

function Month({ month, entries, isLong, ...actions }: MonthProps) {
  return (
    <section aria-label={month} className="mt-1 mb-8">
      <h2 className="mb-3 flex items-center gap-4 text-18 text-ink-soft after:h-px after:flex-1 after:bg-line">
        {month}
      </h2>
      <ul className={cx('grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3', isLong && skipsUnseen)}>
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} {...actions} />
        ))}
      </ul>
    </section>
  )
}

const countOf = (count: number, hasMore: boolean): string =>
  `${count}${hasMore ? ' or more' : ''} ${count === 1 && !hasMore ? 'entry matches' : 'entries match'}`

function byMonth(entries: readonly JournalEntry[]): { month: string; entries: JournalEntry[] }[] {
  const months = Map.groupBy(entries, ({ createdAt }) => showDate(createdAt, 'month'))
  return [...months].map(([month, entries]) => ({ month, entries }))
}
