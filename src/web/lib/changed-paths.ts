import type { Changes } from '#contract/events.ts'
import { outdates, type Prefix } from './query-keys.ts'

/** The paths that read each table, besides the dashboard. A test holds this list against the database. */
export const readersByTable: Readonly<Record<string, readonly Prefix[]>> = {
  action_plan_progress: ['/api/income'],
  affirmation_loves: ['/api/affirmations'],
  affirmations: ['/api/affirmations'],
  affirmations_seen: [],
  breathing_patterns: ['/api/self-care/patterns'],
  coach_chats: ['/api/sophia/chats'],
  coach_quota_usage: [],
  coach_settings: ['/api/sophia/coach'],
  completed_course_steps: ['/api/mindset/courses'],
  credentials: [],
  current_affirmations: ['/api/affirmations'],
  cycle_days: ['/api/fitness', '/api/tasks'],
  dashboard_layouts: ['/api/notifications'],
  drinks: ['/api/fitness'],
  fitness_settings: ['/api/fitness'],
  goal_updates: ['/api/goals'],
  goals: ['/api/goals', '/api/vision-board', '/api/notifications'],
  household_completions: ['/api/household'],
  household_people: ['/api/household'],
  household_tasks: ['/api/household-tasks', '/api/household'],
  income_entries: ['/api/income', '/api/goals'],
  income_settings: ['/api/income', '/api/goals'],
  journal_entries: ['/api/journal'],
  journal_revisions: ['/api/journal'],
  meals: ['/api/fitness'],
  meditation_positions: ['/api/mindset/meditations'],
  notification_reads: ['/api/notifications'],
  pictures: [],
  planner_hours: ['/api/planner/hours'],
  prayers: ['/api/prayers'],
  reflections: ['/api/reflections'],
  saved_mixes: ['/api/audio/mixes'],
  saved_quotes: ['/api/mindset/quotes'],
  self_care_activities: ['/api/self-care'],
  sessions: ['/api/auth/sessions'],
  shopping_habits: ['/api/shopping-suggestions'],
  shopping_invitations: ['/api/shopping-lists'],
  shopping_items: ['/api/shopping-items', '/api/shopping-lists'],
  shopping_members: ['/api/shopping-lists', '/api/shopping-items'],
  subscriptions: ['/api'],
  task_series: ['/api/tasks'],
  tasks: ['/api/tasks', '/api/income/plan', '/api/notifications'],
  users: ['/api/user', '/api/premium', '/api/onboarding', '/api/spiritual', '/api/notifications'],
  visions: ['/api/vision-board', '/api/goals'],
  weights: ['/api/fitness'],
  workouts: ['/api/fitness'],
}

/** A table of a newer version than this page's may be read by any path: all that is on the screen is fetched again. */
const readersOf = (table: string): readonly Prefix[] =>
  new Map<string, readonly Prefix[]>(Object.entries(readersByTable)).get(table) ?? ['/api']

/** The prefixes of the query keys that changes make out of date. The dashboard and the limits are made of everything. */
export function changedKeys({ isReset, changes }: Changes) {
  if (isReset) return outdates('/api').changes
  const paths = new Set<Prefix>(['/api/dashboard', '/api/user/usage-limits'])
  for (const { table } of changes) for (const path of readersOf(table)) paths.add(path)
  return outdates(...paths).changes
}
