import { priorityLabel } from '#web/lib/priority-label.ts'
import Flag from 'lucide-react/icons/flag'
import type { Task } from '#contract/planner.ts'
import { timeOfDay } from '#web/lib/days.ts'
import { isMarked, showMinutes } from '#web/lib/task-words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { DoneCheck } from '#web/ui/DoneCheck.tsx'

type Props = { task: Task; onToggle: (task: Task) => void }

export function TaskItem({ task, onToggle }: Props) {
  const { title, isCompleted, priority, scheduledTime, estimatedDuration } = task
  return (
    <li className="flex items-start gap-1">
      <DoneCheck label={`Done: ${title}`} isDone={isCompleted} onChange={() => onToggle(task)} />
      <div className="min-w-0 flex-1 py-2">
        <p className={cx('user-text font-medium', isCompleted && 'text-ink-soft line-through')}>{title}</p>
        <p className="tabular text-15 text-ink-soft">
          {scheduledTime !== null && `${timeOfDay(scheduledTime)} · `}
          {showMinutes(estimatedDuration)}
        </p>
      </div>
      {isMarked(priority) && !isCompleted && (
        <span className="pt-2.5 pr-2">
          <Badge tone="magenta" icon={<Flag aria-hidden="true" className="size-3.5" />}>
            <span className="sr-only">Priority: </span>
            {priorityLabel(priority)}
          </Badge>
        </span>
      )}
    </li>
  )
}
