import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { mealKinds } from '#contract/fitness-lists.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { RecordForm } from '#web/ui/RecordForm.tsx'
import { Select } from '#web/ui/Select.tsx'
import { logMeal } from './fitness.mutations.ts'
import { mealAt, mealLabels } from './meal-words.ts'

/** A form that logs a meal in one line. It stays open for the next meal. */
export function MealInput({ day }: { day: string }) {
  const { mutateAsync } = useMutation(logMeal)
  const [initial] = useState(() => ({ kind: mealAt(new Date().getHours()), content: '' }))
  const form = useRecordForm({
    draft: `meal-of/${day}`,
    initial,
    create: (values, id) => mutateAsync({ id, day, ...values }),
    staysOpen: true,
  })
  const { values, change, isPending, problems } = form
  return (
    <RecordForm form={form} noun="meal" saveText="Add">
      <div className="grid grid-cols-[8.5rem_1fr] items-end gap-2 sm:grid-cols-[8.5rem_1fr_auto]">
        <Field label="Meal" error={problems['kind']}>
          <Select
            value={values.kind}
            onChange={({ target }) => {
              const kind = mealKinds.find((one) => one === target.value)
              if (kind) change({ kind })
            }}
          >
            {mealKinds.map((kind) => (
              <option key={kind} value={kind}>
                {mealLabels[kind]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="What you had" error={problems['content']}>
          <Input
            required
            maxLength={1000}
            autoComplete="off"
            readOnly={isPending}
            placeholder="Soup and bread"
            value={values.content}
            onChange={({ target }) => change({ content: target.value })}
          />
        </Field>
        <Button type="submit" variant="accent" isPending={isPending} className="h-12 max-sm:col-span-2">
          Add
        </Button>
      </div>
    </RecordForm>
  )
}
