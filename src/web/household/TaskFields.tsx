import { householdCategories, repeatUnits } from '#contract/household-lists.ts'
import type { HouseholdTask } from '#contract/household.ts'
import type { RecordForm } from '#web/lib/use-record-form.ts'
import { IntervalField } from '#web/ui/IntervalField.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { Select } from '#web/ui/Select.tsx'
import { readUnit, type TaskForm } from './task-form.ts'

type Props = { form: RecordForm<TaskForm, HouseholdTask> }

export function TaskFields({ form: { values, change, isPending, problems } }: Props) {
  return (
    <>
      <Field label="Task" error={problems['text']}>
        <Input
          required
          maxLength={300}
          readOnly={isPending}
          value={values.text}
          onChange={(event) => change({ text: event.target.value })}
        />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Category" error={problems['category']}>
          <Select
            value={values.category}
            onChange={(event) => {
              const picked = householdCategories.find(({ id }) => id === event.target.value)
              if (picked) change({ category: picked.id })
            }}
          >
            {householdCategories.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Day" error={problems['dueDate']}>
          <Input
            type="date"
            min="1900-01-01"
            max="2199-12-31"
            readOnly={isPending}
            value={values.dueDate}
            onChange={(event) => change({ dueDate: event.target.value })}
          />
        </Field>
      </div>
      <Field label="Repeat" error={problems['repeat']}>
        <Select
          value={values.repeat}
          onChange={({ target: { value } }) => change({ repeat: value === 'date' || value === 'done' ? value : '' })}
        >
          <option value="">Once</option>
          <option value="date">On a schedule, starting that day</option>
          <option value="done">A set time after it’s done</option>
        </Select>
      </Field>
      {values.repeat !== '' && <Interval values={values} change={change} isPending={isPending} />}
    </>
  )
}

const Interval = ({ values, change, isPending }: Pick<Props['form'], 'values' | 'change' | 'isPending'>) => (
  <div className="grid grid-cols-2 items-start gap-3 sm:gap-5">
    <IntervalField value={values.every} isPending={isPending} onChange={(every) => change({ every })} />
    <Field label="Unit">
      <Select value={values.unit} onChange={(event) => change({ unit: readUnit(event.target.value) })}>
        {repeatUnits.map((unit) => (
          <option key={unit} value={unit}>
            {Number(values.every) === 1 ? unit : `${unit}s`}
          </option>
        ))}
      </Select>
    </Field>
  </div>
)
