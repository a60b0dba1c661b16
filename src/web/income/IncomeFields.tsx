import { useId } from 'react'
import type { RecordForm } from '#web/lib/use-record-form.ts'
import { submitByKeyboard } from '#web/lib/submit-by-keyboard.ts'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { PastDayField } from '#web/ui/PastDayField.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { CurrencySelect } from './CurrencySelect.tsx'
import type { EntryForm } from './entry-form.ts'

type Props = { form: RecordForm<EntryForm>; today: string; sources: readonly string[] }

export function IncomeFields({ form, today, sources }: Props) {
  const { values, change, isPending, problems } = form
  const list = useId()
  return (
    <>
      <Field label="Source" error={problems['source']}>
        <Input
          required
          maxLength={200}
          autoComplete="off"
          list={list}
          readOnly={isPending}
          placeholder="Who or what it came from"
          value={values.source}
          onChange={(event) => change({ source: event.target.value })}
        />
      </Field>
      <datalist id={list}>
        {[...new Set(sources)].map((source) => (
          <option key={source}>{source}</option>
        ))}
      </datalist>
      <div className="grid grid-cols-[1.5fr_1fr] items-start gap-x-3 gap-y-5">
        <NumberField form={form} name="amount" label="Amount" hint="Before costs and taxes" isRequired />
        <Field label="Currency" error={problems['currency']}>
          <CurrencySelect value={values.currency} onChange={(currency) => change({ currency })} />
        </Field>
        <NumberField form={form} name="costs" label="Costs" hint="Fees, materials, postage" />
        <NumberField form={form} name="hours" label="Hours" hint="Paid and unpaid" />
      </div>
      <PastDayField
        error={problems['earnedOn']}
        today={today}
        earliest="2000-01-01"
        isReadOnly={isPending}
        value={values.earnedOn}
        onChange={(day) => change({ earnedOn: day })}
      />
      <Field label="Note" isOptional error={problems['note']}>
        <Textarea
          maxLength={2_000}
          readOnly={isPending}
          value={values.note}
          onKeyDown={submitByKeyboard}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Field>
    </>
  )
}

type NumberProps = {
  form: RecordForm<EntryForm>
  name: 'amount' | 'costs' | 'hours'
  label: string
  hint: string
  isRequired?: boolean
}

const NumberField = ({ form, name, label, hint, isRequired = false }: NumberProps) => (
  <Field label={label} hint={hint} error={form.problems[name]}>
    <Input
      required={isRequired}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      readOnly={form.isPending}
      value={form.values[name]}
      onChange={(event) => form.change({ [name]: event.target.value })}
    />
  </Field>
)
