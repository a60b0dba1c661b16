import type { Task } from '#contract/planner.ts'
import type { DaySpan } from './day-span.ts'
import { type Segment, segmentsOf } from './segments.ts'
import { endOf, type Place, placeOf } from './task-place.ts'
import type { Move } from './use-moves.ts'

/** One part of a task as it is drawn. `isMain`: the first that shows, the one for the keyboard. */
export type VisibleSegment = { task: Task; place: Place; segment: Segment; isMain: boolean; isMoving: boolean }

/** What stands on the timeline while nothing is moved. */
export function restingSegments(tasks: readonly Task[], spans: readonly DaySpan[]): VisibleSegment[] {
  const segments = segmentsOf(
    tasks.flatMap((task) => takenOf(task, placeOf(task))),
    spans,
  )
  return tasks.flatMap((task) =>
    drawnParts(
      task,
      placeOf(task),
      segments.filter(({ id }) => id === task.id),
      false,
    ),
  )
}

/**
 * What stands on the timeline. What is moved lies over the rest, which stays as it is until it is let go. The order is that of
 * the tasks, so that no element changes its place under her hands.
 */
export function visibleSegments(
  still: VisibleSegment[],
  tasks: readonly Task[],
  spans: readonly DaySpan[],
  move: Move | undefined,
) {
  if (move === undefined) return still
  const known = tasks.find(({ id }) => id === move.task.id)
  const moved = known ?? move.task
  const place = shownPlace(move)
  const moving = drawnParts(moved, place, segmentsOf(takenOf(moved, place), spans), true)
  const all = known === undefined ? [...tasks, moved] : tasks
  return all.flatMap((task) => (task === moved ? moving : still.filter((each) => each.task === task)))
}

const drawnParts = (task: Task, place: Place, segments: readonly Segment[], isMoving: boolean): VisibleSegment[] =>
  segments.map((segment, n) => ({ task, place, segment, isMain: n === 0, isMoving }))

/** What a day holds without an hour. What is in her hand stays where it was until it is let go. */
export const trayOf = (tasks: readonly Task[], date: string, move: Move | undefined): Task[] => {
  const isElsewhere = (task: Task) => move?.task.id === task.id && move.phase !== 'held'
  const guests =
    move && move.phase !== 'held' && move.place.start === null && move.place.date === date ? [move.task] : []
  const own = tasks.filter((task) => task.dueDate === date && task.scheduledTime === null && !isElsewhere(task))
  return [...own, ...guests]
}

/** In her hand over a tray, a task is still drawn where it was. */
const shownPlace = ({ task, place, phase }: Move): Place =>
  phase === 'held' && place.start === null ? placeOf(task) : place

const takenOf = ({ id }: Task, { start, minutes }: Place) =>
  start === null ? [] : [{ id, start, end: endOf(start, minutes) }]
