import type { Onboarding } from '#contract/onboarding.ts'

export const stepCount = 4

/** Before the first question: what an account starts with. */
export const noAnswers: Onboarding = {
  fullName: '',
  age: null,
  experience_level: null,
  primaryGoals: [],
  currentChallenges: '',
  wellness_areas: [],
  preferred_communication: 'encouraging',
  notifications: { daily_reminders: true, goal_updates: true, wellness_tips: true, community_updates: false },
}

/** Her answers and where she stands: 0 is the notice before the first question. */
export type Draft = { answers: Onboarding; step: number }

/** What every step is given. `errors` holds what the server said of a field. */
export type StepProps = {
  answers: Onboarding
  onChange: (change: Partial<Onboarding>) => void
  errors: Readonly<Record<string, string>>
}

/** The step on which a field stands, so that a refused one can be shown. */
export const stepOf = (field: string): number => {
  if (field === 'primaryGoals' || field === 'currentChallenges') return 2
  if (field === 'wellness_areas' || field === 'preferred_communication') return 3
  return field.startsWith('notifications') ? 4 : 1
}
