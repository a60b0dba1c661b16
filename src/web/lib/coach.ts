import { queryOptions } from '@tanstack/react-query'
import { type Page, pages } from '#contract/pages.ts'
import { call } from './call.ts'
import { keys } from './query-keys.ts'

let isOn = true

/** Whether this house has a coach: what the page said of it when it arrived. */
export const knowCoach = (on: boolean): void => {
  isOn = on
}

/** Whether there is a coach. Where there is none, no page speaks of one. It never changes while the page lives. */
export const isCoachOn = (): boolean => isOn

/** How many stops the guided tour makes: none at the coach's where there is none. */
export const tourStops = (): 'Ten' | 'Nine' => (isOn ? 'Ten' : 'Nine')

/** The pages that are there to be gone to: without the coach's where there is none. */
export const openPages = (): readonly Page[] => pages.filter(({ key }) => isOn || key !== 'coach')

/** Who answers, what of hers may be read, and what is due to be said of it. */
export const coachQuery = queryOptions({
  queryKey: keys.coach,
  queryFn: ({ signal }) => call('GET /api/sophia/coach', { signal }),
})
