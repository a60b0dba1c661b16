import { useState } from 'react'
import type { Goal } from '#contract/goals.ts'
import { useToday } from '#web/lib/use-today.ts'
import { nextGoal } from './goal-order.ts'

type Sections = { next: string | undefined; reached: ReadonlyMap<string, boolean> }

/**
 * Sorts the goals into sections: next, open and reached. A goal stays in its first section, because moving it while the user
 * types in it would lose the focus.
 */
export function useGoalSections(goals: readonly Goal[]) {
  const today = useToday()
  const [sections, setSections] = useState<Sections>()
  const unknown = goals.filter(({ id }) => sections?.reached.has(id) !== true)
  if (unknown.length > 0)
    setSections({
      next: sections === undefined ? nextGoal(goals, today)?.id : sections.next,
      reached: new Map([
        ...(sections?.reached ?? []),
        ...unknown.map(({ id, isCompleted }) => [id, isCompleted] as const),
      ]),
    })
  const isReached = ({ id, isCompleted }: Goal) => sections?.reached.get(id) ?? isCompleted
  return {
    next: goals.find(({ id }) => id === sections?.next),
    open: goals.filter((goal) => goal.id !== sections?.next && !isReached(goal)),
    reached: goals.filter(isReached),
  }
}
