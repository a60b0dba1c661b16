import { plans, trialDays } from '#contract/plans.ts'
import { isCoachOn } from '#web/lib/coach.ts'
import { longDate } from '#web/lib/days.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { NotSaved } from '#web/ui/NotSaved.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { Offer } from './use-upgrade.ts'

const { journalEntries, aiQuestions, visionBoards } = plans.free.limits

/** Explains 'Upgrade Now' before it is pressed. */
export function OfferText({ offer }: { offer: Offer }) {
  switch (offer.kind) {
    case 'asking':
      return <Skeleton className="h-19 rounded-card" />
    case 'unknown':
      return <ErrorNotice title="We couldn’t look up your plan" detail={offer.detail} onRetry={offer.retry} />
    case 'trial':
      return (
        <Notice tone="warm" title={`Try it for ${trialDays} days`}>
          No card, nothing to cancel. It ends on its own, and everything you made stays yours.
        </Notice>
      )
    case 'checkout':
      return <CheckoutText {...offer} />
    case 'owned':
      return (
        <Notice tone="success" title={offer.isTrial ? 'Your trial is on' : 'You have Premium'}>
          {offer.until === null ? 'All of this is yours.' : `All of this is yours until ${longDate(offer.until)}.`}
        </Notice>
      )
    default:
      return (
        <Notice title="You’ve already used your trial">
          You can’t buy Premium here yet, because payments aren’t set up. What stays free: {journalEntries} journal
          entries, {isCoachOn() && `${aiQuestions} coach questions a month, `}
          {visionBoards} vision board item, and reading, editing and keeping everything you already made.
        </Notice>
      )
  }
}

const CheckoutText = ({ error, trial }: Extract<Offer, { kind: 'checkout' }>) => (
  <div className="grid gap-3">
    <Notice tone="warm" title="You pay on Stripe’s page">
      We never see your card, and Stripe never sees what you write here. Cancel whenever you like, from your profile.
      You keep what you’ve paid for until it runs out.
    </Notice>
    {trial && (
      <Notice
        title="Not sure yet?"
        action={
          <Button size="small" isPending={trial.isStarting} pendingText="Starting..." onClick={trial.start}>
            Try it for {trialDays} days
          </Button>
        }
      >
        No card, nothing to cancel. It ends on its own.
      </Notice>
    )}
    <NotSaved error={error} title="Checkout didn’t open, so nothing was charged." saveText="Upgrade Now" />
  </div>
)
