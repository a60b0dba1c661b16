import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import type { Task } from '#contract/planner.ts'
import { CallError } from '#web/lib/call.ts'
import { useDraft } from '#web/lib/drafts.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { FormFooter } from '#web/ui/FormFooter.tsx'
import { KeptNotice } from '#web/ui/KeptNotice.tsx'
import { NotSaved } from '#web/ui/NotSaved.tsx'
import { scopesOf } from './edit-scope.ts'
import { createTask, type EditScope, updateTask } from './planner.mutations.ts'
import { RepeatFields } from './RepeatFields.tsx'
import { ScopeChoice } from './ScopeChoice.tsx'
import { blankForm, type TaskForm, toChange, toForm, toNewTask } from './task-form.ts'
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

/** Makes a task or changes one. Closing it loses nothing: what is not saved waits as a draft. */
export function TaskDialog({ isOpen, task, day, time = '', onClose }: Props) {
  const form = useId()
  const create = useMutation(createTask)
  const update = useMutation(updateTask)
  const { isPending, error } = task ? update : create
  // What was there when the dialog opened: a refresh in between changes nothing beneath her hands.
  const [begun] = useState<TaskForm>(() => (task ? toForm(task) : { ...blankForm(day), time }))
  const draft = useDraft(task ? `tasks/${task.id}` : 'tasks', begun)
  const change = toChange(begun, draft.values)
  const isRepeated = task !== undefined && task.seriesId !== null
  const scopes = task ? scopesOf(task, change) : []
  const [wanted, setWanted] = useState<EditScope>('this')
  const scope = scopes.includes(wanted) ? wanted : scopes[0]

  const handleSuccess = () => {
    draft.forget()
    onClose()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const onSuccess = handleSuccess
    if (task === undefined) return create.mutate({ id: draft.id, ...toNewTask(draft.values) }, { onSuccess })
    if (Object.keys(change).length === 0) return handleSuccess()
    const whole = scope === undefined ? change : { ...change, scope }
    return update.mutate({ before: task, change: whole, isForm: true }, { onSuccess })
  }
  const problems = error instanceof CallError ? error.fields : {}
  const fields = { values: draft.values, onChange: draft.change, isReadOnly: isPending, problems }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={task ? 'Edit Task' : 'New Task'}
      footer={
        <div className="grid w-full gap-3">
          {scope !== undefined && <ScopeChoice scopes={scopes} chosen={scope} onChange={setWanted} />}
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <FormFooter
              form={form}
              onClose={onClose}
              isPending={isPending}
              pendingText={task ? 'Saving...' : 'Creating...'}
            >
              {task ? 'Save' : 'Create Task'}
            </FormFooter>
          </div>
        </div>
      }
    >
      <form id={form} onSubmit={handleSubmit} className="grid gap-5">
        <KeptNotice draft={draft} startOver={task ? 'Show the saved task' : 'Start fresh'} />
        <TaskFields {...fields} begun={begun} isDayFixed={isRepeated && change.repeat !== undefined} />
        <RepeatFields {...fields} isFixed={isRepeated && change.dueDate !== undefined} />
        <NotSaved error={error} />
      </form>
    </Dialog>
  )
}
