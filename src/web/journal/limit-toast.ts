import { plans } from '#contract/plans.ts'
import { toast } from '#web/ui/toast.ts'

export const showLimitToast = (): void => {
  toast({
    title: 'Journal Limit Reached',
    description: `You've reached the ${plans.free.limits.journalEntries} journal entry limit for free accounts. Upgrade to Premium for unlimited journaling.`,
    variant: 'destructive',
  })
}
