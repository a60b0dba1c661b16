import { outdates } from '#web/lib/query-keys.ts'

/** Options of this page's mutations: sent one after another, and shown on this page and the dashboard. */
export const fitnessMutation = { scope: { id: 'fitness' }, meta: outdates('/api/fitness', '/api/dashboard') }
