/** Lists of the vision board. No zod: the browser loads this file too. */

/** Categories with their color, used for the badge and instead of a missing picture. */
export const visionCategories = [
  { id: 'goals', label: 'Life Goals', colour: 'magenta' },
  { id: 'career', label: 'Career', colour: 'royal' },
  { id: 'financial', label: 'Financial', colour: 'green' },
  { id: 'personal', label: 'Personal Growth', colour: 'purple' },
  { id: 'health', label: 'Health & Fitness', colour: 'pink' },
  { id: 'travel', label: 'Travel & Adventure', colour: 'blue' },
  { id: 'relationships', label: 'Relationships', colour: 'red' },
] as const

/** Limit for every plan: a board is sent whole. */
export const maxVisions = 1_000

/** Built-in vision pictures, 4:3, served from `src/web/public`. */
export const visionSamples = [
  { path: '/visions/home.svg', label: 'A home with a garden' },
  { path: '/visions/summit.svg', label: 'A summit at dawn' },
  { path: '/visions/voyage.svg', label: 'A voyage by sea' },
  { path: '/visions/study.svg', label: 'A study full of books' },
  { path: '/visions/harvest.svg', label: 'A good harvest' },
  { path: '/visions/table.svg', label: 'A table set for the people you love' },
] as const
