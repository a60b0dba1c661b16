import type { QueryClient } from '@tanstack/react-query'
import type { ListRef, ShoppingItem } from '#contract/shopping.ts'
import { itemsQuery, listsQuery } from './shopping.queries.ts'

const bySortKey = (one: ShoppingItem, other: ShoppingItem): number =>
  one.sortKey - other.sortKey || (one.id < other.id ? -1 : 1)

function change(client: QueryClient, list: ListRef, next: (items: ShoppingItem[]) => ShoppingItem[]): void {
  const items = client.setQueryData(itemsQuery(list).queryKey, (items) => items && next(items).toSorted(bySortKey))
  if (items === undefined) return
  const counts = { total: items.length, completed: items.filter(({ isCompleted }) => isCompleted).length }
  client.setQueryData(listsQuery.queryKey, (lists) =>
    lists?.map((each) => (each.list === list ? { ...each, ...counts } : each)),
  )
}

export const showItem = (client: QueryClient, list: ListRef, item: ShoppingItem): void =>
  change(client, list, (items) => [...items.filter(({ id }) => id !== item.id), item])

/** Leaves newer changes of other fields alone. */
export const patchItem = (client: QueryClient, list: ListRef, id: string, patch: Partial<ShoppingItem>): void =>
  change(client, list, (items) => items.map((item) => (item.id === id ? { ...item, ...patch } : item)))

export const hideItems = (client: QueryClient, list: ListRef, ids: ReadonlySet<string>): void =>
  change(client, list, (items) => items.filter(({ id }) => !ids.has(id)))

export const showItems = (client: QueryClient, list: ListRef, back: readonly ShoppingItem[]): void => {
  const ids = new Set(back.map(({ id }) => id))
  change(client, list, (items) => [...items.filter(({ id }) => !ids.has(id)), ...back])
}

export const cachedItems = (client: QueryClient, list: ListRef): readonly ShoppingItem[] =>
  client.getQueryData(itemsQuery(list).queryKey) ?? []

export const openItemsOf = (client: QueryClient, list: ListRef): readonly ShoppingItem[] =>
  cachedItems(client, list).filter(({ isCompleted, isUnreadable }) => !isCompleted && isUnreadable !== true)

/** A sort key before all items, until the server says which. */
export const firstSortKey = (items: readonly ShoppingItem[]): number => (items[0]?.sortKey ?? 0) - 1

/** A sort key right after an item among the open ones, null for the first. */
export function sortKeyAfter(items: readonly ShoppingItem[], moved: string, after: string | null): number {
  const others = items.filter(({ id, isCompleted }) => id !== moved && !isCompleted)
  if (after === null) return firstSortKey(others)
  const index = others.findIndex(({ id }) => id === after)
  const [before, next] = [others[index], others[index + 1]]
  if (before === undefined) return firstSortKey(others)
  return next === undefined ? before.sortKey + 1 : (before.sortKey + next.sortKey) / 2
}
