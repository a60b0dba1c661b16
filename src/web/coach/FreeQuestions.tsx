import { useQuery } from '@tanstack/react-query'
import { brand } from '#contract/brand.ts'
import { askForUpgrade } from '#web/lib/upsell.ts'
import { usageLimitsQuery } from '#web/lib/usage-limits.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/**
 * How many questions the free plan has left this month, and what premium makes of it. The box stays open at none: what she
 * writes about her safety is answered all the same.
 */
export function FreeQuestions() {
  const usage = useQuery(usageLimitsQuery).data?.aiQuestions
  if (usage === undefined || usage.unlimited) return null
  const isOut = usage.remaining === 0
  return (
    <Notice
      tone="warm"
      title={
        <span className="tabular">
          Free Questions: {usage.remaining} of {usage.limit} left
        </span>
      }
      action={
        <Button size="small" onClick={() => askForUpgrade('aiQuestions')}>
          Upgrade
        </Button>
      }
    >
      {isOut ? (
        <>
          <strong className="block font-semibold">Ask {brand.coach} - AI Coach</strong>
          Get unlimited personalized guidance from your AI empowerment coach. If you are not safe, write it here all the
          same: help is always answered, and never counted.
        </>
      ) : (
        'They begin anew each month. Questions about your safety are never counted.'
      )}
    </Notice>
  )
}
