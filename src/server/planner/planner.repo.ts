import { and, eq, isNull } from 'drizzle-orm'
import type { NewTask, TaskChange } from '#contract/planner.ts'
import type { Db } from '#server/lib/db.ts'
import { notFound } from '#server/lib/problem.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, seal, unseal } from '#server/lib/sealed.ts'
import { tasks } from './planner.table.ts'
import type { TaskRow } from './task-lists.ts'
import { dayAt, placeTask } from './wall-time.ts'

/** Who changes her tasks, when, and by which clock: days and hours are hers. */
export type Here = { owner: Owner; timeZone: string; now: Date }

const known = (owner: Owner, id: string) => and(eq(tasks.userId, owner.id), eq(tasks.id, id))
const live = (owner: Owner, id: string) => and(known(owner, id), isNull(tasks.deletedAt))

/** A task by its id, deleted or not. */
async function findTask(db: Db, owner: Owner, id: string): Promise<TaskRow | undefined> {
  const [row] = await db.select().from(tasks).where(known(owner, id))
  return row
}

/** Creates a task. An id that is there already answers the record as it is: a repeated request. */
export async function createTask(db: Db, here: Here, given: NewTask): Promise<{ row: TaskRow; isNew: boolean }> {
  const { owner, timeZone, now } = here
  const { id = newId(), title, description = null, category = 'personal', priority = 1 } = given
  const today = dayAt(now, timeZone)
  const [created] = await db
    .insert(tasks)
    .values({
      userId: owner.id,
      id,
      category,
      priority,
      ...placeTask(given, { dueDate: today, startTime: null, isLater: false }, timeZone),
      minutes: given.estimatedDuration ?? 30,
      ...(given.isCompleted && { completedAt: now, completedOn: today }),
      words: seal(owner, tasks.words, id, { title, description }),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: [tasks.userId, tasks.id] })
    .returning()
  const row = created ?? (await findTask(db, owner, id))
  if (row === undefined) throw notFound()
  return { row, isNew: created !== undefined }
}

/** Changes what is named, and nothing else. It takes the task's row, so that changes of the same moment follow one another. */
export const updateTask = (db: Db, { owner, timeZone, now }: Here, id: string, change: TaskChange): Promise<TaskRow> =>
  db.transaction(async (tx) => {
    const [before] = await tx.select().from(tasks).where(live(owner, id)).for('update')
    if (before === undefined) throw notFound()
    const { title, description, category = before.category, priority = before.priority } = change
    const words = unseal(owner, tasks.words, id, before.words)
    const [row] = await tx
      .update(tasks)
      .set({
        category,
        priority,
        ...placeTask(change, before, timeZone),
        minutes: change.estimatedDuration ?? before.minutes,
        ...done(change.isCompleted, before, now, timeZone),
        words: seal(owner, tasks.words, id, {
          title: title ?? words.title,
          description: description === undefined ? words.description : description,
        }),
        updatedAt: now,
      })
      .where(live(owner, id))
      .returning()
    if (row === undefined) throw notFound()
    return row
  })

/** What done says of a task: the first time that it was done stays. */
function done(isCompleted: boolean | undefined, before: TaskRow, now: Date, timeZone: string) {
  if (isCompleted === undefined || isCompleted === (before.completedAt !== null)) return {}
  return isCompleted
    ? { completedAt: now, completedOn: dayAt(now, timeZone) }
    : { completedAt: null, completedOn: null }
}

export async function deleteTask(db: Db, owner: Owner, id: string, now: Date): Promise<void> {
  const deleted = await db.update(tasks).set({ deletedAt: now }).where(live(owner, id)).returning({ id: tasks.id })
  if (deleted.length === 0) throw notFound()
}

/** Undoes a delete. Restoring what is there changes nothing. */
export async function restoreTask(db: Db, owner: Owner, id: string): Promise<TaskRow> {
  const [row] = await db.update(tasks).set({ deletedAt: null }).where(known(owner, id)).returning()
  if (row === undefined) throw notFound()
  return row
}
