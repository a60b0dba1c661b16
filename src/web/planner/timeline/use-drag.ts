import { type RefObject, useState } from 'react'
import type { Task } from '#contract/planner.ts'
import { usePointerDrag } from '#web/lib/use-pointer-drag.ts'
import type { Board } from './use-board.ts'
import { type DaySpan, quarter, snap } from './day-span.ts'
import { type Place, placeAt, placeOf, withEnd, withStart } from './task-place.ts'
import type { Moves } from './use-moves.ts'

type Grip = 'move' | 'start' | 'end'
type Point = { span: DaySpan; moment: number | null }
type Grab = { task: Task; grip: Grip; point: Point }

/**
 * Tasks in her hand. A task that was lifted and let go where it was is chosen: its edges can be pulled by a finger.
 * Answers the id of the chosen one.
 */
export function useDrag(
  scroller: RefObject<HTMLElement | null>,
  board: Board,
  tasks: readonly Task[],
  moves: Moves,
): string | undefined {
  const [chosen, setChosen] = useState<string>()
  usePointerDrag<Grab>(scroller, {
    grab: (down) => {
      const grab = down.button === 0 && down.isPrimary ? grabOf(down, tasks, board) : undefined
      if (chosen !== undefined && grab?.task.id !== chosen) setChosen(undefined)
      return grab
    },
    isHandle: ({ grip, task }, { pointerType }) => pointerType === 'touch' && grip !== 'move' && task.id === chosen,
    scrollerOf: (area) => area,
    viewOf: (area) => {
      const { left, top, right, bottom } = area.getBoundingClientRect()
      return { left, top: top + board.headHeight(), right, bottom }
    },
    onLift: ({ task }, { pointerType }) => {
      if (pointerType === 'touch') setChosen(task.id)
      moves.lift(task)
    },
    onMove: (grab, x, y) => {
      const point = board.pointAt(x, y)
      const place = point && carried(grab, point)
      if (place) moves.carry(place)
    },
    onDrop: () => moves.drop(),
    onCancel: () => void moves.putBack(),
  })
  return chosen
}

/** What was taken hold of, and where. A check or a button inside of a task is no task. */
function grabOf({ target, clientX, clientY }: PointerEvent, tasks: readonly Task[], board: Board): Grab | undefined {
  if (!(target instanceof HTMLElement) || target.closest('[data-still]') !== null) return undefined
  const holder = target.closest<HTMLElement>('[data-task]')
  const task = tasks.find(({ id }) => id === holder?.dataset['task'])
  const point = board.pointAt(clientX, clientY)
  if (task === undefined || point === undefined) return undefined
  const edge = target.dataset['edge']
  return { task, point, grip: edge === 'start' || edge === 'end' ? edge : 'move' }
}

/** Where it is when the hand that took it is at a point. */
function carried({ task, grip, point: from }: Grab, { span, moment }: Point): Place | undefined {
  const place = placeOf(task)
  if (grip !== 'move') {
    if (place.start === null || moment === null) return undefined
    return grip === 'end' ? withEnd(place, place.start, moment) : withStart(place, place.start, moment)
  }
  if (moment === null) return { date: span.date, start: null, minutes: place.minutes }
  if (place.start === null || from.moment === null) return placeAt(within(span, snap(moment)), place.minutes)
  const start = snap(moment - (from.moment - place.start))
  // Taken by the part that is on its second day, its beginning may be on another day than the hand.
  return placeAt(place.start >= from.span.start ? within(span, start) : start, place.minutes)
}

const within = ({ start, end }: DaySpan, moment: number): number => Math.max(start, Math.min(end - quarter, moment))
