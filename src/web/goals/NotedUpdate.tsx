import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { Goal } from '#contract/goals.ts'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { toNumber } from './goal-form.ts'
import { showNumber } from '#web/lib/goal-words.ts'
import { addProgress } from './goals.mutations.ts'

/** The new number of a goal, with a note. */
export function NotedUpdate({ goal }: { goal: Goal }) {
  const [value, setValue] = useState('')
  const [note, setNote] = useState('')
  const { mutate, isPending } = useMutation(addProgress)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim() === '' || isPending) return
    const update = { id: newId(), value: toNumber(value), note: note.trim() === '' ? null : note }
    mutate(
      { before: goal, update },
      {
        onSuccess: () => {
          setValue('')
          setNote('')
        },
      },
    )
  }
  return (
    <form onSubmit={handleSubmit} className="grid gap-4">
      <Field label={goal.kind === 'debt' ? 'Paid so far' : 'Where you are now'}>
        <Input
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          placeholder={showNumber(goal.currentValue, goal.currency)}
          readOnly={isPending}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </Field>
      <Field label="Note" hint="What made the difference, if you like">
        <Input
          autoComplete="off"
          maxLength={500}
          readOnly={isPending}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="accent" isPending={isPending} pendingText="Saving..." className="justify-self-end">
        Add update
      </Button>
    </form>
  )
}
