import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent } from 'react'
import { useDebounced } from '#web/lib/debounced.ts'
import { useDraft } from '#web/lib/drafts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Input } from '#web/ui/Input.tsx'
import { toast } from '#web/ui/toast.ts'
import { QuickAddPreview } from './QuickAddPreview.tsx'
import { createTask } from './planner.mutations.ts'
import { readLineQuery } from './planner.queries.ts'
import { withPickedDay } from './quick-task.ts'

const pause = 250

export function QuickAdd({ today, day }: { today: string; day: string }) {
  const client = useQueryClient()
  const draft = useDraft('planner/line', { line: '' })
  const line = draft.values.line.trim()
  const settled = useDebounced(line, pause)
  const read = useQuery({
    ...readLineQuery(settled, today),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })
  const { mutateAsync: create } = useMutation(createTask)
  const add = useMutation({
    mutationFn: async () => {
      const understood = await client.fetchQuery(readLineQuery(line, today))
      return create({ id: draft.id, ...withPickedDay(understood, day, today) })
    },
    onSuccess: draft.startOver,
    onError: ({ message }) => {
      toast({
        title: 'We couldn’t add this yet. Your words are still here.',
        description: message,
        variant: 'destructive',
      })
    },
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (line !== '' && !add.isPending) add.mutate()
  }
  const isSettled = settled === line && !read.isPlaceholderData
  return (
    <form onSubmit={handleSubmit} className="mb-4">
      <div className="flex gap-2">
        <Input
          aria-label="Add a task in one line"
          aria-describedby="line-preview"
          placeholder="Dentist Tuesday at 3pm, 45 min"
          autoComplete="off"
          enterKeyHint="done"
          className="reach:scroll-mb-52 max-sm:placeholder:text-15"
          maxLength={300}
          readOnly={add.isPending}
          value={draft.values.line}
          onChange={(event) => draft.change({ line: event.target.value })}
        />
        <Button type="submit" className="min-h-12 px-4" isPending={add.isPending} pendingText="Adding...">
          Add
        </Button>
      </div>
      <div id="line-preview" className="mt-2 sm:min-h-7">
        {line !== '' && read.data && settled !== '' ? (
          <QuickAddPreview read={read.data} day={day} today={today} isSettled={isSettled} />
        ) : (
          <Hint />
        )}
      </div>
    </form>
  )
}

const Hint = () => (
  <p className="text-13 text-ink-soft max-sm:hidden">
    Write it the way you’d say it, then press Enter. #work sets the category, !4 the priority.
  </p>
)
