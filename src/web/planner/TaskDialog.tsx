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
import { TaskFields } from './TaskFields.tsx'

type Props = {
  isOpen: boolean
  /** The task that is changed; absent, a new one is made. */
  task?: Task
  /** The day that a new one is on, and its hour ('15:00') where it has one. */
  day: string
  time?: string
  onClose: () => void
}

const words = { noun: 'task', add: 'New Task', edit: 'Edit Task', create: 'Create Task', save: 'Save' }

/** Makes a task or changes one. */
export function TaskDialog({ isOpen, task, day, time = '', onClose }: Props) {
  const create = useMutation(createTask)
  const update = useMutation(updateTask)
  // What was there when the dialog opened: a refresh in between changes nothing beneath her hands.
  const [begun] = useState(() => (task ? toForm(task) : { ...blankForm(day), time }))
  const [wanted, setWanted] = useState<EditScope>('this')
  const isRepeated = task !== undefined && task.seriesId !== null
  const scopesFor = (change: TaskChange) => {
    const scopes = task ? scopesOf(task, change) : []
    return { scopes, scope: scopes.includes(wanted) ? wanted : scopes[0] }
  }
  const form = useRecordForm({
    draft: task ? `tasks/${task.id}` : 'tasks',
    initial: begun,
    // One of a series that was deleted elsewhere comes back alone, unless it was given a new rhythm here.
    create: (values, id) =>
      create.mutateAsync({
        id,
        ...(isRepeated && toChange(begun, values).repeat === undefined ? toSingleTask(values) : toNewTask(values)),
      }),
    update:
      task &&
      ((values) => {
        const change = toChange(begun, values)
        const { scope } = scopesFor(change)
        if (Object.keys(change).length === 0) return undefined
        return update.mutateAsync({ before: task, change: { ...change, ...(scope && { scope }) }, isForm: true })
      }),
    onClose,
  })
  const change = toChange(begun, form.values)
  const { scopes, scope } = scopesFor(change)
  return (
    <RecordDialog
      form={form}
      words={words}
      isOpen={isOpen}
      onClose={onClose}
      choice={scope && <ScopeChoice scopes={scopes} chosen={scope} onChange={setWanted} />}
    >
      <TaskFields form={form} begun={begun} isDayFixed={isRepeated && change.repeat !== undefined} />
      <RepeatFields form={form} isFixed={isRepeated && change.dueDate !== undefined} />
    </RecordDialog>
  )
}
