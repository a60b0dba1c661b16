import { currencies, goalTracks } from '#contract/lists.ts'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { Select } from '#web/ui/Select.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import type { FieldsProps } from './GoalFields.tsx'
import { trackLabels } from '#web/lib/goal-words.ts'

const questions = {
  amount: ['Target amount', 'Where you are now'],
  debt: ['What you owe in all', 'Paid so far'],
  habit: ['How many times', 'Times so far'],
} as const

/** What a goal is measured by, as its kind asks. */
export function MeasureFields({ values, onChange, isReadOnly, problems }: FieldsProps) {
  if (values.kind === 'milestones')
    return (
      <Field label="Steps" hint="One a line" error={problemOf(problems, 'milestones')}>
        <Textarea
          required
          maxLength={10_000}
          readOnly={isReadOnly}
          placeholder={'Find a room\nInvite three people'}
          value={values.steps}
          onChange={(event) => onChange({ steps: event.target.value })}
        />
      </Field>
    )
  const [target, current] = questions[values.kind]
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={target} error={problems['targetValue']}>
          <Input
            required
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            readOnly={isReadOnly}
            value={values.targetValue}
            onChange={(event) => onChange({ targetValue: event.target.value })}
          />
        </Field>
        <Field label={current} error={problems['currentValue']}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            readOnly={isReadOnly}
            value={values.currentValue}
            onChange={(event) => onChange({ currentValue: event.target.value })}
          />
        </Field>
      </div>
      {values.kind !== 'habit' && <MoneyFields values={values} onChange={onChange} problems={problems} />}
    </>
  )
}

function MoneyFields({ values, onChange, problems }: Pick<FieldsProps, 'values' | 'onChange' | 'problems'>) {
  const hasTrack = values.kind === 'amount' && values.currency !== ''
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label="Currency" error={problems['currency']}>
        <Select value={values.currency} onChange={(event) => onChange({ currency: event.target.value })}>
          {values.kind === 'amount' && <option value="">No money, just a number</option>}
          {currencies.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </Select>
      </Field>
      {hasTrack && (
        <Field
          label="Track as"
          hint="The dashboard shows it under this name. One goal of each."
          error={problems['trackAs']}
        >
          <Select
            value={values.trackAs}
            onChange={({ target: { value } }) =>
              onChange({ trackAs: goalTracks.find((track) => track === value) ?? '' })
            }
          >
            <option value="">Just a goal</option>
            {goalTracks.map((track) => (
              <option key={track} value={track}>
                {trackLabels[track]}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  )
}

/** The problem of a field, or of one of its parts (`milestones.0.text`). */
const problemOf = (problems: FieldsProps['problems'], field: string): string | undefined =>
  Object.entries(problems).find(([path]) => path === field || path.startsWith(`${field}.`))?.[1]
