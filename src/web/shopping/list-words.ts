import { shoppingCategories } from '#contract/shopping-lists.ts'
import type { ShoppingList } from '#contract/shopping.ts'

const labelOf = (list: Pick<ShoppingList, 'category'>): string =>
  shoppingCategories.find(({ id }) => id === list.category)?.label ?? 'List'

/** 'Household', or 'Household · Ada' for somebody else's. */
export function titleOf(list: ShoppingList): string {
  if (list.list === list.category) return labelOf(list)
  return `${labelOf(list)} · ${list.sharedBy ?? 'Shared'}`
}

export const canEdit = ({ role }: ShoppingList): boolean => role !== 'tick'

/** Says how many items are open and how many are done. */
export function stateOf({ total, completed }: ShoppingList): string {
  if (total === 0) return 'Nothing on it yet'
  const open = total - completed
  if (open === 0) return 'All done'
  return completed === 0 ? `${open} to get` : `${open} to get, ${completed} done`
}

/** Singular, to be used in a sentence. */
export const roleWords = { owner: 'Owner', edit: 'Can add and change', tick: 'Can check off' } as const
