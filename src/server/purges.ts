import { features } from './features.ts'
import type { Feature } from './lib/feature.ts'
import { type Purge, purgeDeleted } from './lib/purge.ts'

const all: readonly Feature[] = features

/**
 * Permanently deletes everything that has expired: each feature's own purges, then every record deleted more than 30 days ago.
 * If one feature fails, the others still purge.
 */
export const purgeAll: Purge = async (db, now) => {
  let total = 0
  const faults: unknown[] = []
  for (const { purge, tables } of all)
    try {
      total += (await purge?.(db, now)) ?? 0
      for (const table of tables) total += await purgeDeleted(db, table, now)
    } catch (error) {
      faults.push(error)
    }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} purges failed`)
  return total
}
