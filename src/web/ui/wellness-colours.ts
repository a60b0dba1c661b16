import type { WellnessArea } from '#contract/dashboard.ts'

/** The token of each area. Far apart on the wheel, so that bars and petals can be told from each other. */
export const wellnessColours = {
  'Physical Health': 'pink',
  'Financial Wellness': 'green',
  'Mental & Emotional': 'blue',
  'Spiritual Growth': 'purple',
  'Life Organization': 'amber',
} as const satisfies Record<WellnessArea['area'], string>
