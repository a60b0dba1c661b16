import { useState } from 'react'
import type { Goal } from '#contract/goals.ts'
import { useToday } from '#web/lib/use-today.ts'
import { nextGoal } from './goal-order.ts'

type Places = { next: string | undefined; reached: ReadonlyMap<string, boolean> }

/**
 * Where each goal stands: next, open, or among those reached. A goal keeps the place that it had when it came: one that moved
 * while the user writes into it would lose the focus.
 */
export function useGoalPlaces(goals: readonly Goal[]) {
  const today = useToday()
  const [places, setPlaces] = useState<Places>()
  const unknown = goals.filter(({ id }) => places?.reached.has(id) !== true)
  if (unknown.length > 0)
    setPlaces({
      next: places === undefined ? nextGoal(goals, today)?.id : places.next,
      reached: new Map([
        ...(places?.reached ?? []),
        ...unknown.map(({ id, isCompleted }) => [id, isCompleted] as const),
      ]),
    })
  const isReached = ({ id, isCompleted }: Goal) => places?.reached.get(id) ?? isCompleted
  return {
    next: goals.find(({ id }) => id === places?.next),
    open: goals.filter((goal) => goal.id !== places?.next && !isReached(goal)),
    reached: goals.filter(isReached),
  }
}
