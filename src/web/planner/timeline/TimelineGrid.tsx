import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { PlannerHours, Task } from '#contract/planner.ts'
import { cx } from '#web/ui/cx.ts'
import { updateTaskQueued } from '../planner.mutations.ts'
import { wallTimeOf } from '../wall-time.ts'
import { TaskBlocks } from './TaskBlocks.tsx'
import { DayColumn } from './DayColumn.tsx'
import { hoursOn } from './workload.ts'
import { DayHeads } from './DayHeads.tsx'
import { clockChange, type DaySpan, minuteAt, quarter, hourMarks } from './day-span.ts'
import { type TimelineGeometry, useTimelineGeometry, heightInMinutes } from './use-timeline-geometry.ts'
import { useDrag } from './use-drag.ts'
import { type Move, useMoves } from './use-moves.ts'
import { useGridCursor } from './use-grid-cursor.ts'
import { useTaskKeys } from './use-task-keys.ts'
import { firstHour, initialMinute } from './initial-time.ts'
import { formatHour } from './format-hours.ts'

type Props = {
  spans: readonly DaySpan[]
  picked: string
  today: string
  tasks: readonly Task[]
  isLoaded: boolean
  hours: PlannerHours | null
  onDay: (date: string) => void
  onOpenDay: (date: string) => void
  onNew: (date: string, time: string) => void
  onOpen: (task: Task) => void
  onSchedule: (task: Task) => void
  onDelete: (task: Task) => void
}

const scrollerStyles =
  'relative h-[clamp(24rem,100dvh-14rem,46rem)] overflow-auto scroll-pl-(--gutter) [--column:max(5.5rem,(100cqw-var(--gutter))/3)] [--gutter:3.25rem] [--hour:4rem] sm:[--column:6.5rem] short:h-auto reach:pb-56'

