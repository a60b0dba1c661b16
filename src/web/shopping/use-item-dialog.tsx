import type { ReactNode } from 'react'
import type { ShoppingItem, ShoppingList } from '#contract/shopping.ts'
import { useDialogState } from '#web/lib/dialog-state.ts'
import { ItemDialog } from './ItemDialog.tsx'

/** The dialog of one item, and what opens it. */
export function useItemDialog({ list }: ShoppingList): { open: (item: ShoppingItem) => void; element: ReactNode } {
  const { opening, open, close } = useDialogState<ShoppingItem>()
  return {
    open,
    element: opening && (
      <ItemDialog key={opening.key} list={list} item={opening.what} isOpen={opening.isOpen} onClose={close} />
    ),
  }
}
