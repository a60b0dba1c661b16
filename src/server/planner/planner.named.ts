import type { NewTask } from '#contract/planner.ts'
import { addDays, dayOf } from '#server/lib/days.ts'
import { notFound } from '#server/lib/http-error.ts'
import { matchNames } from '#server/lib/match-names.ts'
import { type NamedRecordActions, type NamedRecord, requireUnchanged } from '#server/lib/record-actions.ts'
import { unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { tasks } from './planner.table.ts'
import { createTask, updateTask } from './planner.repo.ts'
import { deleteTask, restoreTask } from './task-deletion.ts'
import { findTask, lastDay, tasksOfDays } from './task-lists.ts'

/** In days before today. */
const earlier = 366

/** For another feature that acts for the user. A change of a repeating task applies to this occurrence. */
export const taskActions: NamedRecordActions<NewTask> = {
  create: (db, { owner, timeZone }, given, now) => createTask(db, { owner, timeZone, now }, given),
  remove: (db, { owner, timeZone }, id, now) => deleteTask(db, { owner, timeZone, now }, id, 'this'),
  restore: (db, { owner, timeZone }, id, now) => restoreTask(db, { owner, timeZone, now }, id),
  change: async (db, { owner, timeZone }, id, change, { now, known }) => {
    const before = await findTask(db, owner, id)
    if (before === undefined || before.deletedAt !== null) throw notFound()
    const context = { owner, timeZone, now }
    const { isDone, title, dueDate, time } = change
    const is = {
      isDone: before.completedAt !== null,
      title: unsealOrPlaceholder(owner, tasks.sealedContent, id, before.sealedContent).title,
      dueDate: before.dueDate,
      time: before.startTime?.slice(0, 5) ?? null,
    }
    requireUnchanged(is, change, known)
    if (isDone !== undefined) {
      await updateTask(db, context, id, { isCompleted: isDone })
      return { isDone: is.isDone }
    }
    if (title !== undefined) {
      await updateTask(db, context, id, { title })
      return { title: is.title }
    }
    const day = dueDate ?? before.dueDate
    const hour = time === undefined ? {} : { scheduledTime: time === null ? null : `${day}T${time}:00` }
    await updateTask(db, context, id, { dueDate: day, ...hour })
    return { dueDate: is.dueDate, time: is.time }
  },
  find: async (db, { owner, timeZone }, name, now) => {
    const today = dayOf(now, timeZone)
    const open: NamedRecord[] = []
    for await (const { id, sealedContent, dueDate, startTime, completedAt } of tasksOfDays(
      db,
      owner,
      addDays(today, -earlier),
      lastDay,
    )) {
      if (completedAt !== null) continue
      const { title, isUnreadable } = unsealOrPlaceholder(owner, tasks.sealedContent, id, sealedContent)
      if (!isUnreadable) open.push({ id, title, dueDate, time: startTime?.slice(0, 5) ?? null })
    }
    return matchNames(name, open, ({ title }) => title)
  },
}

/** The same for a task that was created with its repetitions. */
export const seriesActions: Pick<NamedRecordActions<NewTask>, 'remove' | 'restore'> = {
  remove: (db, { owner, timeZone }, id, now) => deleteTask(db, { owner, timeZone, now }, id, 'all'),
  restore: taskActions.restore,
}
