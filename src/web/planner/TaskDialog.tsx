import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Task, TaskChange } from '#contract/planner.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { scopesOf } from './edit-scope.ts'
import { createTask, type EditScope, updateTask } from './planner.mutations.ts'
import { RepeatFields } from './RepeatFields.tsx'
import { ScopeChoice } from './ScopeChoice.tsx'
import { blankForm, toChange, toForm, toNewTask, toSingleTask } from './task-form.ts'
import { TaskActions } from './TaskActions.tsx'
import { TaskFields } from './TaskFields.tsx'

type Props = {
  isOpen: boolean
  task?: Task
  day: string
  time?: string
  onClose: () => void
  onDelete: (task: Task) => void
}

const labels = { noun: 'task', add: 'New Task', edit: 'Edit Task', create: 'Create Task', save: 'Save' }

export function TaskDialog({ isOpen, task, day, time = '', onClose, onDelete }: Props) {
  const create = useMutation(createTask)
  const update = useMutation(updateTask)
  // Kept as it was when the dialog opened: a refetch must not change the fields.
  const [initialTask] = useState(() => (task ? toForm(task) : { ...blankForm(day), time }))
  const [requestedScope, setRequestedScope] = useState<EditScope>('this')
  const isRepeated = task !== undefined && task.seriesId !== null
  const scopesFor = (change: TaskChange) => {
    const scopes = task ? scopesOf(task, change) : []
    return { scopes, scope: scopes.includes(requestedScope) ? requestedScope : scopes[0] }
  }
  const form = useRecordForm({
    draft: task ? `tasks/${task.id}` : 'tasks',
    initial: initialTask,
    // An occurrence whose series was deleted elsewhere becomes a single task, unless it got a new rule here.
    create: (values, id) =>
      create.mutateAsync({
        id,
        ...(isRepeated && toChange(initialTask, values).repeat === undefined
          ? toSingleTask(values)
          : toNewTask(values)),
      }),
    update:
      task &&
      ((values) => {
        const change = toChange(initialTask, values)
        const { scope } = scopesFor(change)
        if (Object.keys(change).length === 0) return undefined
        return update.mutateAsync({ before: task, change: { ...change, ...(scope && { scope }) }, isForm: true })
      }),
    onClose,
  })
  const change = toChange(initialTask, form.values)
  const { scopes, scope } = scopesFor(change)
  return (
    <RecordDialog
      form={form}
      labels={labels}
      isOpen={isOpen}
      onClose={onClose}
      choice={
        task && (
          <>
            {scope && <ScopeChoice scopes={scopes} chosen={scope} onChange={setRequestedScope} />}
            <TaskActions task={task} onClose={onClose} onDelete={onDelete} />
          </>
        )
      }
    >
      <TaskFields form={form} begun={initialTask} isDayFixed={isRepeated && change.repeat !== undefined} />
      <RepeatFields form={form} isFixed={isRepeated && change.dueDate !== undefined} />
    </RecordDialog>
  )
}
