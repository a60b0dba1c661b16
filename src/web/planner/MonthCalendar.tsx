import { addDays } from '#web/lib/days.ts'
import { showDay } from '#web/lib/show-day.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/cx.ts'
import { addMonths, monthOf, visibleRange, weekStartOf, weeksOf } from './calendar-days.ts'
import { dayByKey } from './calendar-keys.ts'
import { CalendarHeader } from './CalendarHeader.tsx'
import { cycleOf, DayCell } from './DayCell.tsx'
import { cycleCalendarQuery, taskDaysQuery } from './planner.queries.ts'

type Props = { today: string; picked: string; onPick: (day: string) => void }

/**
 * The WAI-ARIA grid pattern (arrows, Home, End, Page Up and Down). The week starts as in the user's locale. On a
 * phone it's one week until expanded.
 */
export function MonthCalendar({ today, picked, onPick }: Props) {
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  const [weekStart] = useState(() => weekStartOf(navigator.language))
  const { shown, show } = useShownDay(picked)
  const month = monthOf(shown)
  const { from, to } = visibleRange(month)
  const { data: days } = useQuery(taskDaysQuery(from, to))
  const { data: cycle } = useQuery(cycleCalendarQuery)
  const weeks = weeksOf(month, weekStart)
  const handlePick = (day: string) => {
    show(day)
    onPick(day)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(shown, event, weekStart)
    if (next !== undefined) focusDay(event, next, show)
  }
  return (
    <Card as="section" aria-labelledby={id} className="p-3! sm:p-4!">
      <CalendarHeader
        id={id}
        day={shown}
        isWhole={isWhole}
        onWhole={() => setIsWhole(!isWhole)}
        onToday={() => handlePick(today)}
        onMonth={(months) => show(addMonths(shown, months))}
        onWeek={(weeks) => show(addDays(shown, weeks * 7))}
      />
      <div className="lg:min-h-85">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- A grid of days is a table. */}
        <table role="grid" aria-labelledby={id} onKeyDown={handleKeyDown} className="w-full table-fixed">
          <WeekdayHead week={weeks[0] ?? []} />
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]} className={cx(!isWhole && !week.includes(shown) && 'max-lg:hidden')}>
                {week.map((day) => (
                  <DayCell
                    key={day}
                    day={day}
                    tasks={days?.find(({ date }) => date === day)}
                    cycle={cycleOf(day, cycle)}
                    isToday={day === today}
                    isPicked={day === picked}
                    isOutside={monthOf(day) !== month}
                    isFocusable={day === shown}
                    onPick={() => handlePick(day)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend />
    </Card>
  )
}

function focusDay(event: KeyboardEvent, day: string, show: (day: string) => void): void {
  const { currentTarget: grid } = event
  event.preventDefault()
  flushSync(() => show(day))
  grid.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
}

function WeekdayHead({ week }: { week: readonly string[] }) {
  return (
    <thead>
      <tr>
        {week.map((day) => (
          <th
            key={day}
            scope="col"
            abbr={showDay(day, 'weekdayName')}
            className="pb-1 text-13 font-medium text-ink-soft"
          >
            {showDay(day, 'weekday')}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Legend() {
  return (
    <p
      aria-hidden="true"
      className="mt-1 flex justify-center gap-4 border-t border-line pt-3 text-13 text-ink-soft max-lg:hidden"
    >
      {marks.map(({ name, look }) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <span className={cx('size-1.5', look)} />
          {name}
        </span>
      ))}
    </p>
  )
}

const marks = [
  { name: 'to do', look: 'rounded-full bg-purple' },
  { name: 'done', look: 'rounded-full bg-gold' },
  { name: 'high priority', look: 'rotate-45 rounded-[1px] bg-magenta' },
]

/** Follows the picked day, until the user browses away; picking another day brings it back. */
function useShownDay(picked: string) {
  const [shown, setShown] = useState({ day: picked, picked })
  if (shown.picked !== picked) setShown({ day: picked, picked })
  return { shown: shown.picked === picked ? shown.day : picked, show: (day: string) => setShown({ day, picked }) }
}
