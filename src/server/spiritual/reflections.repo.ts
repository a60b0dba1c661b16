import type { NewReflection, ReflectionChange } from '#contract/spiritual.ts'
import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { recordQueries } from '#server/lib/record-queries.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, reseal, seal } from '#server/lib/sealed.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { reflections } from './spiritual.table.ts'

export type ReflectionRow = typeof reflections.$inferSelect

const { list, create, lock, update, remove, restore } = recordQueries(reflections)

export { list as listReflections, remove as deleteReflection, restore as restoreReflection }

export const createReflection = (
  db: Db,
  { owner, timeZone }: OwnerInZone,
  { id = newId(), text, prompt = null, seconds }: NewReflection,
  now: Date,
): Promise<{ row: ReflectionRow; isNew: boolean }> => {
  const sealedContent = seal(owner, reflections.sealedContent, id, { text, prompt })
  return create(db, owner, { id, seconds, sealedContent, day: dayOf(now, timeZone) }, now)
}

export const updateReflection = (
  db: Db,
  owner: Owner,
  id: string,
  change: ReflectionChange,
  now: Date,
): Promise<ReflectionRow> =>
  db.transaction(async (tx) => {
    const before = await lock(tx, owner, id)
    return update(
      tx,
      owner,
      id,
      { sealedContent: reseal(owner, reflections.sealedContent, id, before.sealedContent, change) },
      now,
    )
  })
