import { and, desc, eq } from 'drizzle-orm'
import type { HouseholdTaskChange } from '#contract/household.ts'
import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { notFound } from '#server/lib/http-error.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, reseal } from '#server/lib/sealed.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { liveTask, toRepeatColumns } from './household.repo.ts'
import { householdCompletions, householdTasks } from './household.table.ts'
import { requirePeople } from './people.repo.ts'
import { dueAfter, dueAtRest, isCompleted, repeatOf, type TaskRow } from './repeat.ts'

/** Changes only the given fields. Setting `completed` to its current value changes nothing. */
export const updateTask = (
  db: Db,
  user: OwnerInZone,
  id: string,
  { completed, ...change }: HouseholdTaskChange,
  now: Date,
): Promise<TaskRow> =>
  changeTask(db, user, id, now, async (tx, before, today) => {
    await requirePeople(tx, user.owner, [change])
    const row = applyChange(user.owner, before, change, today)
    if (completed === undefined || completed === isCompleted(row, today)) return row
    return completed ? addCompletion(tx, row, today, now) : undoCompletion(tx, row)
  })

export const toggleTask = (db: Db, user: OwnerInZone, id: string, now: Date): Promise<TaskRow> =>
  changeTask(db, user, id, now, (tx, row, today) =>
    isCompleted(row, today) ? undoCompletion(tx, row) : addCompletion(tx, row, today, now),
  )

/** Locks the row, so that simultaneous ticks run one after another. */
function changeTask(
  db: Db,
  { owner, timeZone }: OwnerInZone,
  id: string,
  now: Date,
  change: (tx: Db, row: TaskRow, today: string) => Promise<TaskRow>,
): Promise<TaskRow> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(householdTasks).where(liveTask(owner, id)).for('update')
    if (before === undefined) throw notFound()
    const { createdAt: _createdAt, ...after } = await change(tx, before, dayOf(now, timeZone))
    const [row] = await tx
      .update(householdTasks)
      .set({ ...after, updatedAt: now })
      .where(liveTask(owner, id))
      .returning()
    if (row === undefined) throw notFound()
    return row
  })
}

function applyChange(
  owner: Owner,
  before: TaskRow,
  { text, dueDate, repeat, ...columns }: Omit<HouseholdTaskChange, 'completed'>,
  today: string,
): TaskRow {
  const sealedContent =
    text === undefined
      ? before.sealedContent
      : reseal(owner, householdTasks.sealedContent, before.id, before.sealedContent, { text })
  const row = { ...before, ...columns, sealedContent, ...(repeat !== undefined && toRepeatColumns(repeat)) }
  const asked = dueDate === undefined ? before.anchorOn : dueDate
  const anchorOn = asked ?? (row.repeatUnit === null ? null : (before.doneOn ?? today))
  const keeps = dueDate === undefined && repeat === undefined
  const wasDone = isCompleted(before, today) ? before.doneOn : null
  const read = repeatOf(row)
  const dueOn =
    read !== null && wasDone !== null && dueDate === undefined && anchorOn !== null
      ? dueAtRest(anchorOn, read, wasDone)
      : anchorOn
  return keeps ? row : { ...row, anchorOn, dueOn }
}

async function addCompletion(tx: Db, row: TaskRow, today: string, now: Date): Promise<TaskRow> {
  const { userId, id: taskId, dueOn: dueBefore, noticedBy, plannedBy, doneBy } = row
  const assignees = { noticedBy, plannedBy, doneBy }
  await tx
    .insert(householdCompletions)
    .values({ userId, id: newId(), taskId, day: today, dueBefore, ...assignees, createdAt: now })
  return { ...row, doneOn: today, dueOn: dueAfter(row, today) }
}

/** Whether the user chose the date after this completion: it is the anchor, and not the date that the completion led to. */
const isChosenSince = (row: TaskRow, { day, dueBefore }: { day: string; dueBefore: string | null }): boolean =>
  row.dueOn === row.anchorOn && row.dueOn !== dueAfter({ ...row, dueOn: dueBefore }, day)

/** The task before its last completion, with a date that was chosen since. */
async function undoCompletion(tx: Db, row: TaskRow): Promise<TaskRow> {
  const [last, earlier] = await tx
    .select()
    .from(householdCompletions)
    .where(and(eq(householdCompletions.userId, row.userId), eq(householdCompletions.taskId, row.id)))
    .orderBy(desc(householdCompletions.id))
    .limit(2)
  if (last !== undefined)
    await tx
      .delete(householdCompletions)
      .where(and(eq(householdCompletions.userId, row.userId), eq(householdCompletions.id, last.id)))
  const keepsDate = row.repeatUnit === null || last === undefined || isChosenSince(row, last)
  return { ...row, doneOn: earlier?.day ?? null, dueOn: keepsDate ? row.dueOn : (last.dueBefore ?? row.dueOn) }
}
