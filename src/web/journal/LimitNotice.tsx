import { plans } from '#contract/plans.ts'
import type { UsageLimits } from '#contract/usage.ts'
import { askForUpgrade } from '#web/lib/upsell.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/toast.ts'

const message = `You have reached the ${plans.free.limits.journalEntries} journal entry limit for free accounts. Upgrade to Premium for unlimited journaling.`

/** Whether the plan has no room for another entry. While unknown, the server decides. */
export const isAtLimit = (usage: UsageLimits['journalEntries'] | undefined): boolean =>
  usage !== undefined && !usage.unlimited && usage.remaining === 0

export const showLimitToast = (): void => {
  toast({
    title: 'Journal Limit Reached',
    description: message,
    variant: 'destructive',
  })
}

/** Shown before much is written: there is no room, and the text is kept as a draft. */
export function LimitNotice() {
  return (
    <Notice
      tone="warm"
      title="Your free journal is full"
      action={
        <Button size="small" onClick={() => askForUpgrade('journalEntries')}>
          See Premium
        </Button>
      }
    >
      You can still read and edit everything. Keep writing: your draft is saved here, and deleting an entry makes room
      for it.
    </Notice>
  )
}
