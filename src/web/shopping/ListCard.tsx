import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShoppingList, ShoppingItem } from '#contract/shopping.ts'
import { useDialogState } from '#web/lib/dialog-state.ts'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { AddItem } from './AddItem.tsx'
import { CompletedItems } from './CompletedItems.tsx'
import { ItemDialog } from './ItemDialog.tsx'
import { canEdit, stateOf, titleOf } from './list-words.ts'
import { OpenItems } from './OpenItems.tsx'
import { ShareButton } from './ShareButton.tsx'
import { itemsQuery } from './shopping.queries.ts'

/** Styles the list as a slip of paper with a torn lower edge. */
const slipStyles =
  'relative rounded-t-card border border-b-0 border-line bg-surface pb-8 shadow-card [mask:conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_bottom/16px_8px_repeat-x,linear-gradient(#000_0_0)_top/100%_calc(100%-8px)_no-repeat]'

type Props = { list: ShoppingList; onLeft: () => void }

/** One list, drawn as a slip of paper: open items on top, completed ones below the perforation. */
export function ListCard({ list, onLeft }: Props) {
  const query = useQuery(itemsQuery(list.list))
  const { data: items } = query
  const [announcement, setAnnouncement] = useState('')
  const { state, open, close } = useDialogState<ShoppingItem>()
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
      {items === undefined ? (
        <div className="p-4">
          <QueryPending query={query} skeleton={<Skeleton className="h-64" />} />
        </div>
      ) : items.length === 0 ? (
        <EmptyList canEdit={canEdit(list)} />
      ) : (
        <>
          <OpenItems
            list={list}
            items={items.filter(({ isCompleted }) => !isCompleted)}
            onEdit={open}
            onAnnounce={setAnnouncement}
          />
          <CompletedItems list={list} items={items.filter(({ isCompleted }) => isCompleted)} onEdit={open} />
        </>
      )}
      <output className="sr-only">{announcement}</output>
      {state && (
        <ItemDialog key={state.key} list={list.list} item={state.value} isOpen={state.isOpen} onClose={close} />
      )}
    </section>
  )
}

/** Shown while the list is empty: how to add an item, and a sample of one. */
function EmptyList({ canEdit }: { canEdit: boolean }) {
  return (
    <div className="px-4 pt-4 sm:px-7">
      <p className="text-ink-soft">
        {canEdit
          ? 'Type it the way you’d say it, with the amount first or a note after a comma. We’ll sort it out.'
          : 'Nothing to get right now.'}
      </p>
      {canEdit && (
        <figure className="mt-4 rounded-control border border-dashed border-edge p-3">
          <figcaption className="text-13 font-semibold text-ink-soft">Sample</figcaption>
          <p className="mt-1 flex flex-wrap items-center gap-x-2">
            <span aria-hidden="true" className="size-5 rounded-full border-2 border-edge" />
            apples
            <span className="tabular rounded-full bg-gold-wash px-2 text-13 font-semibold">2 lb</span>
            <span className="basis-full pl-7 text-13 text-ink-soft">the red ones</span>
          </p>
        </figure>
      )}
    </div>
  )
}
