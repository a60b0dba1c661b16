import { useMutation } from '@tanstack/react-query'
import { memo, useRef } from 'react'
import type { ShoppingItem, ShoppingList } from '#contract/shopping.ts'
import { useStable } from '#web/lib/use-stable.ts'
import { MoveButton } from '#web/ui/MoveButton.tsx'
import { ItemRow, type RowActions } from './ItemRow.tsx'
import { ItemRows } from './ItemRows.tsx'
import { canEdit } from './list-words.ts'
import { moveItem } from './shopping.mutations.ts'
import { useItemDrag } from './use-item-drag.ts'
import { useRowActions } from './use-row-actions.ts'

type Props = {
  list: ShoppingList
  items: readonly ShoppingItem[]
  onEdit: (item: ShoppingItem) => void
  onAnnounce: (text: string) => void
}

export function OpenItems({ list: shown, items, onEdit, onAnnounce }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const { mutate } = useMutation(moveItem)
  const actions = useRowActions(shown, onEdit)
  const move = useStable((item: ShoppingItem, to: number) => {
    const others = items.filter(({ id }) => id !== item.id)
    onAnnounce(`${item.name}: ${to + 1} of ${items.length}`)
    mutate({ list: shown.list, item, after: others[to - 1]?.id ?? null })
  })
  const dragged = useItemDrag(list, items, move)
  return (
    <div className="mt-2">
      <ItemRows label="To get" items={items} list={list}>
        {(item, index) => (
          <>
            {dragged?.to === index && <DropLine />}
            <OpenRow
              item={item}
              index={index}
              count={items.length}
              isDragged={dragged?.id === item.id}
              onMove={canEdit(shown) ? move : undefined}
              {...actions}
            />
            {dragged?.to === items.length && index === items.length - 1 && <DropLine isLast />}
          </>
        )}
      </ItemRows>
    </div>
  )
}

type RowProps = RowActions & {
  item: ShoppingItem
  index: number
  count: number
  isDragged: boolean
  onMove: ((item: ShoppingItem, to: number) => void) | undefined
}

/** Memoized, because scrolling renders the list with each frame. */
const OpenRow = memo(function OpenRow({ item, index, count, isDragged, onMove, ...actions }: RowProps) {
  return (
    <ItemRow item={item} isDragged={isDragged} {...actions}>
      {onMove && count > 1 && (
        <MoveButton name={item.name} index={index} count={count} isVertical onMove={(to) => onMove(item, to)} />
      )}
    </ItemRow>
  )
})

const DropLine = ({ isLast = false }: { isLast?: boolean }) => (
  <div
    aria-hidden="true"
    className={`absolute inset-x-2 z-10 h-1 rounded-full bg-magenta ${isLast ? '-bottom-0.5' : '-top-0.5'}`}
  />
)
