import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { NewHouseholdTask } from '#contract/household.ts'
import { maxHouseholdTasks } from '#contract/household-lists.ts'
import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { HttpError, notFound } from '#server/lib/http-error.ts'
import { lockAccount } from '#server/lib/limits.ts'
import { listPage } from '#server/lib/pagination.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, seal } from '#server/lib/sealed.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { householdTasks } from './household.table.ts'
import { requirePeople } from './people.repo.ts'
import type { TaskRow } from './repeat.ts'

/** Newest first. */
export const listTasks = listPage(
  'household_page',
  householdTasks,
  householdTasks.createdAt,
  isNull(householdTasks.deletedAt),
)

const own = (owner: Owner, id: string) => and(eq(householdTasks.userId, owner.id), eq(householdTasks.id, id))
export const liveTask = (owner: Owner, id: string) => and(own(owner, id), isNull(householdTasks.deletedAt))

export async function findTask(db: Db, owner: Owner, id: string): Promise<TaskRow | undefined> {
  const [row] = await db.select().from(householdTasks).where(liveTask(owner, id))
  return row
}

async function requireRoom(tx: Db, owner: Owner, more: number): Promise<void> {
  const [row] = await tx
    .select({ tasks: count() })
    .from(householdTasks)
    .where(and(eq(householdTasks.userId, owner.id), isNull(householdTasks.deletedAt)))
  if ((row?.tasks ?? 0) + more > maxHouseholdTasks)
    throw new HttpError(
      'too_large',
      `Your household list is full at ${maxHouseholdTasks} tasks. Delete some that are done to make room.`,
    )
}

function toNewRow({ owner, timeZone }: OwnerInZone, id: string, given: NewHouseholdTask, now: Date) {
  const { category, text, repeat = null, dueDate = null, noticedBy = null, plannedBy = null, doneBy = null } = given
  const due = dueDate ?? (repeat === null ? null : dayOf(now, timeZone))
  return {
    userId: owner.id,
    id,
    category,
    dueOn: due,
    anchorOn: due,
    ...toRepeatColumns(repeat),
    noticedBy,
    plannedBy,
    doneBy,
    sealedContent: seal(owner, householdTasks.sealedContent, id, { text }),
    createdAt: now,
    updatedAt: now,
  }
}

export const toRepeatColumns = (repeat: NewHouseholdTask['repeat'] | null) => ({
  repeatEvery: repeat?.every ?? null,
  repeatUnit: repeat?.unit ?? null,
  repeatFrom: repeat?.from ?? null,
})

/** Adds all tasks or none. A known id returns the existing record: a repeated request. In the order given. */
export async function createTasks(
  db: Db,
  user: OwnerInZone,
  given: readonly NewHouseholdTask[],
  now: Date,
): Promise<{ rows: TaskRow[]; isNew: boolean }> {
  const { owner } = user
  const made = given.map((task) => toNewRow(user, task.id ?? newId(), task, now))
  const ids = made.map(({ id }) => id)
  return db.transaction(async (tx) => {
    await lockAccount(tx, owner)
    const isOne = and(eq(householdTasks.userId, owner.id), inArray(householdTasks.id, ids))
    const known = new Set(
      (await tx.select({ id: householdTasks.id }).from(householdTasks).where(isOne)).map(({ id }) => id),
    )
    const fresh = made.filter(({ id }) => !known.has(id))
    if (fresh.length > 0) {
      await requireRoom(tx, owner, fresh.length)
      await requirePeople(tx, owner, fresh)
      await tx.insert(householdTasks).values(fresh).onConflictDoNothing()
    }
    const rows = await tx.select().from(householdTasks).where(isOne)
    return { rows: inOrder(rows, ids), isNew: fresh.length > 0 }
  })
}

const inOrder = (rows: TaskRow[], ids: readonly string[]): TaskRow[] =>
  [...new Set(ids)].flatMap((id) => rows.filter((row) => row.id === id))

export async function createTask(
  db: Db,
  user: OwnerInZone,
  given: NewHouseholdTask,
  now: Date,
): Promise<{ row: TaskRow; isNew: boolean }> {
  const { rows, isNew } = await createTasks(db, user, [given], now)
  const [row] = rows
  if (row === undefined) throw notFound()
  return { row, isNew }
}

export async function deleteTask(db: Db, owner: Owner, id: string, now: Date): Promise<void> {
  const deleted = await db
    .update(householdTasks)
    .set({ deletedAt: now })
    .where(liveTask(owner, id))
    .returning({ id: householdTasks.id })
  if (deleted.length === 0) throw notFound()
}

/** Ignores missing ids, so that the request can be repeated. */
export async function deleteTasks(db: Db, owner: Owner, ids: readonly string[], now: Date): Promise<void> {
  await db
    .update(householdTasks)
    .set({ deletedAt: now })
    .where(
      and(eq(householdTasks.userId, owner.id), inArray(householdTasks.id, [...ids]), isNull(householdTasks.deletedAt)),
    )
}

/** Restoring an existing record changes nothing. */
export async function restoreTask(db: Db, owner: Owner, id: string): Promise<TaskRow> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, owner)
    const [found] = await tx.select().from(householdTasks).where(own(owner, id))
    if (found === undefined) throw notFound()
    if (found.deletedAt === null) return found
    await requireRoom(tx, owner, 1)
    const [row] = await tx.update(householdTasks).set({ deletedAt: null }).where(own(owner, id)).returning()
    if (row === undefined) throw notFound()
    return row
  })
}
