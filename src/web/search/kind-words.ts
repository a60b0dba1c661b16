import type { searchKinds } from '#contract/search-kinds.ts'
import type { PageKey } from '#contract/pages.ts'

/** The heading of each kind, and the page whose icon it has. */
export const kindWords: Readonly<Record<(typeof searchKinds)[number], { heading: string; page: PageKey }>> = {
  goal: { heading: 'Goals', page: 'goals' },
  goalUpdate: { heading: 'Goal updates', page: 'goals' },
  task: { heading: 'Tasks', page: 'planner' },
  journal: { heading: 'Journal', page: 'journal' },
  vision: { heading: 'Vision board', page: 'visionBoard' },
  selfCare: { heading: 'Self-care', page: 'selfCare' },
  pattern: { heading: 'Breathing patterns', page: 'selfCare' },
  household: { heading: 'Household', page: 'household' },
  person: { heading: 'People at home', page: 'household' },
  shopping: { heading: 'Shopping lists', page: 'shopping' },
  income: { heading: 'Income log', page: 'income' },
  affirmation: { heading: 'Affirmations', page: 'mindset' },
  chat: { heading: 'Conversations', page: 'coach' },
  workout: { heading: 'Workouts', page: 'health' },
  meal: { heading: 'Meals', page: 'health' },
  weight: { heading: 'Weight', page: 'health' },
  cycle: { heading: 'Cycle log', page: 'health' },
  prayer: { heading: 'Prayers', page: 'spiritual' },
  reflection: { heading: 'Reflections', page: 'spiritual' },
  mix: { heading: 'Soundscape mixes', page: 'audio' },
}
