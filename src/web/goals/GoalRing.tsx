import { useId } from 'react'
import type { Goal } from '#contract/goals.ts'
import { cx } from '#web/ui/cx.ts'
import { priorityTone } from './goal-words.ts'

const colours = { magenta: 'text-magenta', royal: 'text-royal', purple: 'text-purple' }
const rays = Array.from({ length: 12 }, (_, n) => n * 30)

type Props = { goal: Pick<Goal, 'progress' | 'isCompleted' | 'priority'>; hasJustArrived?: boolean }

/** How far a goal is, as a ring in the colour of its priority; reached, it is a small sunrise, with rays when it happens. */
export function GoalRing({ goal: { progress, isCompleted, priority }, hasJustArrived = false }: Props) {
  const light = useId()
  return (
    <div className="relative grid size-18 shrink-0 place-items-center">
      <svg viewBox="0 0 72 72" aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <defs>
          <linearGradient id={light} x1="0" y1="1" x2="1" y2="0">
            <stop offset="0" stopColor="var(--sunrise-from)" />
            <stop offset="0.6" stopColor="var(--sunrise-coral)" />
            <stop offset="1" stopColor="var(--sunrise-gold)" />
          </linearGradient>
        </defs>
        {hasJustArrived && (
          <g className="origin-center animate-rise stroke-gold" strokeWidth="3" strokeLinecap="round">
            {rays.map((angle) => (
              <path key={angle} d="M36 -2v-6" transform={`rotate(${angle} 36 36)`} />
            ))}
          </g>
        )}
        <g fill="none" strokeWidth="7" className={cx('stroke-current', colours[priorityTone(priority)])}>
          <circle cx="36" cy="36" r="30" className="stroke-line" />
          {progress > 0 && (
            <circle
              cx="36"
              cy="36"
              r="30"
              pathLength="100"
              strokeDasharray={`${progress} 100`}
              strokeLinecap="round"
              transform="rotate(-90 36 36)"
              className="transition-[stroke-dasharray] duration-250"
              {...(isCompleted && { style: { stroke: `url(#${light})` } })}
            />
          )}
        </g>
      </svg>
      <span className="tabular text-15 font-semibold">
        {progress}%<span className="sr-only"> of the way</span>
      </span>
    </div>
  )
}
