import type { Milestone } from '#contract/goals.ts'
import { newId } from '#server/lib/record.ts'

type Step = { id?: string; text: string }

/** Steps in the given order. Known ids keep their completion; a step without a known id is new. */
export function toMilestones(steps: readonly Step[], before: readonly Milestone[]): Milestone[] {
  const left = new Map(before.map((milestone) => [milestone.id, milestone]))
  return steps.map(({ id, text }) => {
    const kept = id === undefined ? undefined : left.get(id)
    if (kept === undefined) return { id: newId(), text, isDone: false }
    left.delete(kept.id)
    return { ...kept, text }
  })
}

export const countDone = (milestones: readonly Milestone[]): number => milestones.filter(({ isDone }) => isDone).length
