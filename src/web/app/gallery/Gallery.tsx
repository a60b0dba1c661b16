import { useSession } from '#web/lib/session.ts'
import { askForUpgrade } from '#web/lib/upsell.ts'
import { PremiumGate } from '#web/premium/PremiumGate.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Horizon } from '#web/ui/drawings/Horizon.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Actions } from './Actions.tsx'
import { Colours } from './Colours.tsx'
import { Feedback } from './Feedback.tsx'
import { Forms } from './Forms.tsx'
import { GallerySection } from './GallerySection.tsx'
import { Pieces } from './Pieces.tsx'
import { Writing } from './Writing.tsx'

/** Every component in every state, in both themes side by side. Development only. */
export function Gallery() {
  const { signedIn } = useSession()
  return (
    <Page title="Gallery" lead="Everything of the kit, in light and dark. What isn’t here isn’t part of it.">
      <div className="grid gap-6 lg:grid-cols-2">
        <Both theme="light" />
        <Both theme="dark" />
      </div>
      {signedIn && <Offer />}
    </Page>
  )
}

function Both({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div
      data-theme={theme}
      className="grid content-start gap-8 rounded-card border border-line bg-paper p-4 text-ink sm:p-6"
    >
      <Colours />
      <Writing />
      <Actions />
      <Forms />
      <Pieces />
      <Feedback />
    </div>
  )
}

/** Needs a signed-in user. */
function Offer() {
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
