import type { SessionUser } from '#contract/accounts.ts'
import type { OnboardingState } from '#contract/onboarding.ts'
import { onboardingDefaults } from '#contract/onboarding-defaults.ts'
import type { OnboardingDraft } from './answers.ts'
import { readDraft } from './onboarding-draft.ts'

type Start = {
  draft: OnboardingDraft
  /** `unsaved`: answers that the server has not received; `device`: answers from before the account. */
  source: 'server' | 'unsaved' | 'device'
  isFinished: boolean
  /** Answers from before signing in that would replace others: the user is asked. */
  offered?: OnboardingDraft
}

export const wizardStart = (user: SessionUser, { answers, step, isUnreadable }: OnboardingState): Start => {
  const unsaved = readDraft(user)
  const before = user.isDemo ? undefined : readDraft(null)
  const onServer: OnboardingDraft = { answers: answers ?? onboardingDefaults, step }
  const own = { draft: unsaved ?? onServer, source: unsaved ? 'unsaved' : 'server', isFinished: false } as const
  if (!before) return own
  if (answers !== null || isUnreadable || unsaved) return { ...own, offered: before }
  return { draft: before, source: 'device', isFinished: before.isFinished }
}
