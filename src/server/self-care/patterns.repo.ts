import type { NewBreathingPattern } from '#contract/self-care.ts'
import type { Db } from '#server/lib/db.ts'
import { recordQueries } from '#server/lib/record-queries.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, seal } from '#server/lib/sealed.ts'
import { breathingPatterns } from './self-care.table.ts'

export type PatternRow = typeof breathingPatterns.$inferSelect

const { list, create, remove, restore } = recordQueries(breathingPatterns)

export { list as listPatterns, remove as deletePattern, restore as restorePattern }

export const createPattern = (
  db: Db,
  owner: Owner,
  { id = newId(), name, ...times }: NewBreathingPattern,
  now: Date,
): Promise<{ row: PatternRow; isNew: boolean }> =>
  create(db, owner, { id, ...times, sealedContent: seal(owner, breathingPatterns.sealedContent, id, { name }) }, now)
