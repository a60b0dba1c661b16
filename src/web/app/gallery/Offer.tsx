import { PremiumGate } from '#web/premium/PremiumGate.tsx'
import { askForUpgrade } from '#web/lib/upsell.ts'
import { Button } from '#web/ui/Button.tsx'
import { Horizon } from '#web/ui/drawings/Horizon.tsx'
import { GallerySection } from './GallerySection.tsx'

/** Needs a signed-in user. */
export function Offer() {
  return (
    <GallerySection title="The offer of premium">
      <PremiumGate feature="Daily and weekly views" description="See your day and your week as timelines.">
        <Horizon className="h-120 w-full rounded-card" />
      </PremiumGate>
      <Button
        className="justify-self-start"
        onClick={() => {
          askForUpgrade('journalEntries')
        }}
      >
        As a dialog
      </Button>
    </GallerySection>
  )
}
