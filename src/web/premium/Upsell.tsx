import type { ReactNode } from 'react'
import { premiumPrice } from '#web/lib/premium.ts'
import { buttonRow } from '#web/ui/button-styles.ts'
import { Card } from '#web/ui/Card.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { LowSun } from '#web/ui/drawings/LowSun.tsx'
import { PremiumBadge } from '#web/ui/PremiumBadge.tsx'
import { Features } from './Features.tsx'
import { OfferText } from './OfferText.tsx'
import { UpsellActions } from './UpsellActions.tsx'
import { useUpgrade } from './use-upgrade.ts'

type Props = { title: string; description: string; onLater: () => void } & (
  | { form: 'modal'; isOpen: boolean }
  | { form: 'overlay' }
)

export function Upsell({ title, description, onLater, ...shape }: Props) {
  const offer = useUpgrade(onLater)
  const actions = <UpsellActions offer={offer} onLater={onLater} />
  if (shape.form === 'modal')
    return (
      <Dialog
        isOpen={shape.isOpen}
        onOpenChange={(isOpen) => {
          if (!isOpen) onLater()
        }}
        title={title}
        description={description}
        footer={actions}
      >
        <div className="grid gap-5">
          <Price />
          <Features />
          <OfferText offer={offer} />
        </div>
      </Dialog>
    )
  return (
    <Card as="section" aria-label={title} className="grid max-w-narrow gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PremiumBadge />
        <PerMonth className="text-15 text-ink-soft" />
      </div>
      <div>
        <h2 className="text-22">{title}</h2>
        <p className="mt-1 text-ink-soft">{description}</p>
      </div>
      <OfferText offer={offer} />
      <div className={buttonRow}>{actions}</div>
    </Card>
  )
}

function Price() {
  return (
    <div className="relative overflow-hidden rounded-card bg-[linear-gradient(100deg,var(--sky-high),var(--sky-mid)_55%,var(--sky-low))] px-5 py-4">
      <LowSun className="absolute right-0 bottom-0 h-full mask-l-from-65%" />
      <PerMonth className="relative" />
    </div>
  )
}

function PerMonth({ className }: { className?: string }): ReactNode {
  return (
    <p className={className}>
      <span className="tabular font-display text-28 font-semibold text-ink">{premiumPrice()}</span> a month
    </p>
  )
}
