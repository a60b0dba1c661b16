import type { KeyboardEvent } from 'react'
import type { PlannerHours } from '#contract/planner.ts'
import { showDayHeader } from '#web/lib/show-day.ts'
import { clockChange, type DaySpan, hourMarks, lengthOf, minuteAt } from './day-span.ts'
import { openMinutes } from './workload.ts'
import { formatHour } from './format-hours.ts'
import { timeAt } from './task-position.ts'

type Props = {
  span: DaySpan
  hours: PlannerHours[number] | undefined
  /** The keyboard's cursor: where a new task would go. */
  cursorMoment: number
  /** Whether this is the day that the Tab key reaches. */
  isStop: boolean
  /** Whether this day has the same hours as the gutter; a clock change makes them differ. */
  isUsual: boolean
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  /** `y` in client pixels; without it, the cursor's time. */
  onNew: (y: number | undefined, x: number) => void
  onReveal: (element: HTMLElement) => void
}

const at = (minutes: number) => `calc(var(--hour) * ${minutes / 60})`

export function DayColumn({ span, hours, cursorMoment, isStop, isUsual, onKeyDown, onNew, onReveal }: Props) {
  const length = lengthOf(span)
  const change = clockChange(span)
  const open = hours === undefined ? { from: 0, to: length } : openMinutes(span, hours)
  return (
    <button
      type="button"
      data-column={span.date}
      tabIndex={isStop ? 0 : -1}
      className="group relative cursor-cell border-l border-line select-none focus-visible:outline-none"
      style={{ height: at(length) }}
      onKeyDown={onKeyDown}
      onClick={({ detail, clientX, clientY }) => onNew(detail === 0 ? undefined : clientY, clientX)}
      onFocus={({ currentTarget }) => {
        const cursorElement = currentTarget.querySelector<HTMLElement>('[data-cursor]')
        if (cursorElement && currentTarget.matches(':focus-visible')) onReveal(cursorElement)
      }}
    >
      <span className="sr-only">{`New task, ${showDayHeader(span.date)}, ${timeAt(cursorMoment)}`}</span>
      <span aria-hidden="true">
        <Shade from={0} to={open.from} />
        <Shade from={open.to} to={length} />
        {hourMarks(span).map(({ at: minutes, moment, isAgain }) => (
          <span key={moment} className="absolute inset-x-0 border-t border-line/70" style={{ top: at(minutes) }}>
            {!isUsual && change && minutes >= change.at && (
              <span className="absolute top-0.5 right-1.5 text-13 leading-none text-ink-soft">
                {formatHour(moment)}
                {isAgain && ' again'}
              </span>
            )}
          </span>
        ))}
        {change && (
          <span
            className="absolute inset-x-0 border-t-2 border-dashed border-gold pt-5 pl-2 text-left text-13 leading-none text-ink-soft"
            style={{ top: at(change.at) }}
          >
            Clocks go {change.by > 0 ? 'forward' : 'back'}
          </span>
        )}
        <span
          data-cursor
          className="absolute inset-x-px hidden items-start rounded-small bg-royal-wash px-2 py-1 text-13 font-semibold text-royal outline-3 -outline-offset-2 outline-royal group-focus-visible:flex"
          style={{ top: at(minuteAt(span, cursorMoment)), height: at(30) }}
        >
          {timeAt(cursorMoment)}
        </span>
      </span>
    </button>
  )
}

function Shade({ from, to }: { from: number; to: number }) {
  if (to <= from) return null
  return <span className="absolute inset-x-0 bg-sunk" style={{ top: at(from), height: at(to - from) }} />
}
