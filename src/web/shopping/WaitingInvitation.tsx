import MailOpen from 'lucide-react/icons/mail-open'
import { useState } from 'react'
import { otherPaths } from '#contract/pages.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { isInvitationWaiting } from './invitation-secret.ts'

/** For somebody who opened a link before signing in. */
export function WaitingInvitation() {
  const [isWaiting] = useState(isInvitationWaiting)
  if (!isWaiting) return null
  return (
    <div className="mb-4">
      <Notice
        icon={<MailOpen aria-hidden="true" className="size-6 shrink-0 text-magenta" />}
        title="Someone wants to share a list with you"
        action={<LinkButton href={otherPaths.joinList}>See it</LinkButton>}
      >
        Your invitation is still open.
      </Notice>
    </div>
  )
}
