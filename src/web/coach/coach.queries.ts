import { infiniteQueryOptions } from '@tanstack/react-query'
import { callPage } from '#web/lib/call.ts'
import { byPage, itemsOf } from '#web/lib/list-pages.ts'
import { queryKey } from '#web/lib/query-keys.ts'

export const chatsQuery = infiniteQueryOptions({
  queryKey: queryKey('GET /api/sophia/chats'),
  queryFn: ({ pageParam, signal }) => callPage('GET /api/sophia/chats', pageParam, { query: {}, signal }),
  ...byPage,
  select: itemsOf,
})
