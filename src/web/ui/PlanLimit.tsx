import type { ReactNode } from 'react'
import type { Limited } from '#contract/plans.ts'
import { askForUpgrade } from '#web/lib/upsell.ts'
import type { LimitUsage } from '#web/lib/usage-limits.ts'
import { Badge } from './Badge.tsx'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

/** Shows what the free plan has left of a limit: 'Free: 7 of 10 entries remaining'. Empty on premium and while loading. */
export function RemainingBadge({ usage, noun }: { usage: LimitUsage | undefined; noun: string }) {
  if (usage === undefined || usage.unlimited) return null
  return (
    <Badge tone={usage.remaining === 0 ? 'gold' : 'neutral'}>
      Free: {usage.remaining} of {usage.limit} {noun} remaining
    </Badge>
  )
}

type NoticeProps = { feature: Limited; title: string; children: ReactNode }

/** Says in a form for a new record that the plan has no room for it. The text is still kept as a draft. */
export const LimitNotice = ({ feature, title, children }: NoticeProps) => (
  <Notice
    tone="warm"
    title={title}
    action={
      <Button size="small" onClick={() => askForUpgrade(feature)}>
        See Premium
      </Button>
    }
  >
    {children}
  </Notice>
)
