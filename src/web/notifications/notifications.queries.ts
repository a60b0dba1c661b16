import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { outdates, queryKey } from '#web/lib/query-keys.ts'

export const notificationsQuery = queryOptions({
  queryKey: queryKey('GET /api/notifications'),
  queryFn: ({ signal }) => call('GET /api/notifications', { signal }),
})

/** If it fails, they stay unread. */
export const markRead = mutationOptions({
  scope: { id: 'notifications-read' },
  meta: outdates('/api/notifications'),
  mutationFn: (upTo: string) => call('PUT /api/notifications/read', { body: { upTo } }),
})
