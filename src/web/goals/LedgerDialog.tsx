import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { Goal, GoalUpdate } from '#contract/goals.ts'
import { longDate } from '#web/lib/days.ts'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toNumber } from './goal-form.ts'
import { showChange, showNumber, showProgress } from './goal-words.ts'
import { addProgress } from './goals.mutations.ts'
import { goalUpdatesQuery } from './goals.queries.ts'

type Props = { isOpen: boolean; goal: Goal; onClose: () => void }

/** Every update of a goal, dated, newest first; and one more, with a note. */
export function LedgerDialog({ isOpen, goal, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={goal.title} description={showProgress(goal)}>
      {goal.kind !== 'milestones' && <NotedUpdate goal={goal} />}
      <h3 className="mt-6 mb-3 text-18">Updates</h3>
      <Ledger goal={goal} />
    </Dialog>
  )
}

function NotedUpdate({ goal }: { goal: Goal }) {
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

function Ledger({ goal }: { goal: Goal }) {
  const { data, error, isFetching, refetch, ...list } = useInfiniteQuery(goalUpdatesQuery(goal.id))
  if (data === undefined)
    return error ? (
      <ErrorNotice detail={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-20" />
    )
  if (data.length === 0)
    return <p className="text-15 text-ink-soft">Nothing yet. Each update stands here with its date.</p>
  return (
    <>
      <ol aria-label={`Updates of ${goal.title}`} className="grid gap-3">
        {data.map((update) => (
          <Line key={update.id} update={update} currency={goal.currency} />
        ))}
      </ol>
      {list.hasNextPage && (
        <LoadMore
          onMore={() => void list.fetchNextPage()}
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
        />
      )}
    </>
  )
}

function Line({ update, currency }: { update: GoalUpdate; currency: string | null }) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line pb-3 last:border-none">
      <span className="text-15 text-ink-soft">{longDate(update.createdAt)}</span>
      <span className="tabular text-right font-semibold">{showNumber(update.value, currency)}</span>
      <span className="her-words text-15">{update.note}</span>
      <span className="tabular text-right text-15 text-ink-soft">
        {Number(update.change) === 0 ? '' : showChange(update.change, currency)}
      </span>
    </li>
  )
}
