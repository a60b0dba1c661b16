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

/** `isMain`: its button is the main action of the page. */
export function ProgressForm({ goal, isMain = false }: { goal: Goal; isMain?: boolean }) {
  const { written, write, asked, send, handleSubmit, isPending } = useProgress(goal)
  if (goal.kind === 'milestones') return null
  const ask = asks[goal.kind]
  const variant = isMain ? 'accent' : 'quiet'
  const isHabit = goal.kind === 'habit'
  return (
    <form onSubmit={handleSubmit} className="flex flex-wrap content-start gap-2">
      {isHabit && (
        <Button variant={variant} className="grow" disabled={isPending} onClick={() => send({ add: '1' })}>
          One more time
        </Button>
      )}
      <div className="flex flex-1 basis-52 gap-2">
        <Input
          aria-label={`${ask}: ${goal.title}`}
          placeholder={ask}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          className="min-w-24 flex-1"
          value={written}
          onChange={(event) => write(event.target.value)}
        />
        <Button
          type="submit"
          variant={isHabit ? 'quiet' : variant}
          isPending={isPending}
          pendingText="Saving..."
          aria-label={`Update ${goal.title}`}
        >
          Update
        </Button>
      </div>
      {asked !== undefined && (
        <LowerNumberQuestion
          goal={goal}
          value={asked}
          isPending={isPending}
          onAdd={() => send({ add: asked })}
          onReplace={() => send({ value: asked })}
        />
      )}
    </form>
  )
}

/** `asked` is a number that could mean two things, so the user is asked. */
function useProgress(goal: Goal) {
  const [written, setWritten] = useState('')
  const [asked, setAsked] = useState<string>()
  const { mutate, isPending } = useMutation(addProgress)
  const write = (text: string) => {
    setWritten(text)
    setAsked(undefined)
  }
  const send = (change: { value?: string; add?: string }) => {
    write('')
    mutate({ before: goal, entry: { id: newId(), ...change } }, { onError: () => setWritten(written) })
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (written.trim() === '' || isPending) return
    const read = readProgress(written, goal)
    if (read.asks) setAsked(read.change.value)
    else send(read.change)
  }
  return { written, write, asked, send, handleSubmit, isPending }
}
