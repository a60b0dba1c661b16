import type { Prefix } from '#web/lib/query-keys.ts'

/** What opens without a network once it was read, and the modules of the mutations that may wait, by the first part of their names. */
type OfflineFeature = { reads: readonly Prefix[]; load: () => Promise<unknown> }

export const offlineFeatures: Readonly<Record<string, OfflineFeature>> = {
  planner: {
    reads: ['/api/tasks', '/api/planner/hours'],
    load: () => import('#web/planner/planner.mutations.ts'),
  },
  household: {
    reads: ['/api/household-tasks', '/api/household'],
    load: () =>
      Promise.all([import('#web/household/household.mutations.ts'), import('#web/household/people.mutations.ts')]),
  },
  'self-care': {
    reads: ['/api/self-care'],
    load: () => import('#web/self-care/self-care.mutations.ts'),
  },
  shopping: {
    reads: ['/api/shopping-items', '/api/shopping-lists', '/api/shopping-suggestions'],
    load: () => import('#web/shopping/shopping.mutations.ts'),
  },
}
