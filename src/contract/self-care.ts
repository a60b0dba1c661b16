import { z } from 'zod'
import { count, id, idPath, moment, mood, pageQuery, storable, text, unreadable, whole } from './fields.ts'
import type { Calls } from './kernel.ts'
import { activityTypes } from './lists.ts'

const activityType = z.enum(
  activityTypes.map(({ key }) => key),
  { error: 'Choose one of the activities' },
)

const contentFields = {
  notes: storable(2_000).nullable(),
  /** Name of the breathing technique or pattern that guided the activity, or null. */
  technique: storable(60).nullable(),
}

/** `mood` is the mood afterwards, null if not given; `moodBefore` is asked only before guided breathing. */
const facts = {
  activityType,
  /** In minutes. */
  duration: whole(1, 1_440, 'A whole number of minutes, from 1 to 1,440'),
  mood: mood.nullable(),
  moodBefore: mood.nullable(),
}

/** A self-care activity on the wire. */
export const selfCareActivity = z.object({ id, ...facts, ...contentFields, completedAt: moment, ...unreadable })
export type SelfCareActivity = z.infer<typeof selfCareActivity>

/** An absent mood is 3; null is none. */
const newSelfCareActivity = z.strictObject({
  id: id.exactOptional(),
  activityType,
  duration: facts.duration,
  notes: contentFields.notes.exactOptional(),
  technique: contentFields.technique.exactOptional(),
  mood: facts.mood.exactOptional(),
  moodBefore: facts.moodBefore.exactOptional(),
})
export type NewSelfCareActivity = z.infer<typeof newSelfCareActivity>

const selfCareChange = z.strictObject({
  activityType: activityType.exactOptional(),
  duration: facts.duration.exactOptional(),
  notes: contentFields.notes.exactOptional(),
  mood: facts.mood.exactOptional(),
})
export type SelfCareChange = z.infer<typeof selfCareChange>

const amount = { minutes: z.int(), count: z.int() }

/** `mean` is null if no mood was given. */
const meanMood = z.object({ count: z.int(), mean: z.number().nullable() })

/**
 * Self-care over the last 84 days in the user's time zone, today last. `week` is the last 7 days. `breathing` counts guided
 * sessions with a mood before and after.
 */
export const selfCareSummary = z.object({
  week: z.object({ ...amount, mood: meanMood }),
  today: z.object(amount),
  days: z.array(z.object({ date: z.iso.date(), ...amount, mood: meanMood })),
  byActivity: z.array(z.object({ activityType, ...amount })),
  breathing: z.object({ count: z.int(), before: z.number().nullable(), after: z.number().nullable() }),
})
export type SelfCareSummary = z.infer<typeof selfCareSummary>

/** Number of days with a mood, and the mean mood of these. */
const moodDays = z.object({ days: z.int(), mood: z.number() })

/**
 * Correlations with the user's mood (premium), over `days` with a mood in the last 84. `trend`: the last 28 days and the 28
 * before; `byMinutes`: days with more than `minutes` of self-care and the others; `byActivity`: days with and without it, the
 * largest difference first. Null or left out if there is too little data.
 */
export const selfCareInsights = z.object({
  days: z.int(),
  trend: z.object({ recent: moodDays, before: moodDays }).nullable(),
  byMinutes: z.object({ minutes: z.int(), more: moodDays, less: moodDays }).nullable(),
  byActivity: z.array(z.object({ activityType, with: moodDays, without: moodDays })),
})
export type SelfCareInsights = z.infer<typeof selfCareInsights>

/** `days`: only this many days up to today. */
const historyQuery = pageQuery.extend({ days: count(84, 'A whole number of days, from 1 to 84').exactOptional() })

const seconds = (min: number) => whole(min, 60, `Whole seconds, from ${min} to 60`)

const pattern = {
  name: text(60),
  inhaleTime: seconds(1),
  holdTime: seconds(0),
  exhaleTime: seconds(1),
  restTime: seconds(0),
  cycles: whole(1, 200, 'A whole number of rounds, from 1 to 200'),
}

/** A custom breathing pattern; times in seconds, 0 skips a hold. */
export const breathingPattern = z.object({ id, ...pattern, createdAt: moment, ...unreadable })
export type BreathingPattern = z.infer<typeof breathingPattern>

const newBreathingPattern = z
  .strictObject({ id: id.exactOptional(), ...pattern })
  .refine(
    ({ inhaleTime, holdTime, exhaleTime, restTime, cycles }) =>
      (inhaleTime + holdTime + exhaleTime + restTime) * cycles <= 3_600,
    { error: 'At most an hour in all, so try fewer rounds', path: ['cycles'] },
  )
export type NewBreathingPattern = z.infer<typeof newBreathingPattern>

export const selfCareApi = {
  'GET /api/self-care': { query: historyQuery, reply: z.array(selfCareActivity), list: true },
  'POST /api/self-care': { body: newSelfCareActivity, reply: selfCareActivity, status: 201 },
  'PUT /api/self-care/{id}': { params: idPath, body: selfCareChange, reply: selfCareActivity },
  'DELETE /api/self-care/{id}': { params: idPath },
  'POST /api/self-care/{id}/restore': { params: idPath, reply: selfCareActivity },
  'GET /api/self-care/summary': { reply: selfCareSummary },
  'GET /api/self-care/insights': { reply: selfCareInsights },
  'GET /api/self-care/patterns': { query: pageQuery, reply: z.array(breathingPattern), list: true },
  'POST /api/self-care/patterns': { body: newBreathingPattern, reply: breathingPattern, status: 201 },
  'DELETE /api/self-care/patterns/{id}': { params: idPath },
  'POST /api/self-care/patterns/{id}/restore': { params: idPath, reply: breathingPattern },
} satisfies Calls
