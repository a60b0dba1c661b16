import { useMutation } from '@tanstack/react-query'
import type { CycleDay } from '#contract/fitness.ts'
import { cycleFlows, cycleSymptoms } from '#contract/fitness-lists.ts'
import { submitByKeyboard } from '#web/lib/submit-by-keyboard.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { AllFields } from '#web/ui/AllFields.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Filter } from '#web/ui/Filter.tsx'
import { PastDayField } from '#web/ui/PastDayField.tsx'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { changeCycleDay, logCycleDay } from './cycle.mutations.ts'
import { flowLabels } from './cycle-words.ts'

type DayForm = { day: string; flow: CycleDay['flow']; symptoms: CycleDay['symptoms']; notes: string }
type Props = { isOpen: boolean; cycleDay: CycleDay | undefined; today: string; onClose: () => void }

const labels = { noun: 'day', add: 'Log a day', edit: 'Edit day', create: 'Save', creating: 'Saving...' }
const flows = cycleFlows.map((value) => ({ value, label: flowLabels[value] }))

const toContent = ({ flow, symptoms, notes }: DayForm) => ({
  flow,
  symptoms,
  notes: notes.trim() === '' ? null : notes,
})

/** A day that is logged already is changed by logging it again. */
export function CycleDayDialog({ isOpen, cycleDay, today, onClose }: Props) {
  const log = useMutation(logCycleDay)
  const update = useMutation(changeCycleDay)
  const initial: DayForm = cycleDay
    ? { day: cycleDay.day, flow: cycleDay.flow, symptoms: cycleDay.symptoms, notes: cycleDay.notes ?? '' }
    : { day: today, flow: 'medium', symptoms: [], notes: '' }
  const form = useRecordForm({
    draft: cycleDay ? `cycle/${cycleDay.id}` : 'cycle',
    initial,
    create: (values, id) => log.mutateAsync({ id, day: values.day, ...toContent(values) }),
    update: cycleDay && ((values) => update.mutateAsync({ id: cycleDay.id, change: toContent(values) })),
    onClose,
  })
  const { values, change, isPending, problems } = form
  return (
    <RecordDialog form={form} labels={labels} isOpen={isOpen} onClose={onClose}>
      <AllFields<DayForm>
        of={{
          day: (
            <PastDayField
              error={problems['day']}
              today={today}
              isReadOnly={isPending || cycleDay !== undefined}
              value={values.day}
              onChange={(day) => change({ day })}
            />
          ),
          flow: (
            <Filter
              label="Flow"
              isLabelShown
              options={flows}
              value={values.flow}
              onChange={(flow) => change({ flow })}
            />
          ),
          symptoms: <Symptoms chosen={values.symptoms} onChange={(symptoms) => change({ symptoms })} />,
          notes: (
            <Field label="Notes" isOptional error={problems['notes']}>
              <Textarea
                rows={2}
                className="min-h-20"
                maxLength={2000}
                readOnly={isPending}
                value={values.notes}
                onKeyDown={submitByKeyboard}
                onChange={({ target }) => change({ notes: target.value })}
              />
            </Field>
          ),
        }}
      />
    </RecordDialog>
  )
}

type Symptoms = CycleDay['symptoms']

function Symptoms({ chosen, onChange }: { chosen: Symptoms; onChange: (symptoms: Symptoms) => void }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-15 font-semibold">Symptoms</legend>
      <div className="flex flex-wrap gap-2">
        {cycleSymptoms.map(({ key, label }) => (
          <label
            key={key}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-edge bg-surface px-4 text-15 font-semibold text-ink-soft transition hover:bg-sunk has-checked:border-purple has-checked:bg-purple-wash has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(key)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, key] : chosen.filter((one) => one !== key))
              }
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
