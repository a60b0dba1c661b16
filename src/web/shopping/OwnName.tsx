import { useMutation } from '@tanstack/react-query'
import PencilLine from 'lucide-react/icons/pencil-line'
import { type FormEvent, useState } from 'react'
import type { ShoppingMember } from '#contract/shopping.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Input } from '#web/ui/Input.tsx'
import { toastNotSaved } from '#web/ui/toast.ts'
import { changeMember } from './sharing.mutations.ts'

const focusNow = (element: HTMLElement | null) => element?.focus()

/** Shows the name that the other members see, and lets the user change it. */
export function OwnName({ member: { id, name } }: { member: ShoppingMember }) {
  /** The text while it is edited. null after a change, when the pencil gets the focus again. */
  const [typed, setTyped] = useState<string | null>()
  const { mutate, isPending } = useMutation(changeMember)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const given = typed?.trim() ?? ''
    if (given === '') return
    mutate(
      { id, name: given },
      {
        onSuccess: () => setTyped(null),
        onError: toastNotSaved,
      },
    )
  }
  if (typed == null)
    return (
      <span className="flex min-w-0 flex-1 items-center text-15 font-medium">
        <span className="user-text min-w-0">{name ?? 'No name'} (you)</span>
        <IconButton
          ref={typed === null ? focusNow : undefined}
          label="Change your name on this list"
          icon={<PencilLine className="size-4" />}
          onClick={() => setTyped(name ?? '')}
        />
      </span>
    )
  return (
    <form onSubmit={handleSubmit} className="flex min-w-0 flex-1 basis-full gap-2">
      <Input
        ref={focusNow}
        aria-label="Your new name on this list"
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        type="submit"
        className="min-h-12"
        isPending={isPending}
        pendingText="Saving..."
        disabled={typed.trim() === ''}
      >
        Save
      </Button>
    </form>
  )
}
