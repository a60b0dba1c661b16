import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import type { AccountSession } from '#contract/accounts.ts'
import { nameDayOfMoment, timeOfDay } from '#web/lib/days.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'

type Props = { session: AccountSession; isEnding: boolean; onEnd: (session: AccountSession) => void }

export function SessionItem({ session, isEnding, onEnd }: Props) {
  const Icon = /iphone|ipad|android|mobile/i.test(session.device) ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-sunk text-ink-soft">
        <Icon aria-hidden="true" className="size-5.5" />
      </span>
      <div className="min-w-0 flex-1 basis-32">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {session.device}
          {session.isCurrent && <Badge tone="green">This device</Badge>}
        </p>
        <p className="text-13 text-ink-soft">
          {session.isCurrent ? 'Active now' : `Last seen ${formatMoment(session.lastSeenAt)}`}
        </p>
        <p className="text-13 text-ink-soft">Logged in since {formatMoment(session.createdAt)}</p>
      </div>
      {!session.isCurrent && (
        <Button
          size="small"
          disabled={isEnding}
          aria-label={`Log out ${session.device}`}
          onClick={() => {
            onEnd(session)
          }}
        >
          Log out
        </Button>
      )}
    </li>
  )
}

/** 'today at 2:05 PM', 'yesterday at …', or the date. */
function formatMoment(moment: string): string {
  const day = nameDayOfMoment(moment)
  return day === 'Today' || day === 'Yesterday' ? `${day.toLowerCase()} at ${timeOfDay(moment)}` : day
}
