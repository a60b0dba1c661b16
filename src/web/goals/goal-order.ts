import type { Goal } from '#contract/goals.ts'

/**
 * Returns the goal to look at next: the open goal with the nearest date from today on, else the one that changed last. Returns
 * undefined if no goal has a date or has begun.
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

/** Compares two goals by priority. Goals of equal priority keep their order. */
export const byPriority = (a: Goal, b: Goal): number => b.priority - a.priority
