import { useMutation } from '@tanstack/react-query'
import type { Task } from '#contract/planner.ts'
import { UnreadableDialog } from '#web/ui/UnreadableDialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { deleteTask } from './planner.mutations.ts'
import { TaskDialog } from './TaskDialog.tsx'
import type { TaskDialogActions } from './use-task-dialogs.ts'

export function TaskDialogs({ editor, deletion }: TaskDialogActions) {
  const { mutate: remove } = useMutation(deleteTask)
  const task = editor.state?.value.task
  const handleDelete = (task: Task) => (task.seriesId === null ? remove({ task }) : deletion.open(task))
  return (
    <>
      {editor.state && task?.isUnreadable && (
        <UnreadableDialog
          key={`unreadable-${editor.state.key}`}
          isOpen={editor.state.isOpen}
          record={task}
          title={task.title}
          onClose={editor.close}
          onDelete={() => handleDelete(task)}
        />
      )}
      {editor.state && !task?.isUnreadable && (
        <TaskDialog
          key={editor.state.key}
          isOpen={editor.state.isOpen}
          onClose={editor.close}
          onDelete={handleDelete}
          {...editor.state.value}
        />
      )}
      {deletion.state && (
        <DeleteDialog
          key={`delete-${deletion.state.key}`}
          isOpen={deletion.state.isOpen}
          task={deletion.state.value}
          onClose={deletion.close}
        />
      )}
    </>
  )
}
