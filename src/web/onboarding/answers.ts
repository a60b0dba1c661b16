import type { Onboarding } from '#contract/onboarding.ts'

export const stepCount = 4

/** `step` 0 is the notice before the first question. */
export type OnboardingDraft = { answers: Onboarding; step: number }

/** `errors` has the server's message for each field. */
export type StepProps = {
  answers: Onboarding
  onChange: (change: Partial<Onboarding>) => void
  errors: Readonly<Record<string, string>>
}

/** The step that has a field, so that a refused one can be shown. */
export const stepOf = (field: string): number => {
  if (field === 'primaryGoals' || field === 'currentChallenges') return 2
  if (field === 'wellness_areas' || field === 'preferred_communication') return 3
  return field.startsWith('notifications') ? 4 : 1
}
