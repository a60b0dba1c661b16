import type { UsageLimits } from '#contract/usage.ts'
import { Badge } from '#web/ui/Badge.tsx'

/** Nothing on premium, and nothing until it is known. */
export function RemainingBadge({ usage }: { usage: UsageLimits['journalEntries'] | undefined }) {
  if (usage === undefined || usage.unlimited) return null
  return (
    <Badge tone={usage.remaining === 0 ? 'gold' : 'neutral'}>
      Free: {usage.remaining} of {usage.limit} entries remaining
    </Badge>
  )
}
