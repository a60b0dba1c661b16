import { useEffect, useRef, useState } from 'react'
import { stopSpeaking } from '#web/lib/speech.ts'
import { closeTour, dockTour, finishTour, goToStep } from '#web/lib/tour.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { closingText, type Step, useSteps } from './steps.ts'
import { TourControls } from './TourControls.tsx'
import { TourSky } from './TourSky.tsx'
import { useNarrator } from './use-narrator.ts'

/** How long the closing text shows before the tour closes by itself, in milliseconds. */
const closingDelay = 3000

export function TourDialog({ isOpen, index }: { isOpen: boolean; index: number }) {
  const narrator = useNarrator()
  const steps = useSteps()
  const forward = useRef<HTMLButtonElement>(null)
  const [isEnding, setIsEnding] = useState(false)
  useClosing(isEnding && isOpen)
  const step: Step | undefined = steps[index]
  const isLast = index === steps.length - 1
  if (!step) return null
  const go = (to: number) => {
    const next: Step | undefined = steps[to]
    if (!next) return
    goToStep(to)
    narrator.narrate(`${next.title}. ${next.text}`)
    // Previous is disabled on the first step, so it cannot keep the focus.
    if (to === 0) forward.current?.focus()
  }
  const finish = () => {
    finishTour()
    setIsEnding(true)
    narrator.narrate(closingText)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={leave}
      title="Guided tour"
      footer={
        <>
          {!isEnding && (
            <Button disabled={index === 0} onClick={() => go(index - 1)}>
              Previous
            </Button>
          )}
          <Button ref={forward} variant="primary" onClick={isEnding ? leave : isLast ? finish : () => go(index + 1)}>
            {isEnding ? 'Close' : isLast ? 'Finish Tour' : 'Next'}
          </Button>
        </>
      }
    >
      <TourSky step={index} />
      <div aria-live="polite" className="mt-4 grid min-h-46 content-start gap-1.5 sm:min-h-40">
        <p className="tabular text-13 font-semibold text-ink-soft">
          Step {index + 1} of {steps.length}
        </p>
        {isEnding ? <p className="font-display text-22">{closingText}</p> : <StepText step={step} />}
      </div>
      {!isEnding && (
        <TourControls
          step={step}
          isVoiceOn={narrator.isOn}
          hasVoiceFailed={narrator.hasFailed}
          onVoice={() => narrator.toggle(`${step.title}. ${step.text}`)}
          onVisit={visit}
        />
      )}
    </Dialog>
  )
}

/** Closes the tour by itself; a voice that is still speaking may finish. */
function useClosing(isEnding: boolean): void {
  useEffect(() => {
    if (!isEnding) return undefined
    const timer = setTimeout(closeTour, closingDelay)
    return () => clearTimeout(timer)
  }, [isEnding])
}

function StepText({ step }: { step: Step }) {
  return (
    <>
      <h3 className="text-22">{step.title}</h3>
      <p className="max-w-reading">{step.text}</p>
    </>
  )
}

function visit(): void {
  stopSpeaking()
  dockTour()
}

function leave(): void {
  stopSpeaking()
  closeTour()
}
