import { ageRanges, communicationStyles, experienceLevels, primaryGoals, wellnessAreas } from '#contract/lists.ts'
import type { Onboarding } from '#contract/onboarding.ts'
import { type Draft, noAnswers, stepCount } from './answers.ts'

/** What is kept on the device. `isFinished`: she pressed 'Complete Setup' before she had an account. */
export type KeptDraft = Draft & { isFinished: boolean }

/** Without an account there is one place; an account's answers on their way to the server have one of their own. */
const placeOf = (userId: string | null) => (userId === null ? 'glowell.onboarding' : `glowell.onboarding.${userId}`)

/** Keeps a draft on this device. False where the browser keeps nothing for us. */
export const keepDraft = (userId: string | null, draft: KeptDraft): boolean => {
  try {
    localStorage.setItem(placeOf(userId), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export const dropDraft = (userId: string | null): void => {
  try {
    localStorage.removeItem(placeOf(userId))
  } catch {
    // Storage is closed to us: nothing was kept either.
  }
}

/** The draft on this device, whatever an older version or another hand made of it; undefined where there is none. */
export const readDraft = (userId: string | null): KeptDraft | undefined => {
  try {
    const kept: Partial<Record<keyof KeptDraft, unknown>> | null = JSON.parse(
      localStorage.getItem(placeOf(userId)) ?? 'null',
    )
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
    typeof switches[kind] === 'boolean' ? switches[kind] : noAnswers.notifications[kind]
  return {
    fullName: text(kept['fullName'], 160),
    age: one(ageRanges, kept['age']),
    experience_level: one(experienceLevels, kept['experience_level']),
    primaryGoals: some(primaryGoals, kept['primaryGoals']),
    currentChallenges: text(kept['currentChallenges'], 5000),
    wellness_areas: some(wellnessAreas, kept['wellness_areas']),
    preferred_communication:
      one(communicationStyles, kept['preferred_communication']) ?? noAnswers.preferred_communication,
    notifications: {
      daily_reminders: isOn('daily_reminders'),
      goal_updates: isOn('goal_updates'),
      wellness_tips: isOn('wellness_tips'),
      community_updates: isOn('community_updates'),
    },
  }
}
