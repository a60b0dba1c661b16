import { useQuery } from '@tanstack/react-query'
import { brand } from '#contract/brand.ts'
import { askForUpgrade } from '#web/lib/upsell.ts'
import { usageLimitsQuery } from '#web/lib/usage-limits.ts'
import { Button } from '#web/ui/Button.tsx'

/**
 * Shows how many free questions are left. In a conversation about safety it doesn't advertise premium. Without free questions
 * the user can still write, because a message about safety is always answered.
 */
export function FreeQuestions({ isInNeed }: { isInNeed: boolean }) {
  const usage = useQuery(usageLimitsQuery).data?.aiQuestions
  if (usage === undefined || usage.unlimited) return null
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 rounded-card border border-gold/60 bg-gold-wash py-1.5 pr-1.5 pl-4 sm:py-2.5 sm:pr-2.5">
      <div>
        <p className="tabular font-semibold">
          Free Questions: {usage.remaining} of {usage.limit} left
        </p>
        {usage.remaining > 0 && (
          <p className="text-15 max-sm:sr-only">
            They reset each month. Questions about your safety are never counted.
          </p>
        )}
        {usage.remaining === 0 && !isInNeed && (
          <p className="text-13 sm:text-15">
            <strong className="font-semibold">Ask {brand.coach} - AI Coach</strong>: Get unlimited personalized guidance
            from your AI empowerment coach
          </p>
        )}
      </div>
      {!isInNeed && (
        <Button size="small" className="shrink-0" onClick={() => askForUpgrade('aiQuestions')}>
          Upgrade
        </Button>
      )}
    </div>
  )
}
