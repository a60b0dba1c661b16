import type { UsageLimits } from '#contract/usage.ts'
import { askForUpgrade } from '#web/lib/upsell.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

type Usage = UsageLimits['visionBoards'] | undefined

/** Only a prediction: the server decides. */
export const isFull = (usage: Usage): boolean => usage !== undefined && !usage.unlimited && usage.remaining === 0

export function RemainingBadge({ usage }: { usage: Usage }) {
  if (usage === undefined || usage.unlimited) return null
  return (
    <Badge tone={usage.remaining === 0 ? 'gold' : 'neutral'}>
      Free: {usage.remaining} of {usage.limit} vision board item remaining
    </Badge>
  )
}

/** Shown before the user has written much; what's written is kept as a draft all the same. */
export const LimitNotice = () => (
  <Notice
    tone="warm"
    title="Your free board is full"
    action={
      <Button size="small" onClick={() => askForUpgrade('visionBoards')}>
        See Premium
      </Button>
    }
  >
    You can still change what’s on it. Keep going: your draft is saved here, and removing a vision makes room.
  </Notice>
)
