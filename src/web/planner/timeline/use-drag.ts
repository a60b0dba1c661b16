import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Task } from '#contract/planner.ts'
import { followPointer } from '#web/lib/follow-pointer.ts'
import type { Board } from './use-board.ts'
import { type DaySpan, quarter, snap } from './day-span.ts'
import { type Place, placeAt, placeOf, withEnd, withStart } from './task-place.ts'
import type { Moves } from './use-moves.ts'

type Grip = 'move' | 'start' | 'end'
type Point = { span: DaySpan; moment: number | null }
type Grab = { task: Task; grip: Grip; point: Point }

/**
 * Tasks in her hand: by the mouse at once, by a finger after a rest (so that scrolling stays what it was). A task that was
 * lifted and let go where it was is chosen: its edges can be pulled by a finger. Answers the id of the chosen one.
 */
export function useDrag(
  scroller: RefObject<HTMLElement | null>,
  board: Board,
  tasks: readonly Task[],
  moves: Moves,
): string | undefined {
  const [chosen, setChosen] = useState<string>()
  const gesture = useRef<{ isLifted: () => boolean }>(undefined)
  const isJustDropped = useRef(false)

  const handleLift = useEffectEvent((task: Task, kind: string) => {
    isJustDropped.current = true
    if (kind === 'touch') {
      setChosen(task.id)
      navigator.vibrate?.(12)
    }
    moves.lift(task)
  })
  const handleMove = useEffectEvent((grab: Grab, x: number, y: number) => {
    const point = board.pointAt(x, y)
    const place = point && carried(grab, point)
    if (place) moves.carry(place)
  })
  const handleDrop = useEffectEvent(() => moves.drop())
  const handleCancel = useEffectEvent(() => void moves.putBack())

  const handleDown = useEffectEvent((event: PointerEvent) => {
    isJustDropped.current = false
    const element = scroller.current
    const grab = event.button === 0 && event.isPrimary ? grabOf(event, tasks, board) : undefined
    if (chosen !== undefined && grab?.task.id !== chosen) setChosen(undefined)
    if (element === null || grab === undefined) return
    const { task, grip } = grab
    gesture.current = followPointer(event, {
      scroller: element,
      viewOf: () => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return { left, top: top + board.headHeight(), right, bottom }
      },
      isHandle: event.pointerType === 'touch' && grip !== 'move' && task.id === chosen,
      onLift: () => handleLift(task, event.pointerType),
      onMove: (x, y) => handleMove(grab, x, y),
      onDrop: () => handleDrop(),
      onCancel: () => handleCancel(),
    })
  })
  useEffect(() => {
    const element = scroller.current
    if (element === null) return undefined
    const down = (event: PointerEvent) => handleDown(event)
    // Once lifted, the finger carries instead of scrolling. It must be heard from the start, or the browser does not wait.
    const hold = (event: TouchEvent) => gesture.current?.isLifted() && event.preventDefault()
    const stayQuiet = (event: Event) => gesture.current?.isLifted() && event.preventDefault()
    const swallow = (event: MouseEvent) => {
      if (!isJustDropped.current || event.detail === 0) return
      isJustDropped.current = false
      event.preventDefault()
      event.stopPropagation()
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('touchmove', hold, { passive: false })
    element.addEventListener('contextmenu', stayQuiet)
    element.addEventListener('click', swallow, { capture: true })
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('touchmove', hold)
      element.removeEventListener('contextmenu', stayQuiet)
      element.removeEventListener('click', swallow, { capture: true })
    }
  }, [scroller])
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
