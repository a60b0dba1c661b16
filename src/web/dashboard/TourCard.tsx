import { useMutation } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent } from 'react'
import type { DashboardLayout } from '#contract/dashboard.ts'
import { useTourStops } from '#web/lib/open-pages.ts'
import { startTour, useHasJustStarted, useHasTakenTour } from '#web/lib/tour.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { focusPage } from '#web/lib/page-focus.ts'
import { withHidden } from './card-layout.ts'
import { saveLayout } from './dashboard.mutations.ts'

/** Hidden for a while after the tour has begun, and for good once it was taken or the card was closed. */
export function TourCard({ layout }: { layout: DashboardLayout }) {
  const stops = useTourStops()
  const hasJustStarted = useHasJustStarted()
  const hasTaken = useHasTakenTour()
  const { mutate } = useMutation(saveLayout)
  const hide = () => mutate({ before: layout, after: withHidden(layout, 'tour', true) })
  const handleTaken = useEffectEvent(hide)
  useEffect(() => {
    if (hasTaken) handleTaken()
  }, [hasTaken])
  if (hasJustStarted) return null
  const handleClose = () => {
    hide()
    focusPage()
  }
  return (
    <Card as="section" aria-labelledby="tour-card" className="flex items-center gap-4 py-3! sm:py-4!">
      <Arc />
      <div className="min-w-0 flex-1">
        <h2 id="tour-card" className="text-18">
          Take the guided tour
        </h2>
        <p className="text-15 text-ink-soft">
          {stops} short stops, about three minutes
          <span className="max-sm:hidden">, to read or listen to</span>.
        </p>
      </div>
      <Button size="small" className="shrink-0" onClick={startTour}>
        Start Tour
      </Button>
      <IconButton
        label="Don’t show again"
        icon={<X aria-hidden="true" className="size-5" />}
        className="-mx-2.5"
        onClick={handleClose}
      />
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
