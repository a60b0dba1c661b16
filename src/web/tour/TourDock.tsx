import X from 'lucide-react/icons/x'
import { focusPage } from '#web/lib/page-focus.ts'
import { closeTour, resumeTour } from '#web/lib/tour.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useSteps } from './steps.ts'

export function TourDock({ step }: { step: number }) {
  const steps = useSteps()
  const handleEnd = () => {
    closeTour()
    focusPage()
  }
  return (
    <aside
      aria-label="Guided tour"
      className="sticky top-16 z-20 border-b border-line bg-surface shadow-card short:static"
    >
      <div className="mx-auto flex max-w-page items-center gap-2 px-4 py-1 sm:px-6">
        <p className="min-w-0 flex-1 text-15">
          <strong className="font-semibold">Guided tour</strong>{' '}
          <span className="tabular whitespace-nowrap text-ink-soft">
            step {step + 1} of {steps.length}
          </span>
        </p>
        <Button size="small" className="shrink-0" onClick={resumeTour}>
          Back to the tour
        </Button>
        <IconButton label="End the tour" icon={<X className="size-5" />} className="-mr-2.5" onClick={handleEnd} />
      </div>
    </aside>
  )
}
