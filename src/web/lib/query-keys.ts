import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The prefix of the query keys of each part. A key is out of date together with its prefix. */
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

/** The `meta` of a mutation: the parts that it makes out of date, on every open tab (query-client.ts). */
export const outdates = (...parts: Part[]): { changes: readonly QueryKey[] } => ({
  changes: parts.map((part) => keys[part]),
})

/** Refetches these parts where something other than a mutation reports that they changed. */
export const invalidate = (client: QueryClient, ...parts: Part[]) =>
  Promise.all(parts.map((part) => client.invalidateQueries({ queryKey: keys[part] })))
