import { type ActivityType, activityTypes, moods } from '#contract/lists.ts'
import type { SelfCareActivity } from '#contract/self-care.ts'
import type { Mood } from '#web/ui/MoodPicker.tsx'

/** The duration as typed; mood 0 where none is given. */
export type ActivityForm = { activityType: ActivityType; duration: string; notes: string; mood: number }

export const blankForm: ActivityForm = { activityType: 'meditation', duration: '30', notes: '', mood: 3 }

export const toForm = ({ activityType, duration, notes, mood }: SelfCareActivity): ActivityForm => ({
  activityType,
  duration: String(duration),
  notes: notes ?? '',
  mood: mood ?? 0,
})

/** A duration that isn't a number becomes 0, empty notes become null. */
export const toWords = ({ activityType, duration, notes, mood }: ActivityForm) => ({
  activityType,
  duration: Number.isFinite(Number(duration)) ? Number(duration) : 0,
  notes: notes.trim() === '' ? null : notes,
  mood: toMood(mood),
})

export const toMood = (mood: number | null): Mood | null => moods.find(({ value }) => value === mood)?.value ?? null

/** Within a sentence: 'yoga', 'a bath'. */
export const activityPhrase = (type: ActivityType): string =>
  type === 'bath' || type === 'massage'
    ? `a ${type}`
    : type === 'nature'
      ? 'time in nature'
      : labelOf(type).toLowerCase()

export const labelOf = (type: ActivityType): string => activityTypes.find(({ key }) => key === type)?.label ?? type
