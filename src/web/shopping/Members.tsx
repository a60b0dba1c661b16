import { useMutation } from '@tanstack/react-query'
import { invitedRoles } from '#contract/shopping-lists.ts'
import type { ShoppingList, ShoppingMember } from '#contract/shopping.ts'
import { Button } from '#web/ui/Button.tsx'
import { Select } from '#web/ui/Select.tsx'
import { toast, toastNotSaved } from '#web/ui/toast.ts'
import { roleWords } from './list-words.ts'
import { OwnName } from './OwnName.tsx'
import { changeMember, removeMember } from './sharing.mutations.ts'

type Props = { list: ShoppingList; members: readonly ShoppingMember[]; onLeft: () => void }

/**
 * Lists the members of a list. The owner of one of the seven own lists can't leave it: removing the other members ends the
 * sharing.
 */
export function Members({ list, members, onLeft }: Props) {
  const change = useMutation(changeMember)
  const remove = useMutation(removeMember)
  const isOwner = list.role === 'owner'
  const canLeave = list.list !== list.category
  const handleRemove = (member: ShoppingMember) =>
    remove.mutate(member.id, {
      onSuccess: () => {
        toast({ title: member.isYou ? 'You left the list' : `${member.name ?? 'They'} can’t see this list anymore` })
        if (member.isYou) onLeft()
      },
      onError: toastNotSaved,
    })
  return (
    <section aria-label="On this list">
      <h3 className="text-18">On this list</h3>
      <ul className="mt-1">
        {members.map((member) => (
          <li
            key={member.id}
            className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-1.5"
          >
            {member.isYou ? (
              <OwnName member={member} />
            ) : (
              <span className="user-text min-w-0 flex-1 text-15 font-medium">{member.name ?? 'No name'}</span>
            )}
            {isOwner && !member.isYou ? (
              <Select
                aria-label={`What ${member.name ?? 'they'} can do`}
                value={member.role}
                onChange={({ target }) => {
                  const role = invitedRoles.find((each) => each === target.value)
                  if (role) change.mutate({ id: member.id, role }, { onError: toastNotSaved })
                }}
              >
                {invitedRoles.toReversed().map((role) => (
                  <option key={role} value={role}>
                    {roleWords[role]}
                  </option>
                ))}
              </Select>
            ) : (
              <span className="text-13 text-ink-soft">{roleWords[member.role]}</span>
            )}
            {(member.isYou ? canLeave : isOwner) && (
              <Button variant="plain" size="small" disabled={remove.isPending} onClick={() => handleRemove(member)}>
                {member.isYou ? 'Leave list' : 'Remove'}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
