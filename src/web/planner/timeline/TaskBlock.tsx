import { priorityLabel } from '#web/lib/priority-label.ts'
import Flag from 'lucide-react/icons/flag'
import Repeat from 'lucide-react/icons/repeat'
import { type KeyboardEvent, memo } from 'react'
import type { Task } from '#contract/planner.ts'
import { timeOfDay } from '#web/lib/days.ts'
import { cx } from '#web/ui/cx.ts'
import { isMarked } from '#web/lib/task-words.ts'
import { DoneCheck } from '#web/ui/DoneCheck.tsx'
import type { Segment } from './segments.ts'
import { taskStyles } from './task-styles.ts'
import { formatTimeRange } from './format-hours.ts'
import { type TaskPosition, formatPosition } from './task-position.ts'

type Props = {
  task: Task
  position: TaskPosition
  segment: Segment
  days: number
  top: number
  minutes: number
  /** The first visible part: the one that takes the focus. */
  isMain: boolean
  isMoving: boolean
  isChosen: boolean
  helpId: string
  onOpen: (task: Task) => void
  onDone: (task: Task, isDone: boolean) => void
  onKeyDown: (task: Task, event: KeyboardEvent<HTMLElement>) => void
  onBlur: () => void
  onReveal: (element: HTMLElement) => void
}

// Edge handles are 24 px: 12 of them lie on a tall block, 6 on a short one. On touch they're 44 px once the block is chosen.
const edgeStyle =
  'pointer-events-none absolute inset-x-0 z-10 h-6 cursor-ns-resize touch-none [@media(hover:hover)]:group-hover:pointer-events-auto group-data-chosen:pointer-events-auto group-data-chosen:h-11'
const handleStyle =
  'absolute left-1/2 hidden size-3.5 -translate-x-1/2 rounded-full border-2 border-surface bg-royal group-data-chosen:block'

const iconStyle = 'mr-1 inline size-3.5 -translate-y-px no-underline'

const beside = 'items-baseline gap-x-1.5'
/** A half-hour block is too low for two lines, so title and times share one where it's wide enough. */
const besideWhereWide =
  '[@container(width>=14rem)]:flex-row [@container(width>=14rem)]:items-baseline [@container(width>=14rem)]:gap-x-1.5'

/** How many title lines leave room for the times. An hour is 64 px, a line 17, the padding 12. */
const titleLines = (minutes: number): number => Math.max(1, Math.floor(((minutes * 64) / 60 - 12) / 17) - 1)

function labelOf({ title, priority, repeat, isCompleted }: Task, position: TaskPosition): string {
  const label = [
    title,
    formatPosition(position),
    isMarked(priority) && `${priorityLabel(priority)} priority`,
    repeat !== null && 'repeats',
    isCompleted && 'done',
  ]
  return label.filter(Boolean).join(', ')
}

