import { useMutation } from '@tanstack/react-query'
import type { Goal } from '#contract/goals.ts'
import { showNumber } from '#web/lib/goal-words.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { RecordForm } from '#web/ui/RecordForm.tsx'
import { toNumber } from '#web/lib/to-number.ts'
import { addProgress } from './goals.mutations.ts'

const blank = { value: '', note: '' }
const saveText = 'Add update'

export function UpdateForm({ goal }: { goal: Goal }) {
  const { mutateAsync: add } = useMutation(addProgress)
  const form = useRecordForm({
    draft: `goals/${goal.id}/update`,
    initial: blank,
    create: ({ value, note }, id) => {
      const update = { id, value: toNumber(value), note: note.trim() === '' ? null : note }
      return add({ before: goal, update, isForm: true })
    },
    staysOpen: true,
  })
  const { values, change, isPending, problems } = form
  return (
    <RecordForm form={form} noun="goal" saveText={saveText}>
      <Field label={goal.kind === 'debt' ? 'Paid so far' : 'Where you are now'} error={problems['value']}>
        <Input
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          placeholder={showNumber(goal.currentValue, goal.currency)}
          readOnly={isPending}
          value={values.value}
          onChange={(event) => change({ value: event.target.value })}
        />
      </Field>
      <Field label="Note" hint="What made the difference? Optional." error={problems['note']}>
        <Input
          autoComplete="off"
          maxLength={500}
          readOnly={isPending}
          value={values.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Field>
      <Button type="submit" variant="accent" isPending={isPending} pendingText="Saving..." className="justify-self-end">
        {saveText}
      </Button>
    </RecordForm>
  )
}
