import { useMutation } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'
import type { BreathingPattern } from '#contract/self-care.ts'
import { CallError } from '#web/lib/call.ts'
import { useDraft } from '#web/lib/drafts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { keepPattern } from './self-care.mutations.ts'

const blank = { name: '', inhaleTime: '4', holdTime: '0', exhaleTime: '6', restTime: '0', cycles: '10' }

const numbers = [
  { field: 'inhaleTime', label: 'Breathe in', unit: 'seconds', min: 1, max: 60 },
  { field: 'holdTime', label: 'Hold', unit: 'seconds', min: 0, max: 60 },
  { field: 'exhaleTime', label: 'Breathe out', unit: 'seconds', min: 1, max: 60 },
  { field: 'restTime', label: 'Hold, empty', unit: 'seconds', min: 0, max: 60 },
  { field: 'cycles', label: 'Cycles', unit: 'times round', min: 1, max: 200 },
] as const

type Props = { isOpen: boolean; onClose: () => void; onKept: (pattern: BreathingPattern) => void }

/** A breathing pattern of her own. */
export function PatternDialog({ isOpen, onClose, onKept }: Props) {
  const form = useId()
  const draft = useDraft('self-care/pattern', blank)
  const { mutate, isPending, error } = useMutation(keepPattern)
  const problems = error instanceof CallError ? error.fields : {}
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const { name, inhaleTime, holdTime, exhaleTime, restTime, cycles } = draft.values
    const times = { inhaleTime: Number(inhaleTime), holdTime: Number(holdTime), exhaleTime: Number(exhaleTime) }
    mutate(
      { id: draft.id, name, ...times, restTime: Number(restTime), cycles: Number(cycles) },
      {
        onSuccess: (pattern) => {
          draft.forget()
          onKept(pattern)
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="A pattern of your own"
      description="A longer way out than in is what settles most people. Stop if you feel dizzy."
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending} pendingText="Saving...">
            Keep Pattern
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-5" onSubmit={handleSubmit}>
        <Field label="Name" error={problems['name']}>
          <Input
            required
            maxLength={60}
            readOnly={isPending}
            placeholder="Slow tide"
            value={draft.values.name}
            onChange={(event) => draft.change({ name: event.target.value })}
          />
        </Field>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {numbers.map(({ field, label, unit, min, max }) => (
            <Field key={field} label={label} hint={unit} error={problems[field]}>
              <Input
                type="number"
                inputMode="numeric"
                required
                min={min}
                max={max}
                step={1}
                readOnly={isPending}
                value={draft.values[field]}
                onChange={(event) => draft.change({ [field]: event.target.value })}
              />
            </Field>
          ))}
        </div>
        {error !== null && (
          <div role="alert">
            <Notice tone="problem" title="This is not saved yet. Your pattern stays here.">
              {error.message}
            </Notice>
          </div>
        )}
      </form>
    </Dialog>
  )
}
