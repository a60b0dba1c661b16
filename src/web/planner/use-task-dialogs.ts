import type { Task } from '#contract/planner.ts'
import { useOpenFromHash, useDialogState } from '#web/lib/dialog-state.ts'

export type Editing = { task?: Task; day: string; time?: string }

/** What opens over the planner: a task to make or change, or the question of which of a repeated one to delete. */
export function useTaskDialogs(picked: string) {
  const editor = useDialogState<Editing>()
  const deletion = useDialogState<Task>()
  const openNew = () => editor.open({ day: picked })
  useOpenFromHash('#new', openNew)
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
