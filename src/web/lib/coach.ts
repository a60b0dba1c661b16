import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { queryKey } from './query-keys.ts'

let isOn = true

/** Sets whether this server has a coach. Called once, when the page starts. */
export const setCoachOn = (on: boolean): void => {
  isOn = on
}

/** Whether this server has a coach. If not, no page mentions one. Does not change while the page is open. */
export const isCoachOn = (): boolean => isOn

/** The coach's provider, the areas that it may read, and the notices that are due. */
export const coachQuery = queryOptions({
  queryKey: queryKey('GET /api/sophia/coach'),
  queryFn: ({ signal }) => call('GET /api/sophia/coach', { signal }),
})
