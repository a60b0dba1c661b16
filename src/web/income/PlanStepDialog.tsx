import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { IncomeGuide } from '#contract/income.ts'
import { addDays } from '#web/lib/days.ts'
import { newId } from '#web/lib/new-id.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormFooter } from '#web/ui/FormFooter.tsx'
import { Input } from '#web/ui/Input.tsx'
import { planStep } from './income.mutations.ts'

type Props = { isOpen: boolean; step: IncomeGuide['plan'][number]['steps'][number]; onClose: () => void }

export function PlanStepDialog({ isOpen, step, onClose }: Props) {
  const form = useId()
  const today = useToday()
  const { mutate, isPending } = useMutation(planStep)
  const [taskId] = useState(newId)
  const [day, setDay] = useState(() => addDays(today, 1))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ step: step.id, id: taskId, dueDate: day }, { onSuccess: onClose })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Add to planner"
      description={step.title}
      footer={
        <FormFooter form={form} isPending={isPending} pendingText="Saving...">
          Add to planner
        </FormFooter>
      }
    >
      <form id={form} onSubmit={handleSubmit}>
        <Field label="Day">
          <Input
            type="date"
            required
            min={today}
            max="2199-12-31"
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
