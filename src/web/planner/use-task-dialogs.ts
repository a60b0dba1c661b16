import type { Task } from '#contract/planner.ts'
import { useOpenedBy, useOpening } from '#web/lib/opening.ts'

export type Editing = { task?: Task; day: string; time?: string }

/** What opens over the planner: a task to make or change, or the question of which of a repeated one to delete. */
export function useTaskDialogs(picked: string) {
  const editor = useOpening<Editing>()
  const deletion = useOpening<Task>()
  const openNew = () => editor.open({ day: picked })
  useOpenedBy('#new', openNew)
  return {
    editor,
    deletion,
    openNew,
    /** A new task at a day and an hour ('15:00') of a timeline. */
    openAt: (day: string, time?: string) => editor.open({ day, ...(time !== undefined && { time }) }),
    openEdit: (task: Task) => editor.open({ task, day: task.dueDate }),
    askDelete: deletion.open,
  }
}

export type TaskDialogActions = ReturnType<typeof useTaskDialogs>
