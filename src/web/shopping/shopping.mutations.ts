import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { findSameItem } from '#contract/same-shopping-item.ts'
import { readShoppingLine } from '#contract/shopping-line.ts'
import { completedFrom } from '#contract/shopping-lists.ts'
import type { ListRef, ShoppingItem, ShoppingItemChange } from '#contract/shopping.ts'
import { call } from '#web/lib/call.ts'
import { deletion } from '#web/lib/deletion.ts'
import { outdates } from '#web/lib/query-keys.ts'
import { queued } from '#web/lib/queued.ts'
import { toast, toastNotSaved, toNotSaved } from '#web/ui/toast.ts'
import {
  firstSortKey,
  hideItems,
  cachedItems,
  openItemsOf,
  patchItem,
  sortKeyAfter,
  showItem,
  showItems,
} from './items-cache.ts'

/** One at a time, so that an undo never overtakes what it undoes. */
const shared = {
  scope: { id: 'shopping' },
  meta: outdates('/api/shopping-items', '/api/shopping-lists', '/api/shopping-suggestions'),
}

type OfList<T> = T & { list: ListRef }
type Addition = OfList<{ id: string; line: string }>
type OneItem = OfList<{ item: ShoppingItem }>
type Tick = OneItem & { isCompleted: boolean }
type Several = OfList<{ items: readonly ShoppingItem[] }>
type Cleared = Several & { clearedAt: string }

/**
 * Adds an item. It is first on the list until the list is fetched again, after the last waiting change. Taking the sort key of
 * each reply would reorder the items that still wait.
 */
export const addItem = queued('shopping/add', ({ line }: Addition) => line, {
  ...shared,
  mutationFn: ({ list, id, line }: Addition) => call('POST /api/shopping-items', { body: { list, id, line } }),
  onMutate: ({ list, id, line }, { client }) => {
    const words = readShoppingLine(line)
    if (words === null) return undefined
    const same = findSameItem(words, openItemsOf(client, list))
    if (same !== undefined) {
      if (same.quantity === null) patchItem(client, list, same.id, { quantity: words.quantity })
      toastOnList(same.name)
      return same.id
    }
    const sortKey = firstSortKey(cachedItems(client, list))
    showItem(client, list, { ...words, id, sortKey, isCompleted: false, createdAt: new Date().toISOString() })
    return id
  },
  onSuccess: (item, { list, id }, shown, { client }) => {
    const { name, quantity, note } = item
    if (item.id === shown) return patchItem(client, list, item.id, { name, quantity, note })
    hideItems(client, list, new Set([id]))
    showItem(client, list, item)
    if (item.id !== id) toastOnList(name)
  },
  onError: (error, { list, id, line }, _result, { client }) => {
    hideItems(client, list, new Set([id]))
    toast({ title: `We couldn’t add “${line}”`, description: error.message, variant: 'destructive' })
  },
})

export const tickItem = queued('shopping/tick', ({ item }: Tick) => item.name, {
  ...shared,
  mutationFn: ({ item: { id }, isCompleted }: Tick) =>
    call('PUT /api/shopping-items/{id}/tick', { params: { id }, body: { isCompleted } }),
  onMutate: ({ list, item, isCompleted }, { client }) => {
    const sortKey = isCompleted ? completedFrom - Date.now() : firstSortKey(cachedItems(client, list))
    patchItem(client, list, item.id, { isCompleted, sortKey })
  },
  onSuccess: ({ id, isCompleted, sortKey }, { list }, _result, { client }) =>
    patchItem(client, list, id, { isCompleted, sortKey }),
  onError: (error, { list, item: { id, isCompleted, sortKey } }, _result, { client }) => {
    patchItem(client, list, id, { isCompleted, sortKey })
    toastNotSaved(error)
  },
})

const put = (id: string, body: ShoppingItemChange) => call('PUT /api/shopping-items/{id}', { params: { id }, body })

type Edit = OneItem & { change: Omit<ShoppingItemChange, 'after'> }

const wordsOf = ({ item, change: { name = item.name, quantity, note } }: Edit): string =>
  [name, quantity, note].filter(Boolean).join(', ')

/** The dialog shows an error itself. */
export const editItem = queued('shopping/edit', wordsOf, {
  ...shared,
  mutationFn: ({ item: { id }, change }: Edit) => put(id, change),
  onMutate: ({ list, item, change }, { client }) => patchItem(client, list, item.id, change),
  onSuccess: (item, { list }, _result, { client }) => patchItem(client, list, item.id, item),
  onError: (_error, { list, item }, _result, { client }) => patchItem(client, list, item.id, item),
})

type Move = OneItem & { after: string | null }

export const moveItem = queued('shopping/move', ({ item }: Move) => item.name, {
  ...shared,
  mutationFn: ({ item: { id }, after }: Move) => put(id, { after }),
  onMutate: ({ list, item: { id }, after }, { client }) =>
    patchItem(client, list, id, { sortKey: sortKeyAfter(cachedItems(client, list), id, after) }),
  onSuccess: ({ id, sortKey }, { list }, _result, { client }) => patchItem(client, list, id, { sortKey }),
  onError: (error, { list, item: { id, sortKey } }, _result, { client }) => {
    patchItem(client, list, id, { sortKey })
    toastNotSaved(error)
  },
})

export const deleteItem = deletion<OneItem>({
  shared,
  noun: 'item',
  title: 'Item removed',
  description: ({ item }) => item.name,
  toFailure: toNotSaved,
  waits: { remove: 'shopping/delete', restore: 'shopping/restore', describe: ({ item }) => item.name },
  remove: ({ item: { id } }) => call('DELETE /api/shopping-items/{id}', { params: { id } }),
  restore: ({ item: { id } }) => call('POST /api/shopping-items/{id}/restore', { params: { id } }),
  show: (client, { list, item }) => showItem(client, list, item),
  hide: (client, { list, item }) => hideItems(client, list, new Set([item.id])),
})

/** Never waits for the network: the call names no items, so later it would also clear items that others checked off meanwhile. */
export const clearCompleted = mutationOptions({
  ...shared,
  mutationFn: ({ list }: Several) => call('POST /api/shopping-lists/{id}/clear', { params: { id: list } }),
  onMutate: ({ list, items }, { client }) => hideItems(client, list, new Set(items.map(({ id }) => id))),
  onSuccess: ({ cleared, clearedAt }, { list, items }, _result, { client }) =>
    toast({
      title: cleared === 1 ? '1 item cleared' : `${cleared} items cleared`,
      action: { label: 'Undo', onSelect: () => bringBack(client, { list, items, clearedAt }) },
    }),
  onError: ({ message }, { list, items }, _result, { client }) => {
    showItems(client, list, items)
    toast({ title: 'We couldn’t clear these', description: message, variant: 'destructive' })
  },
})

const restoreCleared = mutationOptions({
  ...shared,
  mutationFn: ({ list, clearedAt }: Cleared) =>
    call('POST /api/shopping-lists/{id}/unclear', { params: { id: list }, body: { clearedAt } }),
  onMutate: ({ list, items }, { client }) => showItems(client, list, items),
  onError: (error, { list, items }, _result, { client }) => {
    hideItems(client, list, new Set(items.map(({ id }) => id)))
    toastNotSaved(error)
  },
})

const bringBack = (client: QueryClient, cleared: Cleared): void =>
  void client
    .getMutationCache()
    .build(client, restoreCleared)
    .execute(cleared)
    .catch(() => {})

function toastOnList(name: string): void {
  toast({ title: 'It’s on the list already', description: name })
}
