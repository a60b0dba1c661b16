import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ListRef, ShoppingItem } from '#contract/shopping.ts'
import { call, callPage } from '#web/lib/call.ts'
import { queryKey } from '#web/lib/query-keys.ts'

/** The user's own seven lists in order, then those that others share. */
export const listsQuery = queryOptions({
  queryKey: queryKey('GET /api/shopping-lists'),
  queryFn: ({ signal }) => call('GET /api/shopping-lists', { signal }),
})

/**
 * All items of a list in order, so that they can be checked off and moved without a network. The URL of the first page is
 * preloaded.
 */
export const itemsQuery = (list: ListRef) =>
  queryOptions({
    queryKey: queryKey('GET /api/shopping-items', list),
    queryFn: async ({ signal }) => {
      const items: ShoppingItem[] = []
      for (let next: string | undefined, isFirst = true; isFirst || next !== undefined; isFirst = false) {
        const page = await callPage('GET /api/shopping-items', next, { query: { list, limit: 100 }, signal })
        items.push(...page.items)
        next = page.next
      }
      return items
    },
  })

export const suggestionsQuery = (list: ListRef) =>
  queryOptions({
    queryKey: queryKey('GET /api/shopping-suggestions', list),
    queryFn: ({ signal }) => call('GET /api/shopping-suggestions', { query: { list }, signal }),
  })

export const membersQuery = (list: ListRef) =>
  queryOptions({
    queryKey: queryKey('GET /api/shopping-lists/{id}/members', list),
    queryFn: ({ signal }) => call('GET /api/shopping-lists/{id}/members', { params: { id: list }, signal }),
  })

/** Every list, and what the first one suggests. */
export async function* firstReads(client: QueryClient) {
  const lists = await client.fetchQuery(listsQuery)
  for (const { list } of lists) yield await client.fetchQuery(itemsQuery(list))
  for (const { list } of lists.slice(0, 1)) yield await client.fetchQuery(suggestionsQuery(list))
}

/** The secret is not part of the key: keys outlive the page. */
export const invitationQuery = (secret: string) =>
  queryOptions({
    queryKey: queryKey('POST /api/shopping-invitations/open'),
    queryFn: ({ signal }) => call('POST /api/shopping-invitations/open', { body: { secret }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  })
