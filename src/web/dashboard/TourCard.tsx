import Footprints from 'lucide-react/icons/footprints'
import { startTour, useHasJustStarted } from '#web/lib/tour.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** Offers the guided tour; while it has only just begun, the card is out of the way. */
export function TourCard() {
  const hasJustStarted = useHasJustStarted()
  if (hasJustStarted) return null
  return (
    <section aria-labelledby="tour-card">
      <Notice
        tone="warm"
        icon={<Footprints aria-hidden="true" className="size-6 shrink-0" />}
        title={<span id="tour-card">Take the guided tour</span>}
        action={<Button onClick={startTour}>Start Tour</Button>}
      >
        Ten short stops, about three minutes. In print, and aloud if you like.
      </Notice>
    </section>
  )
}
