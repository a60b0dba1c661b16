import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import type { Goal } from '#contract/goals.ts'

/** Where a goal stands on the page; a link from elsewhere leads there (`/financial-goals#goal-…`). */
export const goalAnchor = (id: string): string => `goal-${id}`

/** Goes to the goal that a link names, however far down the list it is. The hash is taken away: coming back does not repeat it. */
export function useLinkedGoal({ data, hasNextPage, isFetching, fetchNextPage }: UseInfiniteQueryResult<Goal[]>): void {
  const hash = useLocationProperty(() => window.location.hash)
  const id = hash.startsWith('#goal-') ? hash.slice('#goal-'.length) : undefined
  const isHere = data?.some((goal) => goal.id === id) === true
  useEffect(() => {
    if (id === undefined || data === undefined) return
    if (!isHere && hasNextPage) {
      if (!isFetching) void fetchNextPage()
      return
    }
    const card = document.getElementById(goalAnchor(id))
    card?.scrollIntoView({ block: 'center' })
    card?.focus({ preventScroll: true })
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  }, [id, isHere, data, hasNextPage, isFetching, fetchNextPage])
}
