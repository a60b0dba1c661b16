/** The spiritual page's lists of choices, in display order. No zod: the browser loads this file too. */

/** Traditions whose texts a user may read; the first is the default. */
export const traditions = [
  { key: 'christian', label: 'Christian' },
  { key: 'jewish', label: 'Jewish' },
  { key: 'muslim', label: 'Muslim' },
  { key: 'buddhist', label: 'Buddhist' },
  { key: 'hindu', label: 'Hindu' },
  { key: 'taoist', label: 'Taoist' },
  { key: 'secular', label: 'Not religious' },
] as const

export type Tradition = (typeof traditions)[number]['key']

/** The topics of prayers. */
export const prayerTopics = [
  { key: 'gratitude', label: 'Gratitude' },
  { key: 'guidance', label: 'Guidance' },
  { key: 'healing', label: 'Healing' },
  { key: 'loved-ones', label: 'Loved ones' },
  { key: 'strength', label: 'Strength' },
  { key: 'peace', label: 'Peace' },
] as const

export type PrayerTopic = (typeof prayerTopics)[number]['key']

/** The length of a reflection, in seconds. */
export const reflectionSeconds = 300
