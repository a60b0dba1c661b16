import type { KeyboardEvent } from 'react'
import type { Task } from '#contract/planner.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import type { Moves } from './use-moves.ts'

type Options = { moves: Moves; onSchedule: (task: Task) => void; onDelete: (task: Task) => void }

export const useTaskKeys =
  ({ moves, onSchedule, onDelete }: Options) =>
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
        onSchedule(task)
        return true
      }
      return moves.nudge(task, key, shiftKey)
    }
    if (act()) event.preventDefault()
  }
