import Sparkles from 'lucide-react/icons/sparkles'
import { Button } from '#web/ui/Button.tsx'
import type { Offer } from './use-upgrade.ts'

/** If there is nothing to start, it only has a close button. */
export function UpsellActions({ offer, onLater }: { offer: Offer; onLater: () => void }) {
  const canStart = offer.kind === 'trial' || offer.kind === 'checkout'
  if (offer.kind === 'owned' || offer.kind === 'used')
    return (
      <Button variant="accent" onClick={onLater}>
        Close
      </Button>
    )
  return (
    <>
      <Button onClick={onLater}>Maybe Later</Button>
      <Button
        variant="primary"
        icon={<Sparkles aria-hidden="true" className="size-5" />}
        disabled={!canStart}
        isPending={canStart && offer.isStarting}
        pendingText={offer.kind === 'checkout' ? 'Opening Checkout...' : 'Starting...'}
        onClick={canStart ? offer.start : undefined}
      >
        Upgrade Now
      </Button>
    </>
  )
}
