import { ageRanges, communicationStyles, experienceLevels, primaryGoals, wellnessAreas } from '#contract/lists.ts'
import type { SessionUser } from '#contract/accounts.ts'
import type { Onboarding } from '#contract/onboarding.ts'
import { onboardingDefaults } from '#contract/onboarding-defaults.ts'
import { draftSeal } from '#web/lib/draft-seal.ts'
import { type OnboardingDraft, stepCount } from './answers.ts'

/** `isFinished`: the visitor pressed 'Complete Setup' before signing up. */
export type StoredDraft = OnboardingDraft & { isFinished: boolean }

/** Visitors share one key; each account has one of its own, sealed, among its other drafts (lib/draft-store.ts). */
const storageKey = (user: SessionUser | null) => (user === null ? 'glowell.onboarding' : `draft:${user.id}:onboarding`)

/** False where the browser's storage is not available. */
export const storeOnboardingDraft = (user: SessionUser | null, draft: StoredDraft): boolean => {
  try {
    const text = JSON.stringify(draft)
    localStorage.setItem(storageKey(user), user === null ? text : draftSeal(user).seal(storageKey(user), text))
    return true
  } catch {
    return false
  }
}

export const deleteDraft = (user: SessionUser | null): void => {
  try {
    localStorage.removeItem(storageKey(user))
  } catch {
    // Storage is not available: nothing was stored either.
  }
}

/** The draft on this device; undefined where there is none or its shape is not valid. */
export const readDraft = (user: SessionUser | null): StoredDraft | undefined => {
  try {
    const found = localStorage.getItem(storageKey(user))
    const text = found === null || user === null ? found : draftSeal(user).open(storageKey(user), found)
    const kept: Partial<Record<keyof StoredDraft, unknown>> | null = JSON.parse(text ?? 'null')
    if (kept === null) return undefined
    const step = Number(kept.step)
    return {
      answers: toAnswers(kept.answers),
      step: Number.isInteger(step) && step >= 0 && step <= stepCount ? step : 0,
      isFinished: kept.isFinished === true,
    }
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const text = (value: unknown, max: number): string => (typeof value === 'string' ? value.slice(0, max) : '')

const one = <T extends string>(list: readonly T[], value: unknown): T | null =>
  list.find((each) => each === value) ?? null

const some = <T extends string>(list: readonly T[], value: unknown): T[] =>
  Array.isArray(value) ? list.filter((each) => value.includes(each)) : []

function toAnswers(value: unknown): Onboarding {
  const kept = isRecord(value) ? value : {}
  const switches = isRecord(kept['notifications']) ? kept['notifications'] : {}
  const isOn = (kind: keyof Onboarding['notifications']): boolean =>
    typeof switches[kind] === 'boolean' ? switches[kind] : onboardingDefaults.notifications[kind]
  return {
    fullName: text(kept['fullName'], 160),
    age: one(ageRanges, kept['age']),
    experience_level: one(experienceLevels, kept['experience_level']),
    primaryGoals: some(primaryGoals, kept['primaryGoals']),
    currentChallenges: text(kept['currentChallenges'], 5000),
    wellness_areas: some(wellnessAreas, kept['wellness_areas']),
    preferred_communication:
      one(communicationStyles, kept['preferred_communication']) ?? onboardingDefaults.preferred_communication,
    notifications: {
      daily_reminders: isOn('daily_reminders'),
      goal_updates: isOn('goal_updates'),
      wellness_tips: isOn('wellness_tips'),
      community_updates: isOn('community_updates'),
    },
  }
}
