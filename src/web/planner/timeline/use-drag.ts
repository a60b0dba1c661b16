import { type RefObject, useState } from 'react'
import type { Task } from '#contract/planner.ts'
import { usePointerDrag } from '#web/lib/use-pointer-drag.ts'
import type { TimelineGeometry } from './use-timeline-geometry.ts'
import { type DaySpan, quarter, snap } from './day-span.ts'
import { type TaskPosition, positionAt, positionOf, withEnd, withStart } from './task-position.ts'
import type { Moves } from './use-moves.ts'

type Grip = 'move' | 'start' | 'end'
type Point = { span: DaySpan; moment: number | null }
type Grab = { task: Task; grip: Grip; point: Point }

/**
 * A task that's pressed and released in place becomes the chosen one: its edges can then be pulled by touch.
 * Returns the id of the chosen task.
 */
export function useDrag(
  scroller: RefObject<HTMLElement | null>,
  geometry: TimelineGeometry,
  tasks: readonly Task[],
  moves: Moves,
): string | undefined {
  const [chosen, setChosen] = useState<string>()
  usePointerDrag<Grab>(scroller, {
    grab: (down) => {
      const grab = down.button === 0 && down.isPrimary ? grabFrom(down, tasks, geometry) : undefined
      if (chosen !== undefined && grab?.task.id !== chosen) setChosen(undefined)
      return grab
    },
    liftsBy: ({ grip, task }, { pointerType }) =>
      pointerType === 'touch' && grip !== 'move' && task.id === chosen ? 'press' : 'rest',
    scrollerOf: (area) => area,
    viewOf: (area) => {
      const { left, top, right, bottom } = area.getBoundingClientRect()
      return { left, top: top + geometry.headHeight(), right, bottom }
    },
    onLift: ({ task }, { pointerType }) => {
      if (pointerType === 'touch') setChosen(task.id)
      moves.lift(task)
    },
    onMove: (grab, x, y) => {
      const point = geometry.pointAt(x, y)
      const position = point && draggedPosition(grab, point)
      if (position) moves.carry(position)
    },
    onDrop: () => moves.drop(),
    onCancel: () => void moves.putBack(),
  })
  return chosen
}

function grabFrom(
  { target, clientX, clientY }: PointerEvent,
  tasks: readonly Task[],
  geometry: TimelineGeometry,
): Grab | undefined {
  if (!(target instanceof HTMLElement) || target.closest('[data-still]') !== null) return undefined
  const holder = target.closest<HTMLElement>('[data-task]')
  const task = tasks.find(({ id }) => id === holder?.dataset['task'])
  const point = geometry.pointAt(clientX, clientY)
  if (task === undefined || point === undefined) return undefined
  const edge = target.dataset['edge']
  return { task, point, grip: edge === 'start' || edge === 'end' ? edge : 'move' }
}

function draggedPosition({ task, grip, point: from }: Grab, { span, moment }: Point): TaskPosition | undefined {
  const position = positionOf(task)
  if (grip !== 'move') {
    if (position.start === null || moment === null) return undefined
    return grip === 'end' ? withEnd(position, position.start, moment) : withStart(position, position.start, moment)
  }
  if (moment === null) return { date: span.date, start: null, minutes: position.minutes }
  if (position.start === null || from.moment === null) return positionAt(within(span, snap(moment)), position.minutes)
  const start = snap(moment - (from.moment - position.start))
  // A task grabbed on its second day may start on another day than the pointer's.
  return positionAt(position.start >= from.span.start ? within(span, start) : start, position.minutes)
}

const within = ({ start, end }: DaySpan, moment: number): number => Math.max(start, Math.min(end - quarter, moment))
