import { priorityLabel } from '#web/lib/priority-label.ts'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Clock from 'lucide-react/icons/clock'
import Flag from 'lucide-react/icons/flag'
import Hourglass from 'lucide-react/icons/hourglass'
import Repeat from 'lucide-react/icons/repeat'
import Tag from 'lucide-react/icons/tag'
import type { ParsedLine } from '#contract/planner.ts'
import { timeOfDay } from '#web/lib/days.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { withPickedDay } from './quick-task.ts'
import { formatRule } from './repeat-labels.ts'
import { taskCategoryLabels, categoryTones, isMarked, showMinutes } from '#web/lib/task-words.ts'
import { showDay } from '#web/lib/show-day.ts'

type Props = { read: ParsedLine; day: string; today: string; isSettled: boolean }
type Chip = { icon: typeof Clock; text: string; tone: BadgeTone }

/** Read aloud only once the user pauses typing. */
export function QuickAddPreview({ read, day, today, isSettled }: Props) {
  const { dueDate } = withPickedDay(read, day, today)
  const chips = chipsOf(read, dueDate)
  return (
    <output className={cx('flex flex-wrap items-center gap-1.5 transition', !isSettled && 'opacity-60')}>
      <span className="user-text mr-1 min-w-0 text-15 font-semibold">
        {read.task.title}
        <span className="sr-only">:</span>
      </span>
      {chips.map(({ icon: Icon, text, tone }) => (
        <Badge key={text} tone={tone} icon={<Icon aria-hidden="true" className="size-3.5" />}>
          {text}
        </Badge>
      ))}
    </output>
  )
}

function chipsOf({ task, found, saidMinutes }: ParsedLine, dueDate: string): Chip[] {
  const says = (means: ParsedLine['found'][number]['means']) => found.some((chip) => chip.means === means)
  const { scheduledTime, estimatedDuration, category, priority, repeat } = task
  return [
    { icon: CalendarDays, text: showDay(dueDate, 'shortWithWeekday'), tone: 'neutral' as const },
    scheduledTime !== null && { icon: Clock, text: timeOfDay(scheduledTime), tone: 'neutral' as const },
    saidMinutes !== null && {
      icon: Hourglass,
      text: showLength(estimatedDuration, saidMinutes),
      tone: 'neutral' as const,
    },
    says('category') && { icon: Tag, text: taskCategoryLabels[category], tone: categoryTones[category] },
    says('priority') && {
      icon: Flag,
      text: `${priority} · ${priorityLabel(priority)}`,
      tone: isMarked(priority) ? ('magenta' as const) : ('neutral' as const),
    },
    repeat !== null && { icon: Repeat, text: formatRule(repeat, dueDate), tone: 'neutral' as const },
  ].filter((chip) => chip !== false)
}

/** '45 min', or '15 min (rounded from 10 min)'. */
const showLength = (minutes: number, said: number): string =>
  minutes === said ? showMinutes(minutes) : `${showMinutes(minutes)} (rounded from ${showMinutes(said)})`
