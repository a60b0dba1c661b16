import type { Goal } from '#contract/goals.ts'

/**
 * The goal to look at next: the open one with the nearest date, from today on; else the one that moved last. Undefined where
 * none has a date or has begun: nothing tells them apart.
 */
export function nextGoal(goals: readonly Goal[], today: string): Goal | undefined {
  const open = goals.filter(({ isCompleted, isUnreadable }) => !isCompleted && !isUnreadable)
  const dated = open.flatMap((goal) => {
    const { targetDate } = goal
    return targetDate !== null && targetDate >= today ? [{ goal, targetDate }] : []
  })
  const [nearest] = dated.toSorted(
    (a, b) => a.targetDate.localeCompare(b.targetDate) || b.goal.priority - a.goal.priority,
  )
  const [moved] = open.filter(({ progress }) => progress > 0).toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  return nearest?.goal ?? moved
}

/** By priority; the rest in the list's order. */
export const byPriority = (a: Goal, b: Goal): number => b.priority - a.priority
