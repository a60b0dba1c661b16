import { useQuery } from '@tanstack/react-query'
import Sparkles from 'lucide-react/icons/sparkles'
import type { Premium } from '#contract/premium.ts'
import { longDate } from '#web/lib/days.ts'
import { premiumPrice, premiumQuery } from '#web/lib/premium.ts'
import { askForUpgrade } from '#web/lib/upsell.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Section } from './Section.tsx'
import { Usage } from './Usage.tsx'

export function Plan() {
  const { data, error, isPending, isFetching, refetch } = useQuery(premiumQuery)
  return (
    <Section title="Your plan" {...(data && { lead: wordsFor(data) })}>
      {isPending && <Skeleton className="h-6" />}
      {error && !data && (
        <ErrorNotice
          title="Your plan didn’t load"
          detail={error.message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <Usage />
      {data?.isPremium === false && (
        <div className="grid gap-2">
          <Button
            variant="primary"
            icon={<Sparkles aria-hidden="true" className="size-5" />}
            aria-haspopup="dialog"
            onClick={() => {
              askForUpgrade()
            }}
          >
            Upgrade to Premium
          </Button>
          <p className="text-center text-13 text-ink-soft">
            {data.trialAvailable ? 'Try it first: no card needed.' : `Premium is ${premiumPrice()} a month.`}
          </p>
        </div>
      )}
    </Section>
  )
}

function wordsFor({ isPremium, source, until }: Premium): string {
  if (!isPremium) return 'Free, for as long as you like.'
  if (until === null) return 'Premium, with no end date.'
  return source === 'trial'
    ? `Premium trial until ${longDate(until)}. It ends on its own.`
    : `Premium until ${longDate(until)}.`
}
