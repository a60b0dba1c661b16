import type { ReactNode } from 'react'
import type { PlannerHours } from '#contract/planner.ts'
import { showDay, showDayHeader } from '#web/lib/show-day.ts'
import { cx } from '#web/ui/cx.ts'
import { dayOfMonth } from '../calendar-days.ts'
import { DayLoad } from './DayLoad.tsx'

type Props = {
  date: string
  isToday: boolean
  /** A single day's name is already the page's heading. */
  isNamed: boolean
  planned: number
  hours: PlannerHours[number] | undefined
  available: number
  onOpen: () => void
  children: ReactNode
}

export function DayHead({ date, isToday, isNamed, planned, hours, available, onOpen, children }: Props) {
  return (
    <section
      aria-label={showDayHeader(date)}
      className="grid min-w-0 snap-start grid-rows-[auto_auto_1fr] gap-1.5 border-l border-line px-1.5 py-2"
    >
      {isNamed && (
        <button
          type="button"
          {...(isToday && { 'aria-current': 'date' })}
          className="group flex min-h-9 items-center gap-2 rounded-small px-1 text-left hover:bg-sunk"
          onClick={onOpen}
        >
          <span className="text-13 text-ink-soft group-aria-[current]:text-magenta">{showDay(date, 'weekday')}</span>
          <span
            className={cx(
              'tabular grid size-8 place-items-center rounded-full font-display text-18',
              isToday && 'bg-accent text-on-accent',
            )}
          >
            {dayOfMonth(date)}
          </span>
          <span className="sr-only">open this day</span>
        </button>
      )}
      <DayLoad planned={planned} hours={hours} available={available} isOneOfMany={isNamed} />
      {children}
    </section>
  )
}
