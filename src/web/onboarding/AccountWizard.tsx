import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { otherPaths } from '#contract/pages.ts'
import { CallError } from '#web/lib/call.ts'
import { useUser } from '#web/lib/session.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { createSaver, type SaveStatus } from './answer-saver.ts'
import { type OnboardingDraft, stepOf } from './answers.ts'
import { DeviceAnswersNotice } from './DeviceAnswersNotice.tsx'
import { deleteDraft } from './onboarding-draft.ts'
import { onboardingQuery, useCompleteOnboarding } from './onboarding.queries.ts'
import { ReadNotice } from './ReadNotice.tsx'
import { wizardStart } from './wizard-start.ts'
import { Wizard } from './Wizard.tsx'

const says: Record<SaveStatus, string> = {
  saved: 'Saved as you go.',
  held: 'Kept on this device for now. We’ll save it when we can reach Glowell.',
  open: 'Not saved yet: we can’t reach Glowell. Please keep this page open.',
}

/** Opens where the user left it and saves along the way. */
export function AccountWizard() {
  const user = useUser()
  const { data } = useSuspenseQuery(onboardingQuery)
  const [start] = useState(() => wizardStart(user, data))
  const [draft, setDraft] = useState(start.draft)
  const [offered, setOffered] = useState(start.offered)
  const [status, setStatus] = useState<SaveStatus>('saved')
  const [saver] = useState(() => createSaver(user, setStatus))
  const { complete, isPending, hasFailed, errors } = useCompletion(saver, setDraft)

  const change = (next: OnboardingDraft) => {
    setDraft(next)
    saver.keep(next)
  }
  const handleMount = useEffectEvent(() => {
    if (start.source === 'server') return
    saver.keep(start.draft)
    if (start.source === 'device') deleteDraft(null)
    if (start.isFinished) void complete(start.draft)
  })
  useEffect(() => {
    handleMount()
    return saver.watch()
  }, [saver])

  if (start.isFinished && !hasFailed && draft === start.draft) return <SettingUp />
  return (
    <>
      {offered && (
        <DeviceAnswersNotice
          onUse={() => {
            change({ answers: offered.answers, step: 1 })
            setOffered(undefined)
            deleteDraft(null)
          }}
          onForget={() => {
            setOffered(undefined)
            deleteDraft(null)
          }}
        />
      )}
      {data.isUnreadable && <UnreadableNotice />}
      <Wizard
        draft={draft}
        onChange={change}
        onComplete={() => void complete(draft)}
        isPending={isPending}
        errors={errors}
        foot={
          draft.step > 0 && (
            <>
              <span>{says[status]}</span>
              <ReadNotice />
            </>
          )
        }
      />
    </>
  )
}

/** 'Complete Setup': on success the dashboard opens; else the reason shows beside its field. */
function useCompletion(saver: ReturnType<typeof createSaver>, show: (draft: OnboardingDraft) => void) {
  const [, navigate] = useLocation()
  const completion = useCompleteOnboarding()
  const complete = async (draft: OnboardingDraft) => {
    await saver.settle()
    try {
      await completion.mutateAsync(draft.answers)
      saver.forget()
      navigate(otherPaths.dashboard)
    } catch (error) {
      const [field] = error instanceof CallError ? Object.keys(error.fields) : []
      if (field !== undefined) show({ ...draft, step: stepOf(field) })
      toast({
        title: 'Setup incomplete',
        description: error instanceof CallError ? error.message : 'Please try again.',
        variant: 'destructive',
      })
    }
  }
  const errors = completion.error instanceof CallError ? completion.error.fields : {}
  return { complete, isPending: completion.isPending, hasFailed: completion.isError, errors }
}

function UnreadableNotice() {
  return (
    <div className="mb-6">
      <Notice title="We can’t open your earlier answers">
        The saved copy won’t open. We’ll keep it until you answer again; your new answers replace it.
      </Notice>
    </div>
  )
}

function SettingUp() {
  return (
    <output className="grid min-h-72 place-items-center content-center gap-4 text-ink-soft">
      <Spinner className="size-8 text-magenta" />
      Setting up...
    </output>
  )
}
