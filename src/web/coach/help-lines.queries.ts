import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { queryKey } from '#web/lib/query-keys.ts'
import { deviceZone } from './call-links.ts'

/** For the picked country, else the device's. */
export const helpLinesQuery = (country: string | null) =>
  queryOptions({
    queryKey: queryKey('GET /api/help', country),
    queryFn: ({ signal }) => {
      const query = { zone: deviceZone(), ...(country !== null && { country }) }
      return call('GET /api/help', { query, signal })
    },
    placeholderData: (before) => before,
  })
