import { outdates } from '#web/lib/query-keys.ts'

/** Changes of this page go out one after another, and are seen on it and on the dashboard. */
export const shared = { scope: { id: 'fitness' }, meta: outdates('/api/fitness', '/api/dashboard') }
