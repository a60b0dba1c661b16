import type { KeyboardEvent } from 'react'
import type { Task } from '#contract/planner.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import type { Moves } from './use-moves.ts'

type Options = { moves: Moves; onPlace: (task: Task) => void; onDelete: (task: Task) => void }

/** What the keyboard does on a task: moves, stretches, places, deletes it, or puts it back. Enter is a press, as ever. */
export const useTaskKeys =
  ({ moves, onPlace, onDelete }: Options) =>
  (task: Task, event: KeyboardEvent<HTMLElement>): void => {
    const { key, shiftKey, altKey, ctrlKey, metaKey, currentTarget } = event
    if (altKey || ctrlKey || metaKey) return
    const act = (): boolean => {
      if (key === 'Escape') return moves.putBack()
      if (key === 'Delete' || key === 'Backspace') {
        moves.flush()
        if (task.seriesId === null) focusNeighbour(currentTarget)
        onDelete(task)
        return true
      }
      if (task.scheduledTime === null && key === 'ArrowDown') {
        onPlace(task)
        return true
      }
      return moves.nudge(task, key, shiftKey)
    }
    if (act()) event.preventDefault()
  }
