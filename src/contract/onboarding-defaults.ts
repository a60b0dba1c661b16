import type { Onboarding } from './onboarding.ts'

/** The answers that a new account starts with. No zod: the browser loads this file too. */
export const onboardingDefaults: Onboarding = {
  fullName: '',
  age: null,
  experience_level: null,
  primaryGoals: [],
  currentChallenges: '',
  wellness_areas: [],
  preferred_communication: 'encouraging',
  notifications: { daily_reminders: true, goal_updates: true, wellness_tips: true, community_updates: false },
}
