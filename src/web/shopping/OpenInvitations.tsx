import { useMutation } from '@tanstack/react-query'
import type { ShoppingInvitation } from '#contract/shopping.ts'
import { showDate } from '#web/lib/dates.ts'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/toast.ts'
import { roleWords } from './list-words.ts'
import { revokeInvitation } from './sharing.mutations.ts'

export function OpenInvitations({ invitations }: { invitations: readonly ShoppingInvitation[] }) {
  const { mutate, isPending } = useMutation(revokeInvitation)
  const handleRevoke = (id: string) =>
    mutate(id, {
      onSuccess: () => toast({ title: 'That link no longer works' }),
      onError: ({ message }) =>
        toast({ title: 'We couldn’t revoke this link', description: message, variant: 'destructive' }),
    })
  return (
    <section aria-label="Open links">
      <h3 className="text-18">Open links</h3>
      <ul className="mt-1">
        {invitations.map(({ id, role, expiresAt }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-b border-line py-1">
            <span className="text-15">
              {roleWords[role]}
              <span className="block text-13 text-ink-soft">Until {showDate(expiresAt, 'moment')}</span>
            </span>
            <Button variant="plain" size="small" disabled={isPending} onClick={() => handleRevoke(id)}>
              Revoke
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