export const TaskBlock = memo(function TaskBlock(props: Props) {
  const { task, position, segment, days, top, minutes, isMain, isMoving, isChosen, ...rest } = props
  const { helpId, onOpen, onDone, onKeyDown, onBlur, onReveal } = rest
  const { day, column, columns, width, isHead, isTail } = segment
  const isTall = minutes >= 45
  const isLow = minutes < 30
  return (
    <li
      data-task={task.id}
      data-chosen={isChosen || undefined}
      data-moving={isMoving || undefined}
      className="group absolute min-h-6 px-px pb-px select-none hover:z-10 focus-within:z-10 data-chosen:z-20 data-moving:z-20 [container-type:inline-size] [-webkit-touch-callout:none]"
      style={{
        left: `${((day + column / columns) / days) * 100}%`,
        width: `${(width / columns / days) * 100}%`,
        top: `calc(var(--hour) * ${top / 60})`,
        height: `calc(var(--hour) * ${minutes / 60})`,
      }}
    >
      <button
        type="button"
        aria-describedby={helpId}
        {...(!isMain && { tabIndex: -1, 'aria-hidden': true })}
        onClick={() => onOpen(task)}
        onKeyDown={(event) => onKeyDown(task, event)}
        onBlur={onBlur}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onReveal(currentTarget)}
        className={cx(
          'flex size-full cursor-grab flex-col overflow-hidden border-l-4 px-1.5 text-left text-13 leading-tight ring-1 ring-line transition-shadow ring-inset group-data-moving:cursor-grabbing group-data-moving:shadow-card group-data-moving:ring-royal group-data-chosen:ring-royal',
          isHead && 'rounded-t-small',
          isTail && 'rounded-b-small',
          isMain && '[@container(width>=2.75rem)]:pr-6.5',
          isTall && isMain && '[@container(width>=9rem)]:pr-11',
          isTall ? 'py-1.5' : isLow ? 'py-[3px]' : 'justify-center leading-[15px]',
          taskStyles(task),
        )}
      >
        <span className="sr-only">{labelOf(task, position)}</span>
        <span className={cx('flex max-w-full', isLow ? beside : 'flex-col', !isLow && !isTall && besideWhereWide)}>
          <BlockTitle task={task} isHead={isHead} lines={isTall ? titleLines(minutes) : undefined} />
          {position.start !== null && <BlockTime start={position.start} minutes={position.minutes} isLow={isLow} />}
        </span>
      </button>
      {isMain && <BlockCheck task={task} isTall={isTall} onDone={onDone} />}
      {isHead && <Edge at="start" />}
      {isTail && <Edge at="end" />}
    </li>
  )
})

/** Shows the range if it fits, else the start alone. A low block shows it beside the title only if it is wide enough. */
function BlockTime({ start, minutes, isLow }: { start: number; minutes: number; isLow: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'tabular shrink-0 overflow-hidden whitespace-nowrap text-ink-soft',
        isLow && 'hidden [@container(width>=7rem)]:inline',
      )}
    >
      <span className="[@container(width>=11rem)]:hidden">{timeOfDay(new Date(start).toISOString())}</span>
      <span className="hidden [@container(width>=11rem)]:inline">{formatTimeRange(start, minutes)}</span>
    </span>
  )
}

/** The checkbox of a block. It is small on a small block, so that touching the rest still opens the task. */
function BlockCheck({ task, isTall, onDone }: { task: Task; isTall: boolean; onDone: Props['onDone'] }) {
  return (
    <span data-still className="absolute top-0 right-0 z-20 hidden [@container(width>=2.75rem)]:block">
      <DoneCheck
        label={`Done: ${task.title}`}
        isDone={task.isCompleted}
        size={isTall ? 'fit' : 'small'}
        onChange={(isDone) => onDone(task, isDone)}
      />
    </span>
  )
}

/** `lines` is absent if there is room for only one line. */
function BlockTitle({ task, isHead, lines }: { task: Task; isHead: boolean; lines: number | undefined }) {
  const { title, priority, isCompleted, repeat } = task
  return (
    <span
      aria-hidden="true"
      className={cx(
        'user-text max-w-full min-w-0 font-semibold',
        isCompleted && 'line-through',
        lines === undefined ? 'truncate' : 'line-clamp-1',
      )}
      {...(lines !== undefined && { style: { WebkitLineClamp: lines } })}
    >
      {isMarked(priority) && <Flag className={cx(iconStyle, 'fill-current text-magenta')} />}
      {isHead ? title : `… ${title}`}
      {repeat !== null && <Repeat className={cx(iconStyle, 'ml-1 text-ink-soft')} />}
    </span>
  )
}

function Edge({ at }: { at: 'start' | 'end' }) {
  const isStart = at === 'start'
  return (
    <span
      aria-hidden="true"
      data-edge={at}
      className={cx(
        edgeStyle,
        isStart ? 'bottom-[calc(100%-clamp(6px,25%,12px))]' : 'top-[calc(100%-clamp(6px,25%,12px))]',
      )}
    >
      <span className={cx(handleStyle, isStart ? 'bottom-0' : 'top-0')} />
    </span>
  )
}
