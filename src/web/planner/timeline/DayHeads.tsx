import type { ComponentProps, Ref } from 'react'
import type { PlannerHours, Task } from '#contract/planner.ts'
import { hoursOn, openMinutes, plannedMinutes } from './workload.ts'
import type { DaySpan } from './day-span.ts'
import { DayHead } from './DayHead.tsx'
import { UntimedTasks } from './UntimedTasks.tsx'
import type { Move } from './use-moves.ts'
import { untimedTasksOf } from './visible-segments.ts'

type Props = {
  ref: Ref<HTMLDivElement>
  spans: readonly DaySpan[]
  today: string
  tasks: readonly Task[]
  hours: PlannerHours | null
  move: Move | undefined
  onOpenDay: (date: string) => void
} & Pick<ComponentProps<typeof UntimedTasks>, 'helpId' | 'onOpen' | 'onDone' | 'onSchedule' | 'onKeyDown' | 'onBlur'>

/** The heads of the days, each with its tasks that have no time. */
export function DayHeads({ ref, spans, today, tasks, hours, move, onOpenDay, ...untimed }: Props) {
  const held = move?.phase === 'held' ? move : undefined
  const preview = held?.position.start === null ? held : undefined
  return (
    <div
      ref={ref}
      className="sticky top-0 z-30 grid border-b border-line bg-surface short:static"
      style={{ gridTemplateColumns: `var(--gutter) repeat(${spans.length}, minmax(0, 1fr))` }}
    >
      <div className="sticky left-0 z-10 bg-surface" />
      {spans.map((span) => {
        const ofDay = hoursOn(hours, span.date)
        const { from, to } = ofDay ? openMinutes(span, ofDay) : { from: 0, to: 0 }
        return (
          <DayHead
            key={span.date}
            date={span.date}
            isToday={span.date === today}
            isNamed={spans.length > 1}
            planned={plannedMinutes(tasks, span)}
            hours={ofDay}
            available={to - from}
            onOpen={() => onOpenDay(span.date)}
          >
            <UntimedTasks
              tasks={untimedTasksOf(tasks, span.date, move)}
              preview={preview?.position.date === span.date ? preview.task : undefined}
              draggedId={held?.task.id}
              {...untimed}
            />
          </DayHead>
        )
      })}
    </div>
  )
}
