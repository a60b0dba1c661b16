import type { CycleCalendar } from '#contract/fitness.ts'
import type { TaskDay } from '#contract/planner.ts'
import { cx } from '#web/ui/cx.ts'
import { dayOfMonth } from './calendar-days.ts'
import { isMarked } from '#web/lib/task-words.ts'
import { showDayHeader } from '#web/lib/show-day.ts'

type CycleMark = 'logged' | 'in range'

/** How a day is marked where the user shows the cycle log here. */
export const cycleOf = (day: string, cycle: CycleCalendar | undefined): CycleMark | undefined => {
  if (cycle?.days.includes(day) === true) return 'logged'
  return cycle?.next != null && day >= cycle.next.from && day <= cycle.next.to ? 'in range' : undefined
}

type Props = {
  day: string
  tasks: TaskDay | undefined
  cycle: CycleMark | undefined
  isToday: boolean
  isPicked: boolean
  isOutside: boolean
  isFocusable: boolean
  onPick: () => void
}

export function DayCell({ day, tasks, cycle, isToday, isPicked, isOutside, isFocusable, onPick }: Props) {
  return (
    <td aria-selected={isPicked} className="p-0">
      <button
        type="button"
        data-day={day}
        tabIndex={isFocusable ? 0 : -1}
        aria-label={nameOf(day, tasks, cycle)}
        aria-current={isToday ? 'date' : undefined}
        onClick={onPick}
        className={cx(
          'tabular mx-auto grid h-13 w-full max-w-13 content-center justify-items-center gap-1 rounded-control text-15 transition',
          isPicked ? 'bg-accent font-semibold text-on-accent' : 'hover:bg-sunk',
          !isPicked && isToday && 'font-semibold text-magenta ring-1 ring-magenta ring-inset',
          !isPicked && !isToday && (isOutside ? 'text-ink-soft' : 'font-medium'),
        )}
      >
        <span
          className={cx(
            'px-1.5',
            cycle !== undefined && 'rounded-full border',
            cycle === 'logged' ? 'border-purple' : cycle === 'in range' && 'border-dashed border-edge',
            isPicked && cycle !== undefined && 'border-on-accent',
          )}
        >
          {dayOfMonth(day)}
        </span>
        <DayBadges tasks={tasks} isPicked={isPicked} />
      </button>
    </td>
  )
}

const cycleWords = { logged: 'cycle day', 'in range': 'in your cycle’s range' } as const

function nameOf(day: string, tasks: TaskDay | undefined, cycle: CycleMark | undefined): string {
  const name = [showDayHeader(day), cycle && cycleWords[cycle]].filter(Boolean).join(', ')
  if (tasks === undefined) return name
  const { total, completed, topPriority } = tasks
  return [
    name,
    `${total} ${total === 1 ? 'task' : 'tasks'}`,
    completed > 0 && (completed === total ? 'all done' : `${completed} done`),
    isMarked(topPriority) && 'high priority',
  ]
    .filter(Boolean)
    .join(', ')
}

const maxBadges = 4

function DayBadges({ tasks, isPicked }: { tasks: TaskDay | undefined; isPicked: boolean }) {
  const { total = 0, completed = 0, topPriority = 1 } = tasks ?? {}
  const open = total - completed
  const badgeStyle = (n: number): string => {
    if (n >= open) return 'rounded-full bg-gold'
    const isPressing = n === 0 && isMarked(topPriority)
    return cx(
      isPressing ? 'rotate-45 scale-110 rounded-[1px]' : 'rounded-full',
      isPicked ? 'bg-on-accent' : isPressing ? 'bg-magenta' : 'bg-purple',
    )
  }
  return (
    <span aria-hidden="true" className="flex h-1.5 items-center gap-0.75">
      {Array.from({ length: Math.min(total, maxBadges) }, (_, n) => (
        <span key={n} className={cx('size-1.5', badgeStyle(n))} />
      ))}
    </span>
  )
}
