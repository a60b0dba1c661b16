import type { Task } from '#contract/planner.ts'
import type { DaySpan } from './day-span.ts'
import { type Fold, foldSegments, type Segment, segmentsOf } from './segments.ts'
import { endOf, type TaskPosition, positionOf } from './task-position.ts'
import type { Move } from './use-moves.ts'

/** `isMain`: the first visible part, the one that takes the focus. */
export type VisibleSegment = {
  task: Task
  position: TaskPosition
  segment: Segment
  isMain: boolean
  isMoving: boolean
}

/** How many columns fit in a day, in the day view and in the week view. */
export const maxColumns = (days: number): number => (days === 1 ? 6 : 3)

export type Resting = { still: VisibleSegment[]; folds: Fold[] }

export function restingSegments(tasks: readonly Task[], spans: readonly DaySpan[]): Resting {
  const segments = segmentsOf(
    tasks.flatMap((task) => intervalOf(task, positionOf(task))),
    spans,
  )
  const { shown, folds } = foldSegments(segments, maxColumns(spans.length))
  const still = tasks.flatMap((task) =>
    visibleParts(
      task,
      positionOf(task),
      shown.filter(({ id }) => id === task.id),
      false,
    ),
  )
  return { still, folds }
}

/**
 * Moved tasks lie over the rest, which stays as it is until the drop. The order is that of the tasks, so that no
 * element is moved in the DOM during a drag.
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
  const position = shownPosition(move)
  const moving = visibleParts(moved, position, segmentsOf(intervalOf(moved, position), spans), true)
  const all = known === undefined ? [...tasks, moved] : tasks
  return all.flatMap((task) => (task === moved ? moving : still.filter((each) => each.task === task)))
}

const visibleParts = (
  task: Task,
  position: TaskPosition,
  segments: readonly Segment[],
  isMoving: boolean,
): VisibleSegment[] => segments.map((segment, n) => ({ task, position, segment, isMain: n === 0, isMoving }))

/** A dragged task stays in its tray until the drop. */
export const untimedTasksOf = (tasks: readonly Task[], date: string, move: Move | undefined): Task[] => {
  const isMoved = (task: Task) => move?.task.id === task.id && move.phase !== 'held'
  const previews =
    move && move.phase !== 'held' && move.position.start === null && move.position.date === date ? [move.task] : []
  const ownTasks = tasks.filter((task) => task.dueDate === date && task.scheduledTime === null && !isMoved(task))
  return [...ownTasks, ...previews]
}

/** Dragged over a tray, a task is still drawn where it was. */
const shownPosition = ({ task, position, phase }: Move): TaskPosition =>
  phase === 'held' && position.start === null ? positionOf(task) : position

const intervalOf = ({ id }: Task, { start, minutes }: TaskPosition) =>
  start === null ? [] : [{ id, start, end: endOf(start, minutes) }]
