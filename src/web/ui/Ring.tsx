import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

const colours = { magenta: 'text-magenta', royal: 'text-royal', purple: 'text-purple' }
const sizes = { large: 'size-24 text-22 sm:size-30 sm:text-28', medium: 'size-18 text-15', small: 'size-14 text-13' }
/** The sizes that a ring may have. */
export type RingSize = keyof typeof sizes

type Props = {
  /** Whole percent. */
  progress: number
  tone: keyof typeof colours
  size?: RingSize
  /** Drawn behind the ring, in a view box of 72 by 72. */
  children?: ReactNode
}

/** Progress as a ring; at 100 it becomes a small sunrise. */
export function Ring({ progress, tone, size = 'medium', children }: Props) {
  const light = useId()
  return (
    <div className={cx('relative grid shrink-0 place-items-center', sizes[size])}>
      <svg viewBox="0 0 72 72" aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <defs>
          <linearGradient id={light} x1="0" y1="1" x2="1" y2="0">
            <stop offset="0" stopColor="var(--sunrise-from)" />
            <stop offset="0.6" stopColor="var(--sunrise-coral)" />
            <stop offset="1" stopColor="var(--sunrise-gold)" />
          </linearGradient>
        </defs>
        {children}
        <g fill="none" strokeWidth="7" className={cx('stroke-current', colours[tone])}>
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
              {...(progress === 100 && { style: { stroke: `url(#${light})` } })}
            />
          )}
        </g>
      </svg>
      <span className="tabular font-semibold">
        {progress}%<span className="sr-only"> of the way</span>
      </span>
    </div>
  )
}
