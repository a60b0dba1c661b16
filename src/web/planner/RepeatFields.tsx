import type { RecordForm } from '#web/lib/use-record-form.ts'
import { IntervalField } from '#web/ui/IntervalField.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { Select } from '#web/ui/Select.tsx'
import { addMonths } from './calendar-days.ts'
import { DayInput } from './DayInput.tsx'
import { daysOf, kindsOn, readRule, units } from './repeat.ts'
import { formatRule, kindLabel, unitLabels } from './repeat-labels.ts'
import type { TaskForm } from './task-form.ts'
import { WeekdayPicker } from './WeekdayPicker.tsx'

type Props = {
  form: RecordForm<TaskForm>
  /** The rule can't change together with the date of one occurrence. */
  isFixed: boolean
}

export function RepeatFields({ form, isFixed }: Props) {
  const { values, change, isPending, problems } = form
  const { repeat, repeatUnit } = values
  const isWeekly = repeat === 'weekly' || (repeat === 'interval' && repeatUnit === 'WEEKLY')
  const hasEnd = repeat !== 'none' && repeat !== 'custom'
  const kinds = kindsOn(values.dueDate, repeat, isCustom(values))
  return (
    <>
      <Field
        label="Repeat"
        error={problems['repeat']}
        {...(isFixed && { hint: 'Save the new day first, then change how it repeats.' })}
        {...(repeat === 'custom' && { hint: `${customWords(values)}. We’ll leave it as is.` })}
      >
        <Select
          disabled={isFixed || isPending}
          value={repeat}
          onChange={(event) => change({ repeat: kinds.find((kind) => kind === event.target.value) ?? 'none' })}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindLabel(kind, values.dueDate)}
            </option>
          ))}
        </Select>
      </Field>
      {!isFixed && repeat === 'interval' && <Interval form={form} />}
      {!isFixed && isWeekly && (
        <WeekdayPicker
          chosen={daysOf(values, values.dueDate)}
          onChange={(days) => change({ repeatDays: days.join(',') })}
        />
      )}
      {!isFixed && hasEnd && <End form={form} />}
    </>
  )
}

const isCustom = ({ rule, dueDate }: TaskForm): boolean => rule !== '' && readRule(rule, dueDate).repeat === 'custom'

/** 'Every month on the first Monday' where there are words for it. */
function customWords({ rule, dueDate }: TaskForm): string {
  const words = formatRule(rule, dueDate)
  return words === kindLabel('custom', dueDate) ? 'A custom pattern' : words
}

type PartProps = Pick<Props, 'form'>

function Interval({ form: { values, change, isPending } }: PartProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-3 sm:gap-5">
      <IntervalField
        value={values.repeatEvery}
        isPending={isPending}
        onChange={(repeatEvery) => change({ repeatEvery })}
      />
      <Field label="Unit">
        <Select
          value={values.repeatUnit}
          onChange={(event) => change({ repeatUnit: units.find((unit) => unit === event.target.value) ?? 'WEEKLY' })}
        >
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {unitLabels[unit]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

const ends = { never: 'Never', on: 'On a day', after: 'After a number of times' } as const

function End({ form: { values, change, isPending } }: PartProps) {
  const { repeatEnds, repeatUntil, repeatCount, dueDate } = values
  const until = repeatUntil === '' ? addMonths(dueDate, 3) : repeatUntil
  const handleEnds = (chosen: string) =>
    change({ repeatEnds: chosen === 'on' || chosen === 'after' ? chosen : 'never', repeatUntil: until })
  return (
    <div className="grid grid-cols-2 items-start gap-3 sm:gap-5">
      <Field label="Ends">
        <Select value={repeatEnds} onChange={(event) => handleEnds(event.target.value)}>
          {Object.entries(ends).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {repeatEnds === 'on' && (
        <Field label="Last day">
          <DayInput
            min={dueDate}
            readOnly={isPending}
            value={until}
            onChange={(repeatUntil) => change({ repeatUntil })}
          />
        </Field>
      )}
      {repeatEnds === 'after' && (
        <Field label="Times">
          <Input
            type="number"
            inputMode="numeric"
            required
            min={1}
            max={999}
            readOnly={isPending}
            value={repeatCount}
            onChange={(event) => change({ repeatCount: event.target.value })}
          />
        </Field>
      )}
    </div>
  )
}
