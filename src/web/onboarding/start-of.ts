import type { SessionUser } from '#contract/accounts.ts'
import type { OnboardingState } from '#contract/onboarding.ts'
import { type Draft, noAnswers } from './answers.ts'
import { readDraft } from './onboarding-draft.ts'

type Start = {
  draft: Draft
  /** `unsaved`: answers of hers that the server has not seen; `device`: those she gave before she had an account. */
  source: 'server' | 'unsaved' | 'device'
  isFinished: boolean
  /** Answers from before she signed in that would replace others: she is asked. */
  offered?: Draft
}

/** Where the wizard opens for her, and with which answers. */
export const startOf = (user: SessionUser, { answers, step, isUnreadable }: OnboardingState): Start => {
  const unsaved = readDraft(user)
  const before = user.isDemo ? undefined : readDraft(null)
  const onServer: Draft = { answers: answers ?? noAnswers, step }
  const hers = { draft: unsaved ?? onServer, source: unsaved ? 'unsaved' : 'server', isFinished: false } as const
  if (!before) return hers
  if (answers !== null || isUnreadable || unsaved) return { ...hers, offered: before }
  return { draft: before, source: 'device', isFinished: before.isFinished }
}
