import { useQuery } from '@tanstack/react-query'
import type { ShoppingList } from '#contract/shopping.ts'
import { CloseButton, Dialog } from '#web/ui/Dialog.tsx'
import { QueryResult } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { InviteForm } from './InviteForm.tsx'
import { titleOf } from './list-words.ts'
import { Members } from './Members.tsx'
import { OpenInvitations } from './OpenInvitations.tsx'
import { membersQuery } from './shopping.queries.ts'

type Props = { list: ShoppingList; isOpen: boolean; onClose: () => void; onLeft: () => void }

/** Shows the members of a list. The owner can also invite others. */
export function ShareDialog({ list, isOpen, onClose, onLeft }: Props) {
  const query = useQuery(membersQuery(list.list))
  const isOwner = list.role === 'owner'
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={isOwner ? `Share ${titleOf(list)}` : titleOf(list)}
      description="Everyone on it sees this list and the name each person picked, and nothing else of yours."
      footer={<CloseButton>Done</CloseButton>}
    >
      <QueryResult query={query} skeleton={<Skeleton className="h-40" />}>
        {({ members, invitations }) => (
          <div className="grid gap-7">
            {isOwner && <InviteForm list={list.list} name={members.find(({ isYou }) => isYou)?.name ?? null} />}
            {invitations.length > 0 && <OpenInvitations invitations={invitations} />}
            {members.length > 1 && (
              <Members
                list={list}
                members={members}
                onLeft={() => {
                  onClose()
                  onLeft()
                }}
              />
            )}
          </div>
        )}
      </QueryResult>
    </Dialog>
  )
}
