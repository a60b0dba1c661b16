import { infiniteQueryOptions } from '@tanstack/react-query'
import { callPage } from '#web/lib/call.ts'
import { byPage, itemsOf } from '#web/lib/list-pages.ts'
import { queryKey } from '#web/lib/query-keys.ts'
import { newestCopyOf } from './active-replies.ts'

export const exchangesQuery = infiniteQueryOptions({
  queryKey: queryKey('GET /api/sophia/chats'),
  queryFn: async ({ pageParam, signal }) => {
    const page = await callPage('GET /api/sophia/chats', pageParam, { query: {}, signal })
    return { ...page, items: page.items.map(newestCopyOf) }
  },
  ...byPage,
  select: itemsOf,
})
