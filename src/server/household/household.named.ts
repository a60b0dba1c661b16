import type { NewHouseholdTask } from '#contract/household.ts'
import { dayOf } from '#server/lib/days.ts'
import { notFound } from '#server/lib/http-error.ts'
import { inBatches } from '#server/lib/in-batches.ts'
import { matchNames } from '#server/lib/match-names.ts'
import { afterRow } from '#server/lib/pagination.ts'
import { type NamedRecord, type NamedRecordActions, requireUnchanged } from '#server/lib/record-actions.ts'
import { unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { updateTask } from './changes.repo.ts'
import { createTask, deleteTask, findTask, listTasks, restoreTask } from './household.repo.ts'
import { householdTasks } from './household.table.ts'
import { isCompleted, type TaskRow } from './repeat.ts'

const batch = 500

/** For another feature that acts for the user. */
export const householdActions: NamedRecordActions<NewHouseholdTask> = {
  create: createTask,
  remove: (db, { owner }, id, now) => deleteTask(db, owner, id, now),
  restore: (db, { owner }, id) => restoreTask(db, owner, id),
  change: async (db, whose, id, change, { now, known }) => {
    const { owner, timeZone } = whose
    const before = await findTask(db, owner, id)
    if (before === undefined) throw notFound()
    const { isDone, title, dueDate } = change
    const is = {
      isDone: isCompleted(before, dayOf(now, timeZone)),
      title: unsealOrPlaceholder(owner, householdTasks.sealedContent, id, before.sealedContent).text,
      dueDate: before.dueOn,
      time: null,
    }
    requireUnchanged(is, change, known)
    if (isDone !== undefined) {
      await updateTask(db, whose, id, { completed: isDone }, now)
      return { isDone: is.isDone }
    }
    if (title !== undefined) {
      await updateTask(db, whose, id, { text: title }, now)
      return { title: is.title }
    }
    await updateTask(db, whose, id, { dueDate: dueDate ?? null }, now)
    return { dueDate: is.dueDate, time: null }
  },
  find: async (db, { owner }, name) => {
    const all = inBatches<TaskRow>((last) => listTasks(db, owner, afterRow(last), batch))
    const open: NamedRecord[] = []
    for await (const { id, sealedContent, dueOn, doneOn, repeatUnit } of all) {
      // A completed repeated task comes again, so it can be moved, renamed or deleted.
      if (doneOn !== null && repeatUnit === null) continue
      const { text, isUnreadable } = unsealOrPlaceholder(owner, householdTasks.sealedContent, id, sealedContent)
      if (!isUnreadable) open.push({ id, title: text, dueDate: dueOn, time: null })
    }
    return matchNames(name, open, ({ title }) => title)
  },
}
