import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ShoppingList } from '#contract/shopping.ts'
import { itemsQuery } from './shopping.queries.ts'

/** Reads the lists behind the other tabs too, one after the other, so that they open later without a network. */
export function useEveryList(lists: readonly ShoppingList[] | undefined): void {
  const client = useQueryClient()
  const refs = lists?.map(({ list }) => list).join()
  useEffect(() => {
    let isLeft = false
    // While a change waits, a reply would hide it.
    const canRead = () => !isLeft && onlineManager.isOnline() && client.isMutating() === 0
    const readAll = async () => {
      for (const list of refs?.split(',') ?? []) if (canRead()) await client.prefetchQuery(itemsQuery(list))
    }
    void readAll()
    return () => {
      isLeft = true
    }
  }, [client, refs])
}
