import { useQuery } from '@tanstack/react-query'
import CreditCard from 'lucide-react/icons/credit-card'
import Sparkles from 'lucide-react/icons/sparkles'
import type { Premium } from '#contract/premium.ts'
import { longDate } from '#web/lib/days.ts'
import { premiumPrice, premiumQuery, usePaymentPage } from '#web/lib/premium.ts'
import { askForUpgrade } from '#web/lib/upsell.ts'
import { Button } from '#web/ui/Button.tsx'
import { NotSaved } from '#web/ui/NotSaved.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { PlanReturn } from './PlanReturn.tsx'
import { Section } from './Section.tsx'
import { Usage } from './Usage.tsx'
import { planAnchor, usePlanReturn } from './use-plan-return.ts'

export function Plan() {
  const query = useQuery(premiumQuery)
  const { data } = query
  const payment = usePlanReturn()
  return (
    <Section id={planAnchor} title="Your plan" {...(data && { lead: wordsFor(data) })}>
      {data === undefined && (
        <QueryPending query={query} title="Your plan didn’t load" skeleton={<Skeleton className="h-6" />} />
      )}
      <PlanReturn {...payment} />
      <Usage />
      {data && <PlanActions premium={data} mayHavePaid={payment.isOnItsWay || payment.error !== null} />}
    </Section>
  )
}

/**
 * The actions for a plan. It offers no upgrade if a payment is due, which is paid in the billing portal, or if one may be on
 * its way.
 */
function PlanActions({ premium, mayHavePaid }: { premium: Premium; mayHavePaid: boolean }) {
  const { isPremium, source, subscription, takesPayments, trialAvailable } = premium
  const isOnTrial = isPremium && source === 'trial'
  const canUpgrade = !mayHavePaid && subscription !== 'payment_due' && (!isPremium || (isOnTrial && takesPayments))
  return (
    <>
      {takesPayments && subscription !== 'none' && <ManageBilling />}
      {canUpgrade && (
        <div className="grid gap-2">
          <Button
            variant="primary"
            icon={<Sparkles aria-hidden="true" className="size-5" />}
            aria-haspopup="dialog"
            onClick={() => {
              askForUpgrade()
            }}
          >
            {isOnTrial ? 'Keep Premium' : 'Upgrade to Premium'}
          </Button>
          <p className="text-center text-13 text-ink-soft">
            {trialAvailable ? 'Try it first: no card needed.' : `Premium is ${premiumPrice()} a month.`}
          </p>
        </div>
      )}
    </>
  )
}

function ManageBilling() {
  const { open, isOpening, error } = usePaymentPage('POST /api/premium/portal')
  return (
    <div className="grid gap-3">
      <Button
        icon={<CreditCard aria-hidden="true" className="size-5" />}
        isPending={isOpening}
        pendingText="Opening..."
        onClick={open}
      >
        {manageText}
      </Button>
      <p className="text-center text-13 text-ink-soft">Cancel, change your card, or see your receipts, at Stripe.</p>
      <NotSaved error={error} title="Your billing page didn’t open." saveText={manageText} />
    </div>
  )
}

const manageText = 'Manage billing'

function wordsFor({ isPremium, source, until, subscription }: Premium): string {
  if (subscription === 'payment_due') return dueWords(isPremium ? until : null)
  if (!isPremium) return 'Free, for as long as you like.'
  if (until === null) return 'Premium, with no end date.'
  const day = longDate(until)
  if (source === 'trial') return `Premium trial until ${day}. It ends on its own.`
  if (source === 'granted') return `Premium until ${day}.`
  return subscription === 'ends'
    ? `Premium until ${day}. It’s canceled, so nothing more will be charged.`
    : `Premium, paid until ${day}. Then it renews for ${premiumPrice()}.`
}

const dueWords = (until: string | null): string =>
  until === null
    ? 'Your last payment didn’t go through, so Premium is off. A new card brings it back.'
    : `Your last payment didn’t go through. Premium stays on until ${longDate(until)}, so there’s time to change your card.`
