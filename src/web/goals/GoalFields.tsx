import { brand } from '#contract/brand.ts'
import { goalCategories, goalKinds } from '#contract/lists.ts'
import { submitByKeyboard } from '#web/lib/submit-by-keyboard.ts'
import type { RecordForm } from '#web/lib/use-record-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { PrioritySelect } from '#web/ui/PrioritySelect.tsx'
import { Select } from '#web/ui/Select.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import type { GoalForm } from './goal-form.ts'
import { goalCategoryLabels, kindLabels } from '#web/lib/goal-words.ts'
import { MeasureFields } from './MeasureFields.tsx'

/** The kind is chosen once. */
export function GoalFields({ form }: { form: RecordForm<GoalForm> }) {
  const { values, change, isEdit, isPending, problems } = form
  return (
    <>
      <Field label="Title" error={problems['title']}>
        <Input
          required
          maxLength={200}
          readOnly={isPending}
          autoComplete="off"
          placeholder="What would you like to reach?"
          value={values.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      {!isEdit && <KindField form={form} />}
      <MeasureFields form={form} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CategoryField form={form} />
        <Field label="Priority" error={problems['priority']}>
          <PrioritySelect value={values.priority} onChange={(priority) => change({ priority })} />
        </Field>
      </div>
      <Field
        label="Target date"
        hint="With a date, you’ll see how much it takes each month"
        error={problems['targetDate']}
      >
        <Input
          type="date"
          min="1900-01-01"
          max="2199-12-31"
          readOnly={isPending}
          value={values.targetDate}
          onChange={(event) => change({ targetDate: event.target.value })}
        />
      </Field>
      <Field label="Description" error={problems['description']}>
        <Textarea
          className="min-h-24"
          rows={3}
          maxLength={5_000}
          readOnly={isPending}
          placeholder="Why it matters to you"
          value={values.description}
          onKeyDown={submitByKeyboard}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
    </>
  )
}

function CategoryField({ form: { values, change, problems } }: { form: RecordForm<GoalForm> }) {
  return (
    <Field label="Category" error={problems['category']}>
      <Select
        value={values.category}
        onChange={({ target: { value } }) =>
          change({ category: goalCategories.find((category) => category === value) ?? 'financial' })
        }
      >
        {goalCategories.map((category) => (
          <option key={category} value={category}>
            {goalCategoryLabels[category]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function KindField({ form: { values, change, problems } }: { form: RecordForm<GoalForm> }) {
  return (
    <Field label="Kind of goal" error={problems['kind']}>
      <Select value={values.kind} onChange={({ target: { value } }) => change(ofKind(values, value))}>
        {goalKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindLabels[kind]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** A debt always has a currency. */
function ofKind({ currency }: GoalForm, value: string): Partial<GoalForm> {
  const kind = goalKinds.find((known) => known === value) ?? 'amount'
  return kind === 'debt' && currency === '' ? { kind, currency: brand.currency } : { kind }
}
