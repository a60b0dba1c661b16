import { useId, useState } from 'react'
import type { Task } from '#contract/planner.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormFooter } from '#web/ui/FormFooter.tsx'
import { Input } from '#web/ui/Input.tsx'
import { momentOf } from '../wall-time.ts'
import { type TaskPosition, positionAt } from './task-position.ts'

type Props = {
  isOpen: boolean
  task: Task
  suggested: string
  onSchedule: (position: TaskPosition) => void
  onClose: () => void
}

export function ScheduleDialog({ isOpen, task, suggested, onSchedule, onClose }: Props) {
  const form = useId()
  const [date, setDate] = useState(task.dueDate)
  const [time, setTime] = useState(suggested)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={`Schedule “${task.title}” for…`}
      footer={
        <FormFooter form={form} isPending={false} pendingText="Saving...">
          Schedule
        </FormFooter>
      }
    >
      <form
        id={form}
        className="grid grid-cols-2 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onSchedule(positionAt(Date.parse(momentOf(date, time)), task.estimatedDuration))
          onClose()
        }}
      >
        <Field label="Hour">
          <Input type="time" required value={time} onChange={(event) => setTime(event.target.value)} />
        </Field>
        <Field label="Day">
          <Input
            type="date"
            required
            min="1900-01-01"
            max="2199-12-31"
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
