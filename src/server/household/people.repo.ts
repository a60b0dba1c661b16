import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Assignee, NewHouseholdPerson } from '#contract/household.ts'
import { maxPeople, self, type TaskRole, taskRoles } from '#contract/household-lists.ts'
import type { Db } from '#server/lib/db.ts'
import { fieldError, HttpError } from '#server/lib/http-error.ts'
import { lockAccount } from '#server/lib/limits.ts'
import { recordQueries } from '#server/lib/record-queries.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, reseal, seal } from '#server/lib/sealed.ts'
import { householdPeople } from './household.table.ts'

export type PersonRow = typeof householdPeople.$inferSelect

const records = recordQueries(householdPeople)
const allLive = (owner: Owner) => and(eq(householdPeople.userId, owner.id), isNull(householdPeople.deletedAt))

/** In the order they were added. */
export const listPeople = (db: Db, owner: Owner): Promise<PersonRow[]> =>
  db
    .select()
    .from(householdPeople)
    .where(allLive(owner))
    .orderBy(asc(householdPeople.createdAt), asc(householdPeople.id))
    .limit(maxPeople)

/** Refuses a role for a person who is not in the owner's household. */
export async function requirePeople(
  tx: Db,
  owner: Owner,
  given: readonly { readonly [role in TaskRole]?: Assignee }[],
): Promise<void> {
  const named = given.flatMap((task) => taskRoles.map((role) => ({ role, by: task[role] ?? self })))
  const ids = [...new Set(named.map(({ by }) => by))].filter((by) => by !== self)
  if (ids.length === 0) return
  const rows = await tx
    .select({ id: householdPeople.id })
    .from(householdPeople)
    .where(and(allLive(owner), inArray(householdPeople.id, ids)))
  const unknown = named.find(({ by }) => by !== self && !rows.some(({ id }) => id === by))
  if (unknown !== undefined) throw fieldError(unknown.role, 'Choose someone in your household')
}

async function requireRoom(tx: Db, owner: Owner): Promise<void> {
  const [row] = await tx.select({ people: count() }).from(householdPeople).where(allLive(owner))
  if ((row?.people ?? 0) >= maxPeople)
    throw new HttpError('too_large', `You can add up to ${maxPeople} names. Remove one to make room for another.`)
}

/** A known id answers the existing record: a repeated request. */
export async function createPerson(
  db: Db,
  owner: Owner,
  { id = newId(), name }: NewHouseholdPerson,
  now: Date,
): Promise<{ row: PersonRow; isNew: boolean }> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, owner)
    const known = await records.find(tx, owner, id)
    if (known !== undefined) return { row: known, isNew: false }
    await requireRoom(tx, owner)
    return records.create(
      tx,
      owner,
      { id, sealedContent: seal(owner, householdPeople.sealedContent, id, { name }) },
      now,
    )
  })
}

export const renamePerson = (db: Db, owner: Owner, id: string, name: string, now: Date): Promise<PersonRow> =>
  db.transaction(async (tx) => {
    const before = await records.lock(tx, owner, id)
    return records.update(
      tx,
      owner,
      id,
      { sealedContent: reseal(owner, householdPeople.sealedContent, id, before.sealedContent, { name }) },
      now,
    )
  })

/** Roles keep the person's id, so that an undo restores everything. */
export const deletePerson = records.remove

/** Restoring an existing record changes nothing. */
export async function restorePerson(db: Db, owner: Owner, id: string): Promise<PersonRow> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, owner)
    const found = await records.find(tx, owner, id)
    if (found !== undefined && found.deletedAt !== null) await requireRoom(tx, owner)
    return records.restore(tx, owner, id)
  })
}
