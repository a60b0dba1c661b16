import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import type { PlannerHours, Task } from '#contract/planner.ts'
import { cx } from '#web/ui/cx.ts'
import { wallTimeOf } from '../wall-time.ts'
import { Blocks } from './Blocks.tsx'
import { DayColumn } from './DayColumn.tsx'
import { hoursOn, openMinutes, plannedMinutes } from './day-load.ts'
import { DayHead } from './DayHead.tsx'
import { clockChange, type DaySpan, minuteAt, quarter } from './day-span.ts'
import { trayOf } from './visible-segments.ts'
import { HourGutter } from './HourGutter.tsx'
import { Tray } from './Tray.tsx'
import { type Board, useBoard, rowsOf } from './use-board.ts'
import { useDrag } from './use-drag.ts'
import { type Move, useMoves } from './use-moves.ts'
import { useNow } from './use-now.ts'
import { useSlot } from './use-slot.ts'
import { useTaskKeys } from './use-task-keys.ts'
import { firstHour, openingMinute } from './where-to-begin.ts'

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
  onPlace: (task: Task) => void
  onDelete: (task: Task) => void
}

/** The days beside one another, hours down, what has no hour on top. */
export function TimelineGrid(props: Props) {
  const { spans, picked, today, tasks, isLoaded, hours, onDay, onOpenDay, onNew, onOpen, onPlace, onDelete } = props
  const helpId = useId()
  const now = useNow()
  const scroller = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const board = useBoard({ scroller, head, grid }, spans)
  const moves = useMoves({ tasks, isLoaded, onDay })
  const chosen = useDrag(scroller, board, tasks, moves)
  const start = spans.find(({ date }) => date === picked) ?? spans[0]
  const first = { date: start?.date ?? picked, minutes: start ? minuteAt(start, firstHour(start, hours)) : 0 }
  const { slot, momentOn, handleKey: handleSlotKey } = useSlot(spans, first, moves.setSaid)
  const handleTaskKey = useTaskKeys({ moves, onPlace, onDelete })
  const { move } = moves
  const guest = move?.phase === 'held' && move.place.start === null ? move : undefined
  const usual = spans.find((span) => clockChange(span) === undefined) ?? spans[0]

  useOpeningScroll({ ...props, board, isMoving: move !== undefined, now })
  useKeptFocus(board, move)

  const handleNew = (span: DaySpan, y: number | undefined, x: number) => {
    const point = y === undefined ? undefined : board.pointAt(x, y)?.moment
    const moment = point == null ? momentOn(span) : Math.min(Math.floor(point / quarter) * quarter, span.end - quarter)
    onNew(span.date, wallTimeOf(new Date(moment)))
  }
  const open = (task: Task) => {
    moves.flush()
    onOpen(task)
  }
  const columns = { gridTemplateColumns: `var(--gutter) repeat(${spans.length}, minmax(0, 1fr))` }

  return (
    <div className="overflow-hidden [container-type:inline-size] rounded-card border border-line bg-surface shadow-card">
      <p id={helpId} className="sr-only">
        Arrows move it by 15 minutes or a day, Shift and arrows stretch it, Delete deletes it.
      </p>
      <p aria-live="polite" className="sr-only">
        {moves.said}
      </p>
      <div
        ref={scroller}
        aria-busy={!isLoaded}
        className={cx(
          'relative h-[clamp(24rem,100dvh-14rem,46rem)] overflow-auto scroll-pl-(--gutter) [--column:max(5.5rem,(100cqw-var(--gutter))/3)] [--gutter:3.25rem] [--hour:4rem] sm:[--column:6.5rem] short:h-auto',
          move?.phase === 'held' ? 'cursor-grabbing' : 'snap-x',
        )}
      >
        <div style={{ minWidth: `calc(var(--gutter) + ${spans.length} * var(--column))` }}>
          <div
            ref={head}
            className="sticky top-0 z-30 grid border-b border-line bg-surface short:static"
            style={columns}
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
                  <Tray
                    tasks={trayOf(tasks, span.date, move)}
                    guest={guest?.place.date === span.date ? guest.task : undefined}
                    held={move?.phase === 'held' ? move.task.id : undefined}
                    helpId={helpId}
                    onOpen={open}
                    onPlace={onPlace}
                    onKeyDown={handleTaskKey}
                    onBlur={moves.flush}
                  />
                </DayHead>
              )
            })}
          </div>
          <div className="grid" style={{ gridTemplateColumns: 'var(--gutter) minmax(0, 1fr)' }}>
            {usual && <HourGutter span={usual} />}
            <div
              ref={grid}
              className="relative grid auto-cols-[minmax(0,1fr)] grid-flow-col items-start"
              style={{ height: `calc(var(--hour) * ${rowsOf(spans) / 60})` }}
            >
              {spans.map((span) => (
                <DayColumn
                  key={span.date}
                  span={span}
                  hours={hoursOn(hours, span.date)}
                  slot={momentOn(span)}
                  isStop={span.date === slot.date}
                  isUsual={span === usual}
                  onKeyDown={(event) => handleSlotKey(span, event)}
                  onNew={(y, x) => handleNew(span, y, x)}
                  onReveal={board.reveal}
                />
              ))}
              <Blocks
                tasks={tasks}
                spans={spans}
                moves={moves}
                chosen={chosen}
                now={now}
                helpId={helpId}
                onOpen={open}
                onKeyDown={handleTaskKey}
                onReveal={board.reveal}
              />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

type Opening = Pick<Props, 'spans' | 'picked' | 'tasks' | 'isLoaded' | 'hours'> & {
  board: Board
  isMoving: boolean
  now: number
}

/** Opens at the first planned hour, once for each stretch of days. Where she carries a task along, she says where to look. */
function useOpeningScroll({ spans, picked, tasks, isLoaded, hours, board, isMoving, now }: Opening): void {
  const shown = `${spans[0]?.date} ${spans.length}`
  const opened = useRef('')
  const open = useEffectEvent(() => {
    const day = spans.findIndex(({ date }) => date === picked)
    if (!isMoving) board.scrollTo(openingMinute(tasks, spans, hours, now), Math.max(0, day))
  })
  useLayoutEffect(() => {
    if (!isLoaded || opened.current === shown) return
    opened.current = shown
    open()
  }, [isLoaded, shown])
}

/** Keeps the focus on what the keyboard moves, and it in sight, also where it becomes another element. */
function useKeptFocus(board: Board, move: Move | undefined): void {
  const keep = useEffectEvent((id: string) => {
    const element = board.find(`[data-task="${id}"] button`)
    if (!element) return
    if (document.activeElement === document.body) element.focus({ preventScroll: true })
    board.reveal(element)
  })
  useEffect(() => {
    if (move?.phase === 'nudged') keep(move.task.id)
  }, [move])
}
