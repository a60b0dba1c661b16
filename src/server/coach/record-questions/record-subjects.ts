import type { RecordQuestion } from '#server/ports/coach-queries.ts'

/** A log that has an entry for each day. */
export type DailyLog = 'mood' | 'selfCare' | 'workouts' | 'journalCount' | 'prayers'

const subjects: readonly (readonly [RegExp, DailyLog])[] = [
  [/\bself-? ?care\b/, 'selfCare'],
  [/\b(?:work(?:ing|ed)? out|workouts?|exercis\w+|gym|train(?:ing|ed))\b/, 'workouts'],
  [/\b(?:journal\w*|diary|entries)\b/, 'journalCount'],
  [/\bpray\w*\b/, 'prayers'],
  [/\bmoods?\b/, 'mood'],
]

export const dailyLogIn = (line: string): DailyLog | null => subjects.find(([form]) => form.test(line))?.[1] ?? null

export const questionAboutLog = (subject: DailyLog, span: { from: string; to: string }): RecordQuestion => {
  if (subject === 'mood') return { ask: 'mood', ...span, by: 'all', weekday: null }
  return subject === 'selfCare' ? { ask: 'selfCare', ...span, activity: null } : { ask: subject, ...span }
}
