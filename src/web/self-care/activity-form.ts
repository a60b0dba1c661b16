import { type ActivityType, activityTypes, moods } from '#contract/lists.ts'
import type { SelfCareActivity } from '#contract/self-care.ts'
import type { Mood } from '#web/ui/MoodPicker.tsx'

/** What the dialog's fields hold; the duration as it is typed, mood 0 where none was given. */
export type ActivityForm = { activityType: ActivityType; duration: string; notes: string; mood: number }

export const blankForm: ActivityForm = { activityType: 'meditation', duration: '30', notes: '', mood: 3 }

/** Fills the fields with an activity that is there. */
export const toForm = ({ activityType, duration, notes, mood }: SelfCareActivity): ActivityForm => ({
  activityType,
  duration: String(duration),
  notes: notes ?? '',
  mood: mood ?? 0,
})

/** Reads the fields: what is no number of minutes is 0, empty notes are none. */
export const toWords = ({ activityType, duration, notes, mood }: ActivityForm) => ({
  activityType,
  duration: Number.isFinite(Number(duration)) ? Number(duration) : 0,
  notes: notes.trim() === '' ? null : notes,
  mood: toMood(mood),
})

/** A number as a mood, null where it is none. */
export const toMood = (mood: number | null): Mood | null => moods.find(({ value }) => value === mood)?.value ?? null

/** A kind of activity within a sentence: 'yoga', 'a bath'. */
export const activityPhrase = (type: ActivityType): string =>
  type === 'bath' || type === 'massage'
    ? `a ${type}`
    : type === 'nature'
      ? 'time in nature'
      : labelOf(type).toLowerCase()

/** The name of a kind of activity. */
export const labelOf = (type: ActivityType): string => activityTypes.find(({ key }) => key === type)?.label ?? type
