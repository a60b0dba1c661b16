import { priorityLabel } from '#web/lib/priority-label.ts'
import Clock from 'lucide-react/icons/clock'
import Flag from 'lucide-react/icons/flag'
import type { KeyboardEvent } from 'react'
import type { Task } from '#contract/planner.ts'
import { cx } from '#web/ui/cx.ts'
import { isMarked } from '#web/lib/task-words.ts'
import { DoneCheck } from '#web/ui/DoneCheck.tsx'
import { taskStyles } from './task-styles.ts'
import { positionOf, formatPosition } from './task-position.ts'

type Props = {
  tasks: readonly Task[]
  preview: Task | undefined
  draggedId: string | undefined
  helpId: string
  onOpen: (task: Task) => void
  onDone: (task: Task, isDone: boolean) => void
  onSchedule: (task: Task) => void
  onKeyDown: (task: Task, event: KeyboardEvent<HTMLElement>) => void
  onBlur: () => void
}

/** Cuts off a word that is too long for a narrow day, because a word broken in two is hard to read. */
const titleStyle = 'user-text line-clamp-2 font-semibold [overflow-wrap:normal]! text-ellipsis'

export function UntimedTasks(props: Props) {
  const { tasks, preview, draggedId, helpId, onOpen, onDone, onSchedule, onKeyDown, onBlur } = props
  const shown = preview === undefined ? tasks : [...tasks.filter(({ id }) => id !== preview.id), preview]
  if (shown.length === 0) return <div className="min-h-2" />
  return (
    <div className={cx('rounded-small', preview && 'bg-royal-wash')}>
      <p className="px-1 text-13 text-ink-soft">Any time</p>
      <ul className="grid max-h-17 gap-1 sm:max-h-26 overflow-y-auto short:max-h-none">
        {shown.map((task) => (
          <li
            key={task.id}
            data-task={task.id}
            className={cx(
              'flex items-center rounded-small border-l-4 text-13 leading-tight ring-1 ring-line select-none ring-inset [container-type:inline-size] [-webkit-touch-callout:none]',
              taskStyles(task),
              draggedId === task.id && preview?.id !== task.id && 'opacity-50',
            )}
          >
            <button
              type="button"
              aria-label={nameOf(task)}
              aria-describedby={helpId}
              className="flex min-h-8 min-w-0 flex-1 cursor-grab items-center gap-1 rounded-small px-1.5 text-left"
              onClick={() => onOpen(task)}
              onKeyDown={(event) => onKeyDown(task, event)}
              onBlur={onBlur}
            >
              <span className={cx(titleStyle, task.isCompleted && 'line-through')}>
                {isMarked(task.priority) && (
                  <Flag aria-hidden="true" className="mr-1 inline size-3.5 -translate-y-px fill-current text-magenta" />
                )}
                {task.title}
              </span>
            </button>
            <button
              type="button"
              data-still
              aria-label={`Schedule ${task.title} for…`}
              title="Schedule…"
              className="hidden size-8 shrink-0 place-items-center rounded-small text-ink-soft hover:bg-surface hover:text-ink [@container(width>=8.5rem)]:grid"
              onClick={() => onSchedule(task)}
            >
              <Clock aria-hidden="true" className="size-4" />
            </button>
            <span data-still>
              <DoneCheck
                size="small"
                label={`Done: ${task.title}`}
                isDone={task.isCompleted}
                onChange={(isDone) => onDone(task, isDone)}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const nameOf = (task: Task): string =>
  [
    task.title,
    formatPosition(positionOf(task)),
    isMarked(task.priority) && `${priorityLabel(task.priority)} priority`,
    task.isCompleted && 'done',
  ]
    .filter(Boolean)
    .join(', ')
