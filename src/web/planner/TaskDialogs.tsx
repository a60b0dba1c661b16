import { useMutation } from '@tanstack/react-query'
import type { Task } from '#contract/planner.ts'
import { UnreadableDialog } from '#web/ui/UnreadableDialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { deleteTask } from './planner.mutations.ts'
import { TaskDialog } from './TaskDialog.tsx'
import type { TaskDialogActions } from './use-task-dialogs.ts'

export function TaskDialogs({ editor, deletion }: TaskDialogActions) {
  const { mutate: remove } = useMutation(deleteTask)
  const task = editor.opening?.what.task
  const handleDelete = (task: Task) => (task.seriesId === null ? remove({ task }) : deletion.open(task))
  return (
    <>
      {editor.opening && task?.isUnreadable && (
        <UnreadableDialog
          key={`unreadable-${editor.opening.key}`}
          isOpen={editor.opening.isOpen}
          record={task}
          title={task.title}
          onClose={editor.close}
          onDelete={() => handleDelete(task)}
        />
      )}
      {editor.opening && !task?.isUnreadable && (
        <TaskDialog
          key={editor.opening.key}
          isOpen={editor.opening.isOpen}
          onClose={editor.close}
          onDelete={handleDelete}
          {...editor.opening.what}
        />
      )}
      {deletion.opening && (
        <DeleteDialog
          key={`delete-${deletion.opening.key}`}
          isOpen={deletion.opening.isOpen}
          task={deletion.opening.what}
          onClose={deletion.close}
        />
      )}
    </>
  )
}
