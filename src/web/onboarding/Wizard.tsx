import { type ComponentType, type ReactNode, useEffect, useId, useRef } from 'react'
import { useBackCloses } from '#web/lib/back-closes.ts'
import { focusFormError } from '#web/lib/focus-form-error.ts'
import { useSession } from '#web/lib/session.ts'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/cx.ts'
import { AboutYouStep } from './AboutYouStep.tsx'
import { type OnboardingDraft, stepCount, type StepProps } from './answers.ts'
import { GoalsStep } from './GoalsStep.tsx'
import { NotificationsStep } from './NotificationsStep.tsx'
import { Preview, StepPreview } from './Preview.tsx'
import { PrivacyNotice } from './PrivacyNotice.tsx'
import { WellnessStep } from './WellnessStep.tsx'
import { WizardActions } from './WizardActions.tsx'
import { WizardProgress } from './WizardProgress.tsx'
import { steps } from './wizard-text.ts'

const questions: readonly ComponentType<StepProps>[] = [
  PrivacyNotice,
  AboutYouStep,
  GoalsStep,
  WellnessStep,
  NotificationsStep,
]

type Props = {
  draft: OnboardingDraft
  onChange: (draft: OnboardingDraft) => void
  onComplete: () => void
  isPending?: boolean
  errors?: StepProps['errors']
  foot: ReactNode
}

const noErrors = {}

export function Wizard({ draft, onChange, onComplete, isPending = false, errors = noErrors, foot }: Props) {
  const { answers, step } = draft
  const id = useId()
  const { card, heading } = useStepFocus(step)
  useEffect(() => {
    if (card.current && Object.keys(errors).length > 0) focusFormError(card.current)
  }, [card, errors])
  const { title, lead } = steps[step] ?? steps[0]
  const Questions = questions[step] ?? PrivacyNotice
  const goTo = (next: number) => {
    onChange({ answers, step: Math.min(stepCount, Math.max(1, next)) })
  }
  useBackCloses(step > 1, () => {
    goTo(step - 1)
    return step === 2
  })
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <form
        ref={card}
        noValidate
        aria-labelledby={id}
        className="scroll-mt-20"
        onSubmit={(event) => {
          event.preventDefault()
          if (isPending) return
          if (step < stepCount) goTo(step + 1)
          else onComplete()
        }}
      >
        <Card className="p-5 sm:p-8">
          {step > 0 && <WizardProgress step={step} />}
          <div key={step} className="animate-rise">
            <h2 ref={heading} id={id} tabIndex={-1} className="text-22 outline-none sm:text-28">
              {title}
            </h2>
            <p className="mt-1 text-ink-soft">{lead}</p>
            <div className="mt-6 grid gap-6">
              <Questions
                answers={answers}
                errors={errors}
                onChange={(change) => {
                  onChange({ answers: { ...answers, ...change }, step })
                }}
              />
              <StepPreview answers={answers} step={step} />
            </div>
          </div>
          <InReach>
            <WizardActions step={step} isPending={isPending} onPrevious={() => goTo(step - 1)} />
          </InReach>
        </Card>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 px-1 text-13 text-ink-soft">
          {foot}
        </div>
      </form>
      <Preview answers={answers} />
    </div>
  )
}

const inReach =
  'reach:sticky reach:z-10 reach:-mx-5 reach:-mb-5 reach:mt-5 reach:rounded-b-card reach:bg-surface reach:px-5 reach:py-3'
const aboveNavigation = `${inReach} reach:bottom-[calc(4rem+env(safe-area-inset-bottom))]`
const atBottom = `${inReach} reach:bottom-[env(safe-area-inset-bottom)]`

/** Keeps its content at the bottom of the screen on a phone. */
function InReach({ children }: { children: ReactNode }) {
  const { signedIn } = useSession()
  return <div className={cx('mt-8 border-t border-line pt-5', signedIn ? aboveNavigation : atBottom)}>{children}</div>
}

/** Each new step moves the focus to its heading; the first one leaves the focus to the page. */
function useStepFocus(step: number) {
  const card = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    if (card.current && card.current.getBoundingClientRect().top < 0) card.current.scrollIntoView({ block: 'start' })
  }, [step])
  return { card, heading }
}
