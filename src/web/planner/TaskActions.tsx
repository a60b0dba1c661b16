import { useMutation } from '@tanstack/react-query'
import Trash from 'lucide-react/icons/trash-2'
import type { Task } from '#contract/planner.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { updateTaskQueued } from './planner.mutations.ts'

type Props = { task: Task; onClose: () => void; onDelete: (task: Task) => void }

/** Actions that need no form. Both act at once and close the dialog; changed fields stay as a draft. */
export function TaskActions({ task, onClose, onDelete }: Props) {
  const { mutate: update } = useMutation(updateTaskQueued)
  return (
    <div className="-my-2 flex items-center justify-between gap-3">
      <Checkbox
        label="Done"
        checked={task.isCompleted}
        onChange={({ target }) => {
          update({ before: task, change: { isCompleted: target.checked } })
          onClose()
        }}
      />
      <Button
        variant="plain"
        size="small"
        className="-mr-3.5"
        icon={<Trash aria-hidden="true" className="size-4.5" />}
        onClick={() => {
          onClose()
          onDelete(task)
        }}
      >
        Delete task
      </Button>
    </div>
  )
}
