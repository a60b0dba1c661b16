import { DeleteDialog } from './DeleteDialog.tsx'
import { TaskDialog } from './TaskDialog.tsx'
import type { TaskDialogActions } from './use-task-dialogs.ts'

/** The dialogs over the planner. */
export function TaskDialogs({ editor, deletion }: TaskDialogActions) {
  return (
    <>
      {editor.opening && (
        <TaskDialog
          key={editor.opening.key}
          isOpen={editor.opening.isOpen}
          onClose={editor.close}
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
