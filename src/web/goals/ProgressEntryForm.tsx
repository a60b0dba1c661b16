import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Goal } from '#contract/goals.ts'
import { showNumber } from '#web/lib/goal-words.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { RecordForm } from '#web/ui/RecordForm.tsx'
import { addProgress } from './goals.mutations.ts'
import { LowerNumberQuestion } from './LowerNumberQuestion.tsx'
import { readProgress } from './read-progress.ts'

const blank = { value: '', note: '' }
const saveText = 'Add update'

export function ProgressEntryForm({ goal }: { goal: Goal }) {
  const { form, asked, setAsked, answer } = useProgressEntryForm(goal)
  const { values, change, isPending, problems } = form
  return (
    <RecordForm form={form} noun="goal" saveText={saveText}>
      <Field
        label={goal.kind === 'debt' ? 'Paid so far' : 'Where you are now'}
        hint="Or what to add, like +25."
        error={problems['value'] ?? problems['add']}
      >
        <Input
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          placeholder={showNumber(goal.currentValue, goal.currency)}
          readOnly={isPending}
          value={values.value}
          onChange={(event) => {
            setAsked(undefined)
            change({ value: event.target.value })
          }}
        />
      </Field>
      {asked !== undefined && (
        <LowerNumberQuestion
          goal={goal}
          value={asked}
          isPending={isPending}
          onAdd={() => answer({ add: asked })}
          onReplace={() => answer({ value: asked })}
        />
      )}
      <Field label="Note" isOptional hint="What made the difference?" error={problems['note']}>
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

/** `asked` is a number that could mean two things, so the user is asked; `answer` sends the chosen meaning. */
function useProgressEntryForm(goal: Goal) {
  const { mutateAsync } = useMutation(addProgress)
  const [asked, setAsked] = useState<string>()
  const add = (change: { value?: string; add?: string }, note: string, id: string) => {
    setAsked(undefined)
    const entry = { id, ...change, note: note.trim() === '' ? null : note }
    return mutateAsync({ before: goal, entry, isForm: true })
  }
  const form = useRecordForm({
    draft: `goals/${goal.id}/update`,
    initial: blank,
    mayCreate: ({ value }) => {
      const { asks, change } = readProgress(value, goal)
      setAsked(asks ? change.value : undefined)
      return !asks
    },
    create: ({ value, note }, id) => add(readProgress(value, goal).change, note, id),
    staysOpen: true,
  })
  const answer = (meant: { value?: string; add?: string }) => form.run(add(meant, form.values.note, form.draft.id))
  return { form, asked, setAsked, answer }
}
