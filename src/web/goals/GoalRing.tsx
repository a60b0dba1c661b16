import type { Goal } from '#contract/goals.ts'
import { priorityTone } from '#web/lib/goal-words.ts'
import { Ring, type RingSize } from '#web/ui/Ring.tsx'

const rays = Array.from({ length: 12 }, (_, n) => n * 30)

type Props = { goal: Pick<Goal, 'progress' | 'priority'>; size?: RingSize; isJustReached?: boolean }

/** Shows a goal's progress as a ring, with rays when the goal has just been completed. */
export function GoalRing({ goal: { progress, priority }, size = 'medium', isJustReached = false }: Props) {
  return (
    <Ring progress={progress} tone={priorityTone(priority)} size={size}>
      {isJustReached && (
        <g className="origin-center animate-rise stroke-gold" strokeWidth="3" strokeLinecap="round">
          {rays.map((angle) => (
            <path key={angle} d="M36 -2v-6" transform={`rotate(${angle} 36 36)`} />
          ))}
        </g>
      )}
    </Ring>
  )
}
