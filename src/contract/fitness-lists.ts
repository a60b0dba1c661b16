/** Lists of choices of the Health & Fitness page. No zod: the browser loads this file too. */

/** Units the user sees amounts in. Stored amounts are metric. */
export const unitSystems = ['metric', 'imperial'] as const

export const mealKinds = ['breakfast', 'lunch', 'dinner', 'snack'] as const

/** `spotting` and `none` are not days of a period. */
export const cycleFlows = ['none', 'spotting', 'light', 'medium', 'heavy'] as const

/** Symptoms of the cycle log with their display names. */
export const cycleSymptoms = [
  { key: 'cramps', label: 'Cramps' },
  { key: 'headache', label: 'Headache' },
  { key: 'backache', label: 'Backache' },
  { key: 'bloating', label: 'Bloating' },
  { key: 'tenderBreasts', label: 'Tender breasts' },
  { key: 'nausea', label: 'Nausea' },
  { key: 'skin', label: 'Skin changes' },
  { key: 'tired', label: 'Tired' },
  { key: 'badSleep', label: 'Bad sleep' },
  { key: 'lowMood', label: 'Low mood' },
  { key: 'irritable', label: 'Irritable' },
] as const

/** Cycles needed before ranges are shown, and the days a gap between two starts must have to count as one cycle. */
export const cycleBasis = { cycles: 3, shortest: 15, longest: 60 } as const

/** Exact by definition. */
export const kilogramsPerPound = 0.45359237
