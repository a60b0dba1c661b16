import { useMutation } from '@tanstack/react-query'
import type { BreathingPattern } from '#contract/self-care.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { NameField } from '#web/ui/NameField.tsx'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { keepPattern } from './self-care.mutations.ts'

const blank = { name: '', inhaleTime: '4', holdTime: '0', exhaleTime: '6', restTime: '0', cycles: '10' }

const numbers = [
  { field: 'inhaleTime', label: 'Breathe in', unit: 'seconds', min: 1, max: 60 },
  { field: 'holdTime', label: 'Hold', unit: 'seconds', min: 0, max: 60 },
  { field: 'exhaleTime', label: 'Breathe out', unit: 'seconds', min: 1, max: 60 },
  { field: 'restTime', label: 'Hold again', unit: 'seconds', min: 0, max: 60 },
  { field: 'cycles', label: 'Cycles', unit: 'rounds', min: 1, max: 200 },
] as const

type Props = { isOpen: boolean; onClose: () => void; onKept: (pattern: BreathingPattern) => void }

const labels = { noun: 'pattern', add: 'Your own pattern', create: 'Save Pattern', creating: 'Saving...' }

export function PatternDialog({ isOpen, onClose, onKept }: Props) {
  const keep = useMutation(keepPattern)
  const form = useRecordForm({
    draft: 'self-care/pattern',
    initial: blank,
    create: ({ name, inhaleTime, holdTime, exhaleTime, restTime, cycles }, id) =>
      keep.mutateAsync({
        id,
        name,
        inhaleTime: Number(inhaleTime),
        holdTime: Number(holdTime),
        exhaleTime: Number(exhaleTime),
        restTime: Number(restTime),
        cycles: Number(cycles),
      }),
    onSaved: onKept,
    onClose,
  })
  const { values, change, isPending, problems } = form
  return (
    <RecordDialog
      form={form}
      labels={labels}
      isOpen={isOpen}
      onClose={onClose}
      description="Breathing out longer than you breathe in calms most people. Stop if you feel dizzy."
    >
      <NameField form={form} placeholder="Slow tide" />
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
              value={values[field]}
              onChange={(event) => change({ [field]: event.target.value })}
            />
          </Field>
        ))}
      </div>
    </RecordDialog>
  )
}
