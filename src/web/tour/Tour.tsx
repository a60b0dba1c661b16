import { useTour } from '#web/lib/tour.ts'
import { TourDialog } from './TourDialog.tsx'
import { TourDock } from './TourDock.tsx'

export function Tour() {
  const { state, step, run } = useTour()
  return (
    <>
      {state === 'docked' && <TourDock step={step} />}
      <TourDialog key={run} isOpen={state === 'open'} index={step} />
    </>
  )
}
