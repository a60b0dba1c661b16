import { type KeyboardEvent, useMemo } from 'react'
import type { Task } from '#contract/planner.ts'
import { useStable } from '#web/lib/use-stable.ts'
import { type DaySpan, minuteAt } from './day-span.ts'
import { visibleSegments, restingSegments } from './visible-segments.ts'
import { MoreTasks } from './MoreTasks.tsx'
import { TaskBlock } from './TaskBlock.tsx'
import type { Moves } from './use-moves.ts'

type Props = {
  tasks: readonly Task[]
  spans: readonly DaySpan[]
  moves: Moves
  chosen: string | undefined
  now: number
  helpId: string
  onOpen: (task: Task) => void
  onDone: (task: Task, isDone: boolean) => void
  onKeyDown: (task: Task, event: KeyboardEvent<HTMLElement>) => void
  onReveal: (element: HTMLElement) => void
}

/** One list for all days, so that a task moved to another day stays the same element. */
export function TaskBlocks({ tasks, spans, moves, chosen, now, helpId, onOpen, onDone, onKeyDown, onReveal }: Props) {
  const { still, folds } = useMemo(() => restingSegments(tasks, spans), [tasks, spans])
  const segments = visibleSegments(still, tasks, spans, moves.move)
  // While one block is dragged, the others don't render again.
  const actions = {
    onOpen: useStable(onOpen),
    onDone: useStable(onDone),
    onKeyDown: useStable(onKeyDown),
    onBlur: useStable(moves.flush),
    onReveal: useStable(onReveal),
  }
  return (
    <>
      <ul aria-label="Planned tasks" className="pointer-events-none absolute inset-0 *:pointer-events-auto">
        {segments.map(({ task, position, segment, isMain, isMoving }) => {
          const span = spans[segment.day]
          if (!span) return null
          return (
            <TaskBlock
              key={isMain ? task.id : `${task.id}/${segment.day}`}
              task={task}
              position={position}
              segment={segment}
              days={spans.length}
              top={minuteAt(span, segment.start)}
              minutes={minuteAt(span, segment.end) - minuteAt(span, segment.start)}
              isMain={isMain}
              isMoving={isMoving}
              isChosen={chosen === task.id}
              helpId={helpId}
              {...actions}
            />
          )
        })}
      </ul>
      <MoreTasks folds={folds} tasks={tasks} spans={spans} onOpen={onOpen} />
      {spans.map((span, day) =>
        span.start <= now && now < span.end ? (
          <span
            key={span.date}
            aria-hidden="true"
            data-now
            className="pointer-events-none absolute z-10 border-t-2 border-magenta before:absolute before:-top-1.25 before:-left-1 before:size-2 before:rounded-full before:bg-magenta"
            style={{
              left: `${(day / spans.length) * 100}%`,
              width: `${100 / spans.length}%`,
              top: `calc(var(--hour) * ${minuteAt(span, now) / 60})`,
            }}
          />
        ) : null,
      )}
    </>
  )
}
