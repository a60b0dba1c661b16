import { useMutation } from '@tanstack/react-query'
import type { ShoppingItem, ShoppingList } from '#contract/shopping.ts'
import { useStable } from '#web/lib/use-stable.ts'
import type { RowActions } from './ItemRow.tsx'
import { canEdit } from './list-words.ts'
import { deleteItem, tickItem } from './shopping.mutations.ts'

/** Functions that never change: a tick must not render every row. */
export function useRowActions(shown: ShoppingList, onEdit: (item: ShoppingItem) => void): RowActions {
  const { list } = shown
  const tick = useMutation(tickItem)
  const remove = useMutation(deleteItem)
  const handleTick = useStable((item: ShoppingItem, isCompleted: boolean) => tick.mutate({ list, item, isCompleted }))
  const handleDelete = useStable((item: ShoppingItem) => remove.mutate({ list, item }))
  const handleEdit = useStable(onEdit)
  return {
    onTick: handleTick,
    onEdit: canEdit(shown) ? handleEdit : undefined,
    onDelete: canEdit(shown) ? handleDelete : undefined,
  }
}
