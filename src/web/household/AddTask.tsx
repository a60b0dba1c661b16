import { onlineManager, useMutation } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useState } from 'react'
import { type HouseholdCategory, householdCategories } from '#contract/household-lists.ts'
import { useDraft } from '#web/lib/drafts.ts'
import { useStable } from '#web/lib/use-stable.ts'
import { Button } from '#web/ui/Button.tsx'
import { Input } from '#web/ui/Input.tsx'
import { Select } from '#web/ui/Select.tsx'
import { toast } from '#web/ui/toast.ts'
import { addTask } from './household.mutations.ts'

/** The category is the open room's; the user may choose another for one task. */
export function AddTask({ room }: { room: HouseholdCategory | undefined }) {
  const [chosen, setChosen] = useState<{ of: typeof room; category: HouseholdCategory }>()
  const category = chosen?.of === room && chosen !== undefined ? chosen.category : (room ?? 'cleaning')
  const { draft, text, isPending, handleSubmit } = useAddTask(category)
  return (
    <form onSubmit={handleSubmit} className="mb-4 grid grid-cols-[1fr_auto] gap-2 sm:grid-cols-[1fr_15rem_auto]">
      <div className="col-span-2 sm:col-span-1">
        <Input
          aria-label="New household task"
          placeholder="What needs doing?"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={300}
          value={draft.values.text}
          onChange={(event) => draft.change({ text: event.target.value })}
        />
      </div>
      <Select
        aria-label="Category"
        value={category}
        onChange={(event) => {
          const picked = householdCategories.find(({ id }) => id === event.target.value)
          if (picked) setChosen({ of: room, category: picked.id })
        }}
      >
        {householdCategories.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <Button
        type="submit"
        variant="primary"
        className="min-h-12"
        icon={<Plus aria-hidden="true" className="size-5" />}
        disabled={text === ''}
        isPending={isPending}
        pendingText="Adding..."
      >
        Add Task
      </Button>
    </form>
  )
}

/** The line of a new task: kept on this device until it is added. */
function useAddTask(category: HouseholdCategory) {
  const draft = useDraft('household/new', { text: '' })
  const add = useMutation(addTask)
  // A change that waits for the network doesn't block adding the next task.
  const isPending = add.isPending && !add.isPaused
  const text = draft.values.text.trim()
  /** Text that was typed meanwhile is the next task. */
  const finish = useStable((sent: string) => draft.replace({ text: text === sent ? '' : draft.values.text }))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text === '' || isPending) return
    add.mutate(
      { id: draft.id, text, category },
      {
        onSuccess: () => finish(text),
        onError: ({ message }) =>
          toast({
            title: 'We couldn’t add this yet. Your words are still here.',
            description: message,
            variant: 'destructive',
          }),
      },
    )
    // The change itself waits on this device.
    if (!onlineManager.isOnline()) draft.startOver()
  }
  return { draft, text, isPending, handleSubmit }
}
