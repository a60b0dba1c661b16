import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { Goal } from '#contract/goals.ts'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/Button.tsx'
import { Input } from '#web/ui/Input.tsx'
import { addProgress } from './goals.mutations.ts'
import { LowerNumberQuestion } from './LowerNumberQuestion.tsx'
import { readProgress } from './read-progress.ts'

const asks: Record<Exclude<Goal['kind'], 'milestones'>, string> = {
  amount: 'New total',
  debt: 'Paid so far',
  habit: 'Times so far',
}

export function ProgressForm({ goal }: { goal: Goal }) {
  const [written, setWritten] = useState('')
  const [asked, setAsked] = useState<string>()
  const { mutate, isPending } = useMutation(addProgress)
  if (goal.kind === 'milestones') return null
  const ask = asks[goal.kind]
  const write = (text: string) => {
    setWritten(text)
    setAsked(undefined)
  }
  const send = (change: { value?: string; add?: string }) => {
    write('')
    mutate({ before: goal, update: { id: newId(), ...change } }, { onError: () => setWritten(written) })
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (written.trim() === '' || isPending) return
    const read = readProgress(written, goal)
    if (read.asks) setAsked(read.change.value)
    else send(read.change)
  }
  const handleOnce = () => send({ add: '1' })
  return (
    <form onSubmit={handleSubmit} className="flex flex-wrap gap-2">
      <Input
        aria-label={`${ask}: ${goal.title}`}
        placeholder={ask}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        className="min-w-28 flex-1"
        value={written}
        onChange={(event) => write(event.target.value)}
      />
      <Button type="submit" isPending={isPending} pendingText="Saving..." aria-label={`Update ${goal.title}`}>
        Update
      </Button>
      {asked !== undefined && (
        <LowerNumberQuestion
          goal={goal}
          value={asked}
          isPending={isPending}
          onAdd={() => send({ add: asked })}
          onReplace={() => send({ value: asked })}
        />
      )}
      {goal.kind === 'habit' && (
        <Button className="w-full" disabled={isPending} onClick={handleOnce}>
          One more time
        </Button>
      )}
    </form>
  )
}
