import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The colours that a badge may have. */
export type BadgeTone = 'neutral' | 'magenta' | 'royal' | 'purple' | 'green' | 'pink' | 'blue' | 'red' | 'gold'

/** The background and text colour of each tone. */
export const badgeWashes: Record<BadgeTone, string> = {
  neutral: 'bg-sunk text-ink-soft',
  magenta: 'bg-magenta-wash text-magenta',
  royal: 'bg-royal-wash text-royal',
  purple: 'bg-purple-wash text-purple',
  green: 'bg-green-wash text-green',
  pink: 'bg-pink-wash text-pink',
  blue: 'bg-blue-wash text-blue',
  red: 'bg-red-wash text-red',
  gold: 'bg-gold-wash text-ink',
}

/** A short label in a coloured pill. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'tabular inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-13 font-semibold',
        badgeWashes[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
