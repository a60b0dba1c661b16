import type { Task } from '#contract/planner.ts'
import { useOpenFromHash, useDialogState } from '#web/lib/dialog-state.ts'

export type Editing = { task?: Task; day: string; time?: string }

export function useTaskDialogs(picked: string) {
  const editor = useDialogState<Editing>()
  const deletion = useDialogState<Task>()
  const openNew = () => editor.open({ day: picked })
  useOpenFromHash('#new', openNew)
  return {
    editor,
    deletion,
    openNew,
    /** `time` is local: '15:00'. */
    openAt: (day: string, time?: string) => editor.open({ day, ...(time !== undefined && { time }) }),
    openEdit: (task: Task) => editor.open({ task, day: task.dueDate }),
    askDelete: deletion.open,
  }
}

export type TaskDialogActions = ReturnType<typeof useTaskDialogs>
