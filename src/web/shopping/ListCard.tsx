import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShoppingList } from '#contract/shopping.ts'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { AddItem } from './AddItem.tsx'
import { CompletedItems } from './CompletedItems.tsx'
import { canEdit, stateOf, titleOf } from './list-words.ts'
import { OpenItems } from './OpenItems.tsx'
import { EmptyList } from './EmptyList.tsx'
import { ShareButton } from './ShareButton.tsx'
import { itemsQuery } from './shopping.queries.ts'
import { slipStyles } from './slip-styles.ts'
import { useItemDialog } from './use-item-dialog.tsx'

type Props = { list: ShoppingList; onLeft: () => void }

/** One list as a slip of paper: what to get on top, what is done below the perforation. */
export function ListCard({ list, onLeft }: Props) {
  const { data: items, error, refetch, isRefetching } = useQuery(itemsQuery(list.list))
  const [announcement, setAnnouncement] = useState('')
  const dialog = useItemDialog(list)
  return (
    <section aria-label={titleOf(list)} className={slipStyles}>
      <header className="flex items-center justify-between gap-3 pl-4 pr-2 pt-4 sm:pl-7 sm:pr-5 sm:pt-6">
        <div className="min-w-0">
          <h2 className="user-text text-22">{titleOf(list)}</h2>
          <p className="tabular text-15 text-ink-soft">{stateOf(list)}</p>
        </div>
        <ShareButton list={list} onLeft={onLeft} />
      </header>
      {canEdit(list) && <AddItem list={list.list} onAnnounce={setAnnouncement} />}
      {error && !items ? (
        <div className="p-4">
          <ErrorNotice detail={error.message} onRetry={() => void refetch()} isRetrying={isRefetching} />
        </div>
      ) : items === undefined ? (
        <Skeleton className="m-4 h-64" />
      ) : items.length === 0 ? (
        <EmptyList canEdit={canEdit(list)} />
      ) : (
        <>
          <OpenItems
            list={list}
            items={items.filter(({ isCompleted }) => !isCompleted)}
            onEdit={dialog.open}
            onAnnounce={setAnnouncement}
          />
          <CompletedItems list={list} items={items.filter(({ isCompleted }) => isCompleted)} onEdit={dialog.open} />
        </>
      )}
      <output className="sr-only">{announcement}</output>
      {dialog.element}
    </section>
  )
}
