import type { Affirmation } from '#contract/affirmations.ts'
import type { BadgeTone } from '#web/ui/Badge.tsx'

/** The label and colour of each category of affirmations. */
export const affirmationCategory: Record<Affirmation['category'], { label: string; tone: BadgeTone }> = {
  general: { label: 'General', tone: 'neutral' },
  success: { label: 'Success', tone: 'royal' },
  'self-love': { label: 'Self-love', tone: 'pink' },
  abundance: { label: 'Abundance', tone: 'gold' },
  confidence: { label: 'Confidence', tone: 'purple' },
  health: { label: 'Health', tone: 'green' },
  relationships: { label: 'Relationships', tone: 'magenta' },
}
