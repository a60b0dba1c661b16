import { useMutation } from '@tanstack/react-query'
import type { Weight } from '#contract/fitness.ts'
import { type Units, weightUnits } from '#web/lib/units.ts'
import { type RecordForm, useRecordForm } from '#web/lib/use-record-form.ts'
import { AllFields } from '#web/ui/AllFields.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { PastDayField } from '#web/ui/PastDayField.tsx'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { changeWeight, logWeight } from './fitness.mutations.ts'
import { blankForm, toChange, toForm, toContent, unitHint, type WeightForm } from './weight-form.ts'

type Props = {
  isOpen: boolean
  weight: Weight | undefined
  latest: Weight | null
  /** A logged number is not shown: an empty field keeps it. */
  hidesNumbers: boolean
  today: string
  units: Units
  onClose: () => void
}

const labels = { noun: 'weight', add: 'Log Weight', edit: 'Edit weight', create: 'Log Weight', creating: 'Saving...' }
/** 20 to 400 kg. */
const bounds = { metric: { min: 20, max: 400 }, imperial: { min: 44.1, max: 881.8 } } as const

export function WeightDialog({ isOpen, weight, latest, hidesNumbers, today, units, onClose }: Props) {
  const log = useMutation(logWeight)
  const update = useMutation(changeWeight)
  const keepsHidden = hidesNumbers && weight !== undefined
  const known = weight ? toForm(weight, units) : blankForm(today, units)
  const initial = keepsHidden ? { ...known, amount: '' } : known
  const form = useRecordForm({
    draft: weight ? `weight/${weight.id}` : 'weight',
    initial,
    create: (values, id) => log.mutateAsync({ id, day: values.day, ...toContent(values) }),
    update: weight && ((values) => update.mutateAsync({ id: weight.id, change: toChange(initial, values) })),
    onClose,
  })
  const hint = unitHint(form.values, hidesNumbers ? null : latest)
  return (
    <RecordDialog form={form} labels={labels} isOpen={isOpen} onClose={onClose}>
      <WeightFields
        form={form}
        today={today}
        isRequired={!keepsHidden}
        hint={keepsHidden ? 'Leave it empty to keep what you logged.' : hint}
      />
    </RecordDialog>
  )
}

type FieldsProps = {
  form: RecordForm<WeightForm>
  today: string
  isRequired: boolean
  hint: ReturnType<typeof unitHint>
}

function WeightFields({ form, today, isRequired, hint }: FieldsProps) {
  const { values, change, isPending, problems } = form
  return (
    <AllFields<WeightForm>
      of={{
        amount: (
          <Field
            label={values.units === 'metric' ? 'Weight in kilograms' : 'Weight in pounds'}
            hint={hint}
            error={problems['kilograms']}
          >
            <Input
              type="number"
              inputMode="decimal"
              required={isRequired}
              {...bounds[values.units]}
              step="any"
              autoComplete="off"
              readOnly={isPending}
              placeholder={weightUnits[values.units]}
              value={values.amount}
              onChange={({ target }) => change({ amount: target.value })}
            />
          </Field>
        ),
        units: null,
        day: (
          <PastDayField
            error={problems['day']}
            today={today}
            isReadOnly={isPending}
            value={values.day}
            onChange={(day) => change({ day })}
          />
        ),
        notes: (
          <Field label="Note" isOptional error={problems['notes']}>
            <Input
              maxLength={2000}
              readOnly={isPending}
              value={values.notes}
              onChange={({ target }) => change({ notes: target.value })}
            />
          </Field>
        ),
      }}
    />
  )
}
