import { useMutation } from '@tanstack/react-query'
import { editScopes } from '#contract/lists.ts'
import type { Task } from '#contract/planner.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { scopeLabels } from './edit-scope.ts'
import { deleteTask } from './planner.mutations.ts'

type Props = { isOpen: boolean; task: Task; onClose: () => void }

export function DeleteDialog({ isOpen, task, onClose }: Props) {
  const { mutate } = useMutation(deleteTask)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={`Delete “${task.title}”`}
      description="It repeats. Which ones do you want to delete? You can undo this."
    >
      <div className="grid gap-2">
        {editScopes.map((scope) => (
          <Button
            key={scope}
            onClick={() => {
              mutate({ task, scope })
              onClose()
            }}
          >
            {scopeLabels[scope]}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
