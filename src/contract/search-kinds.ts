import type { PageKey } from './pages.ts'

/**
 * The kinds of records that the search finds, in the order in which they are shown: the heading over them, and the page where they
 * stand. No zod: the browser loads this file too.
 */
export const searchKinds = [
  { kind: 'goal', heading: 'Goals', page: 'goals' },
  { kind: 'progressEntry', heading: 'Goal updates', page: 'goals' },
  { kind: 'task', heading: 'Tasks', page: 'planner' },
  { kind: 'journal', heading: 'Journal', page: 'journal' },
  { kind: 'vision', heading: 'Vision board', page: 'visionBoard' },
  { kind: 'selfCare', heading: 'Self-care', page: 'selfCare' },
  { kind: 'pattern', heading: 'Breathing patterns', page: 'selfCare' },
  { kind: 'household', heading: 'Household', page: 'household' },
  { kind: 'person', heading: 'People at home', page: 'household' },
  { kind: 'shopping', heading: 'Shopping lists', page: 'shopping' },
  { kind: 'income', heading: 'Income log', page: 'income' },
  { kind: 'affirmation', heading: 'Affirmations', page: 'mindset' },
  { kind: 'chat', heading: 'Conversations', page: 'coach' },
  { kind: 'workout', heading: 'Workouts', page: 'health' },
  { kind: 'meal', heading: 'Meals', page: 'health' },
  { kind: 'weight', heading: 'Weight', page: 'health' },
  { kind: 'cycle', heading: 'Cycle log', page: 'health' },
  { kind: 'prayer', heading: 'Prayers', page: 'spiritual' },
  { kind: 'reflection', heading: 'Reflections', page: 'spiritual' },
  { kind: 'mix', heading: 'Soundscape mixes', page: 'audio' },
] as const satisfies readonly { kind: string; heading: string; page: PageKey }[]
export type SearchKind = (typeof searchKinds)[number]['kind']
