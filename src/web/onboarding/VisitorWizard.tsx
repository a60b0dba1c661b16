import { onboardingDefaults } from '#contract/onboarding-defaults.ts'
import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/toast.ts'
import type { OnboardingDraft } from './answers.ts'
import { SavedOnDevice } from './SavedOnDevice.tsx'
import { deleteDraft, storeOnboardingDraft, readDraft } from './onboarding-draft.ts'
import { Wizard } from './Wizard.tsx'

const blank: OnboardingDraft = { answers: onboardingDefaults, step: 0 }

/** Without an account the answers stay on this device. */
export function VisitorWizard() {
  const [stored] = useState(() => readDraft(null))
  const [draft, setDraft] = useState<OnboardingDraft>(stored ?? blank)
  const [isFinished, setIsFinished] = useState(stored?.isFinished ?? false)
  const change = (next: OnboardingDraft) => {
    setDraft(next)
    setIsFinished(false)
    storeOnboardingDraft(null, { ...next, isFinished: false })
  }
  const complete = () => {
    if (storeOnboardingDraft(null, { ...draft, isFinished: true })) return setIsFinished(true)
    toast({
      title: 'Setup incomplete',
      description: 'This browser won’t let us keep your answers. Please create your account first.',
      variant: 'destructive',
    })
  }
  const forget = () => {
    deleteDraft(null)
    setDraft(blank)
    setIsFinished(false)
    toast({
      title: 'Your answers are deleted',
      description: 'Nothing is left on this device.',
      action: {
        label: 'Undo',
        onSelect: () => {
          change(draft)
        },
      },
    })
  }
  if (isFinished)
    return (
      <SavedOnDevice
        firstName={draft.answers.fullName.trim().split(/\s+/u)[0] ?? ''}
        onChangeAnswers={() => {
          change({ ...draft, step: 1 })
        }}
        onForget={forget}
      />
    )
  return (
    <Wizard
      draft={draft}
      onChange={change}
      onComplete={complete}
      foot={
        draft.step > 0 && (
          <>
            <span>Only in this browser, until you have an account.</span>
            <Button variant="plain" size="small" className="-mx-3 text-ink-soft" onClick={forget}>
              Forget my answers
            </Button>
          </>
        )
      }
    />
  )
}
