import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import type { Goal } from '#contract/goals.ts'

/** The id of a goal's element; links from other pages lead to it (`/financial-goals#goal-…`). */
export const goalAnchor = (id: string): string => `goal-${id}`

/** Scrolls to the goal that a link names, loading pages until it is there. The hash is removed: a reload does not repeat it. */
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
    const fold = card?.closest('details')
    if (fold) fold.open = true
    card?.scrollIntoView({ block: 'center' })
    card?.focus({ preventScroll: true })
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  }, [id, isHere, data, hasNextPage, isFetching, fetchNextPage])
}
