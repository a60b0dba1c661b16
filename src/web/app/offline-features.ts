import type { Prefix } from '#web/lib/query-keys.ts'
import type { Prefetch } from '#web/lib/prefetch.ts'

/**
 * A feature that works without a network. `reads`: the queries that stay on this device. `first`: the queries that are fetched
 * ahead. `load`: the module of its mutations that can wait; their names begin with the feature's key. Features are fetched
 * ahead in this order.
 */
type OfflineFeature = { reads: readonly Prefix[]; first: () => Promise<Prefetch>; load: () => Promise<unknown> }

export const offlineFeatures: Readonly<Record<string, OfflineFeature>> = {
  shopping: {
    reads: ['/api/shopping-items', '/api/shopping-lists', '/api/shopping-suggestions'],
    first: async () => (await import('#web/shopping/shopping.queries.ts')).firstReads,
    load: () => import('#web/shopping/shopping.mutations.ts'),
  },
  household: {
    reads: ['/api/household-tasks', '/api/household'],
    first: async () => (await import('#web/household/household.queries.ts')).firstReads,
    load: () =>
      Promise.all([import('#web/household/household.mutations.ts'), import('#web/household/people.mutations.ts')]),
  },
  planner: {
    reads: ['/api/tasks', '/api/planner/hours'],
    first: async () => (await import('#web/planner/planner.queries.ts')).firstReads,
    load: () => import('#web/planner/planner.mutations.ts'),
  },
  'self-care': {
    reads: ['/api/self-care'],
    first: async () => (await import('#web/self-care/self-care.queries.ts')).firstReads,
    load: () => import('#web/self-care/self-care.mutations.ts'),
  },
}
