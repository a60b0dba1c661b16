import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ShoppingItem, ShoppingList } from '#contract/shopping.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { Button } from '#web/ui/Button.tsx'
import { ItemRow } from './ItemRow.tsx'
import { ItemRows } from './ItemRows.tsx'
import { canEdit } from './list-words.ts'
import { clearCompleted } from './shopping.mutations.ts'
import { useRowActions } from './use-row-actions.ts'

type Props = { list: ShoppingList; items: readonly ShoppingItem[]; onEdit: (item: ShoppingItem) => void }

export function CompletedItems({ list: shown, items, onEdit }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const { mutate } = useMutation(clearCompleted)
  const actions = useRowActions(shown, onEdit)
  if (items.length === 0) return null
  return (
    <div className="mt-6 border-t-2 border-dotted border-line pt-2">
      <div className="flex items-center justify-between gap-3 pl-4 pr-2 sm:pl-7 sm:pr-5">
        <h3 className="font-sans text-15 font-semibold text-ink-soft">Done</h3>
        {canEdit(shown) && (
          <Button
            variant="plain"
            size="small"
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget)
              mutate({ list: shown.list, items })
            }}
          >
            Clear completed
          </Button>
        )}
      </div>
      <ItemRows label="Done" items={items} list={list}>
        {(item) => <ItemRow item={item} {...actions} />}
      </ItemRows>
    </div>
  )
}