export function TimelineGrid(props: Props) {
  const { spans, picked, today, tasks, isLoaded, hours, onDay, onOpenDay, onNew, onOpen, onSchedule, onDelete } = props
  const { mutate: update } = useMutation(updateTaskQueued)
  const onDone = (task: Task, isCompleted: boolean) => update({ before: task, change: { isCompleted } })
  const helpId = useId()
  const now = useNow()
  const scroller = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const geometry = useTimelineGeometry({ scroller, head, grid }, spans)
  const moves = useMoves({ tasks, isLoaded, onDay })
  const chosen = useDrag(scroller, geometry, tasks, moves)
  const start = spans.find(({ date }) => date === picked) ?? spans[0]
  const first = { date: start?.date ?? picked, minutes: start ? minuteAt(start, firstHour(start, hours)) : 0 }
  const cursor = useGridCursor(spans, first, moves.setAnnouncement)
  const handleTaskKey = useTaskKeys({ moves, onSchedule, onDelete })
  const { move } = moves

  useInitialScroll({ ...props, geometry, isMoving: move !== undefined, now })
  useKeptFocus(geometry, move)

  const open = (task: Task) => {
    moves.flush()
    onOpen(task)
  }

  return (
    <div className="isolate overflow-hidden [container-type:inline-size] rounded-card border border-line bg-surface shadow-card">
      <ScreenReaderTexts helpId={helpId} announcement={moves.announcement} />
      <div
        ref={scroller}
        aria-busy={!isLoaded}
        className={cx(scrollerStyles, move?.phase === 'held' ? 'cursor-grabbing' : 'snap-x')}
      >
        <div style={{ minWidth: `calc(var(--gutter) + ${spans.length} * var(--column))` }}>
          <DayHeads
            ref={head}
            {...{ spans, today, tasks, hours, move, helpId, onOpenDay, onDone, onSchedule }}
            onOpen={open}
            onKeyDown={handleTaskKey}
            onBlur={moves.flush}
          />
          <div className="grid" style={{ gridTemplateColumns: 'var(--gutter) minmax(0, 1fr)' }}>
            <HourGutter span={usualSpanOf(spans)} />
            <div
              ref={grid}
              className="relative grid auto-cols-[minmax(0,1fr)] grid-flow-col items-start"
              style={{ height: `calc(var(--hour) * ${heightInMinutes(spans) / 60})` }}
            >
              <DayColumns spans={spans} hours={hours} cursor={cursor} geometry={geometry} onNew={onNew} />
              <TaskBlocks
                {...{ tasks, spans, moves, chosen, now, helpId, onDone }}
                onOpen={open}
                onKeyDown={handleTaskKey}
                onReveal={geometry.reveal}
              />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

function ScreenReaderTexts({ helpId, announcement }: { helpId: string; announcement: string }) {
  return (
    <>
      <p id={helpId} className="sr-only">
        Arrows move it by 15 minutes or a day, Shift and arrows stretch it, Delete deletes it.
      </p>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

type DayColumnsProps = Pick<Props, 'spans' | 'hours' | 'onNew'> & {
  cursor: ReturnType<typeof useGridCursor>
  geometry: TimelineGeometry
}

function DayColumns({ spans, hours, cursor: { slot, momentOn, handleKey }, geometry, onNew }: DayColumnsProps) {
  const usualSpan = usualSpanOf(spans)
  const handleNew = (span: DaySpan, y: number | undefined, x: number) => {
    const point = y === undefined ? undefined : geometry.pointAt(x, y)?.moment
    const moment = point == null ? momentOn(span) : Math.min(Math.floor(point / quarter) * quarter, span.end - quarter)
    onNew(span.date, wallTimeOf(new Date(moment)))
  }
  return spans.map((span) => (
    <DayColumn
      key={span.date}
      span={span}
      hours={hoursOn(hours, span.date)}
      cursorMoment={momentOn(span)}
      isStop={span.date === slot.date}
      isUsual={span === usualSpan}
      onKeyDown={(event) => handleKey(span, event)}
      onNew={(y, x) => handleNew(span, y, x)}
      onReveal={geometry.reveal}
    />
  ))
}

/** Returns a day without a clock change if there is one. The gutter shows its hours. */
const usualSpanOf = (spans: readonly DaySpan[]): DaySpan | undefined =>
  spans.find((span) => clockChange(span) === undefined) ?? spans[0]

type InitialScroll = Pick<Props, 'spans' | 'picked' | 'tasks' | 'isLoaded' | 'hours'> & {
  geometry: TimelineGeometry
  isMoving: boolean
  now: number
}

/** Scrolls once for each range of days. Moving a task with the keyboard scrolls by itself. */
function useInitialScroll({ spans, picked, tasks, isLoaded, hours, geometry, isMoving, now }: InitialScroll): void {
  const shown = `${spans[0]?.date} ${spans.length}`
  const scrolledTo = useRef('')
  const open = useEffectEvent(() => {
    const day = spans.findIndex(({ date }) => date === picked)
    if (!isMoving) geometry.scrollTo(initialMinute(tasks, spans, hours, now), Math.max(0, day))
  })
  useLayoutEffect(() => {
    if (!isLoaded || scrolledTo.current === shown) return
    scrolledTo.current = shown
    open()
  }, [isLoaded, shown])
}

/** A moved task may become another element: it keeps the focus and stays in view. */
function useKeptFocus(geometry: TimelineGeometry, move: Move | undefined): void {
  const keep = useEffectEvent((id: string) => {
    const element = geometry.find(`[data-task="${id}"] button`)
    if (!element) return
    if (document.activeElement === document.body) element.focus({ preventScroll: true })
    geometry.reveal(element)
  })
  useEffect(() => {
    if (move?.phase === 'nudged') keep(move.task.id)
  }, [move])
}

function HourGutter({ span }: { span: DaySpan | undefined }) {
  if (span === undefined) return null
  return (
    <div aria-hidden="true" className="sticky left-0 z-25 bg-surface">
      {hourMarks(span).map(({ at, moment, isAgain }) => (
        <span
          key={moment}
          className="tabular absolute right-1.5 w-11 text-right text-13 leading-none text-ink-soft first:mt-1"
          style={{ top: `calc(var(--hour) * ${at / 60} - ${at === 0 ? 0 : 0.4}rem)` }}
        >
          {formatHour(moment)}
          {isAgain && <span className="block">again</span>}
        </span>
      ))}
    </div>
  )
}

/** Updates every 30 seconds. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
