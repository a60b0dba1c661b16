import { z } from 'zod'
import { storable, unreadable } from './fields.ts'
import type { Calls } from './kernel.ts'
import { ageRanges, communicationStyles, experienceLevels, primaryGoals, wellnessAreas } from './lists.ts'

const unique = (values: readonly string[]): boolean => new Set(values).size === values.length

/** The user's answers. A skipped question is empty text, an empty list or null. */
export const onboarding = z.strictObject({
  fullName: storable(160),
  age: z.enum(ageRanges).nullable(),
  experience_level: z.enum(experienceLevels).nullable(),
  primaryGoals: z
    .array(z.enum(primaryGoals))
    .max(primaryGoals.length)
    .refine(unique, { error: 'Choose each one only once' }),
  currentChallenges: storable(5_000),
  wellness_areas: z
    .array(z.enum(wellnessAreas))
    .max(wellnessAreas.length)
    .refine(unique, { error: 'Choose each one only once' }),
  preferred_communication: z.enum(communicationStyles),
  notifications: z.strictObject({
    daily_reminders: z.boolean(),
    goal_updates: z.boolean(),
    wellness_tips: z.boolean(),
    community_updates: z.boolean(),
  }),
})
export type Onboarding = z.infer<typeof onboarding>

/**
 * Progress in the wizard: `step` 0 is the notice before the first question; `completedAt` is null until the end. Answers that
 * cannot be decrypted are null; answering again replaces them.
 */
const onboardingState = z.object({
  answers: onboarding.nullable(),
  step: z.int().min(0).max(4),
  completedAt: z.string().nullable(),
  ...unreadable,
})
export type OnboardingState = z.infer<typeof onboardingState>

export const onboardingApi = {
  'GET /api/onboarding': { reply: onboardingState },
  'PUT /api/onboarding': {
    body: z.strictObject({ answers: onboarding, step: z.int().min(0).max(4) }),
    reply: onboardingState,
  },
  'POST /api/onboarding/complete': { body: onboarding, reply: onboardingState },
} satisfies Calls
