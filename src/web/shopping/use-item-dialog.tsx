import type { ReactNode } from 'react'
import type { ShoppingItem, ShoppingList } from '#contract/shopping.ts'
import { useDialogState } from '#web/lib/dialog-state.ts'
import { ItemDialog } from './ItemDialog.tsx'

/** The dialog of one item, and what opens it. */
export function useItemDialog({ list }: ShoppingList): { open: (item: ShoppingItem) => void; element: ReactNode } {
  const { state, open, close } = useDialogState<ShoppingItem>()
  return {
    open,
    element: state && (
      <ItemDialog key={state.key} list={list} item={state.value} isOpen={state.isOpen} onClose={close} />
    ),
  }
}
