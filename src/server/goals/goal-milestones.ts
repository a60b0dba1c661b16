import type { Milestone } from '#contract/goals.ts'
import { newId } from '#server/lib/record.ts'

type Step = { id?: string; text: string }

/** Steps as she wrote them, with what is ticked already kept by their ids; a step without a known id is new. */
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
