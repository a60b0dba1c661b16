import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** How the query keys of each part begin. A key that begins with another goes out of date with it. */
export const keys = {
  everything: ['api'],
  affirmations: ['api', 'affirmations'],
  chats: ['api', 'sophia', 'chats'],
  coach: ['api', 'sophia', 'coach'],
  courses: ['api', 'mindset', 'courses'],
  dashboard: ['api', 'dashboard'],
  goals: ['api', 'goals'],
  help: ['api', 'help'],
  journal: ['api', 'journal'],
  meditations: ['api', 'mindset', 'meditations'],
  mixes: ['api', 'audio', 'mixes'],
  onboarding: ['api', 'onboarding'],
  plannerHours: ['api', 'planner', 'hours'],
  premium: ['api', 'premium'],
  profile: ['api', 'user', 'profile'],
  quotes: ['api', 'mindset', 'quotes'],
  readLine: ['api', 'tasks-read'],
  selfCare: ['api', 'self-care'],
  session: ['api', 'auth', 'check'],
  sessions: ['api', 'auth', 'sessions'],
  tasks: ['api', 'tasks'],
  usageLimits: ['api', 'user', 'usage-limits'],
  user: ['api', 'user'],
  visionBoard: ['api', 'vision-board'],
} as const satisfies Record<string, QueryKey>

type Part = keyof typeof keys

/** What a mutation makes out of date, as its `meta`: on every open tab, once no change is under way (query-client.ts). */
export const outdates = (...parts: Part[]): { changes: readonly QueryKey[] } => ({
  changes: parts.map((part) => keys[part]),
})

/** Has these parts fetched anew where something else than a mutation says that they changed. */
export const invalidate = (client: QueryClient, ...parts: Part[]) =>
  Promise.all(parts.map((part) => client.invalidateQueries({ queryKey: keys[part] })))
