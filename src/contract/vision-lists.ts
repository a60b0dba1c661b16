/** The lists of the vision board. No zod here: the browser reads this file too. */

/** What a vision is about, with the colour of its badge and of its place where it has no picture. */
export const visionCategories = [
  { id: 'goals', label: 'Life Goals', colour: 'magenta' },
  { id: 'career', label: 'Career', colour: 'royal' },
  { id: 'financial', label: 'Financial', colour: 'green' },
  { id: 'personal', label: 'Personal Growth', colour: 'purple' },
  { id: 'health', label: 'Health & Fitness', colour: 'pink' },
  { id: 'travel', label: 'Travel & Adventure', colour: 'blue' },
  { id: 'relationships', label: 'Relationships', colour: 'red' },
] as const

/** The most visions that a board holds, whatever the plan: a board arrives whole. */
export const mostVisions = 1_000
