import type { QueryClient } from '@tanstack/react-query'
import type { Goal } from '#contract/goals.ts'
import { withItem, withoutItem } from '#web/lib/pages.ts'
import { goalsQuery } from './goals.queries.ts'

/** Shows a goal, new or changed, in its place. */
export function showGoal(client: QueryClient, goal: Goal): void {
  client.setQueryData(goalsQuery.queryKey, (list) => list && withItem(list, goal))
}

/** Takes a goal away. */
export function hideGoal(client: QueryClient, id: string): void {
  client.setQueryData(goalsQuery.queryKey, (list) => list && withoutItem(list, id))
}

/** A goal as it will be once its number has moved: the server's answer takes its place. */
export function movedTo(goal: Goal, currentValue: string, targetValue = goal.targetValue): Goal {
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
