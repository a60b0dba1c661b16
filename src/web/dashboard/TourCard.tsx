import { useTourStops } from '#web/lib/open-pages.ts'
import { startTour, useHasJustStarted } from '#web/lib/tour.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'

/** Hidden for a while after the tour has begun. */
export function TourCard() {
  const stops = useTourStops()
  const hasJustStarted = useHasJustStarted()
  if (hasJustStarted) return null
  return (
    <Card as="section" aria-labelledby="tour-card" className="flex items-center gap-4 sm:py-4">
      <Arc />
      <div className="min-w-0 flex-1">
        <h2 id="tour-card" className="text-18">
          Take the guided tour
        </h2>
        <p className="text-15 text-ink-soft">
          {stops} short stops, about three minutes
          <span className="max-sm:hidden">, in print and aloud if you like</span>.
        </p>
      </div>
      <Button size="small" className="shrink-0" onClick={startTour}>
        Start Tour
      </Button>
    </Card>
  )
}

const stops = Array.from({ length: 10 }, (_stop, index) => Math.PI * (1 - index / 9))

function Arc() {
  return (
    <svg viewBox="0 0 80 46" aria-hidden="true" className="w-18 shrink-0 max-sm:hidden">
      {stops.map((angle, index) => (
        <circle
          key={angle}
          cx={40 + 34 * Math.cos(angle)}
          cy={40 - 32 * Math.sin(angle)}
          r={index === 3 ? 6 : 2.2}
          className={index <= 3 ? 'fill-gold' : 'fill-edge'}
        />
      ))}
    </svg>
  )
}
