import { currencies, goalTracks } from '#contract/lists.ts'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { Select } from '#web/ui/Select.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { trackLabels } from '#web/lib/goal-words.ts'
import type { RecordForm } from '#web/lib/use-record-form.ts'
import type { GoalForm } from './goal-form.ts'

type Props = { form: RecordForm<GoalForm> }

const questions = {
  amount: ['Target amount', 'Where you are now'],
  debt: ['What you owe in total', 'Paid so far'],
  habit: ['How many times', 'Times so far'],
} as const

export function MeasureFields({ form }: Props) {
  const { values, change, isPending, problems } = form
  if (values.kind === 'milestones')
    return (
      <Field label="Steps" hint="One per line" error={problems['milestones']}>
        <Textarea
          required
          maxLength={10_000}
          readOnly={isPending}
          placeholder={'Find a room\nInvite three people'}
          value={values.steps}
          onChange={(event) => change({ steps: event.target.value })}
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
            readOnly={isPending}
            value={values.targetValue}
            onChange={(event) => change({ targetValue: event.target.value })}
          />
        </Field>
        <Field label={current} error={problems['currentValue']}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            readOnly={isPending}
            value={values.currentValue}
            onChange={(event) => change({ currentValue: event.target.value })}
          />
        </Field>
      </div>
      {values.kind !== 'habit' && <MoneyFields form={form} />}
    </>
  )
}

function MoneyFields({ form: { values, change, problems } }: Props) {
  const hasTrack = values.kind === 'amount' && values.currency !== ''
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label="Currency" error={problems['currency']}>
        <Select value={values.currency} onChange={(event) => change({ currency: event.target.value })}>
          {values.kind === 'amount' && <option value="">Not money, just a number</option>}
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
          hint={
            values.trackAs === 'monthlyIncome'
              ? 'The dashboard adds this month’s income log in the same currency. Only one goal can be tracked this way.'
              : 'The dashboard shows it under this name. Only one goal can be tracked this way.'
          }
          error={problems['trackAs']}
        >
          <Select
            value={values.trackAs}
            onChange={({ target: { value } }) => change({ trackAs: goalTracks.find((track) => track === value) ?? '' })}
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
