import type { QueryClient } from '@tanstack/react-query'
import type { Goal } from '#contract/goals.ts'
import { withItem, withoutItem } from '#web/lib/list-pages.ts'
import { goalsQuery } from './goals.queries.ts'

export function showGoal(client: QueryClient, goal: Goal): void {
  client.setQueryData(goalsQuery.queryKey, (list) => list && withItem(list, goal))
}

export function hideGoal(client: QueryClient, id: string): void {
  client.setQueryData(goalsQuery.queryKey, (list) => list && withoutItem(list, id))
}

/** The goal after its number changed, to show until the server answers. */
export function withValue(goal: Goal, currentValue: string, targetValue = goal.targetValue): Goal {
  const share = Number(currentValue) / Number(targetValue)
  const isNumber = Number.isFinite(share)
  return {
    ...goal,
    currentValue: isNumber ? currentValue : goal.currentValue,
    targetValue: isNumber ? targetValue : goal.targetValue,
    progress: isNumber ? Math.min(100, Math.max(0, Math.floor(share * 100))) : goal.progress,
    isCompleted: isNumber ? share >= 1 : goal.isCompleted,
  }
}
