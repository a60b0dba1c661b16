import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { HouseholdPerson, HouseholdTask } from '#contract/household.ts'
import { sentOrWaiting } from '#web/lib/queued.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { AssigneeFields } from './AssigneeFields.tsx'
import { updateTask } from './household.mutations.ts'
import { toChange, toForm } from './task-form.ts'
import { TaskFields } from './TaskFields.tsx'

type Props = {
  isOpen: boolean
  task: HouseholdTask
  people: readonly HouseholdPerson[]
  onClose: () => void
}

const labels = { noun: 'task', add: 'Edit Task', create: 'Save', save: 'Save' }

/** Edits a task: when it is due, how it repeats, and who does it. */
export function TaskDialog({ isOpen, task, people, onClose }: Props) {
  const update = useMutation(updateTask)
  // Keeps the task from when the dialog opened: a refetch must not change the fields.
  const [initial] = useState(() => toForm(task))
  const form = useRecordForm({
    draft: `household/${task.id}`,
    initial,
    update: (values) => {
      const change = toChange(initial, values)
      return Object.keys(change).length === 0 ? undefined : sentOrWaiting(update.mutateAsync({ before: task, change }))
    },
    onClose,
  })
  return (
    <RecordDialog form={form} labels={labels} isOpen={isOpen} onClose={onClose}>
      <TaskFields form={form} />
      <AssigneeFields form={form} people={people} />
    </RecordDialog>
  )
}
