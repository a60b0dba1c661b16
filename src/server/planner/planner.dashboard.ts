import type { Task } from '#contract/planner.ts'
import { addDays, dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import type { UpcomingSource } from '#server/lib/feature.ts'
import { arrayJson, joinJson, type Json, objectJson } from '#server/lib/json.ts'
import { unsealOrPlaceholder } from '#server/lib/sealed.ts'
import type { TaskFact } from '#server/ports/coach-model.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { tasks } from './planner.table.ts'
import { readCursor } from './task-cursor.ts'
import { listDays, tasksOfToday, upcomingTasks } from './task-lists.ts'
import { toTask } from './to-task.ts'
import { toInstant } from './wall-time.ts'

type Today = { items: Task[]; total: number; completed: number }

/** Open tasks first, with the total count. */
export async function readTasksForDashboard(db: Db, user: OwnerInZone, today: string): Promise<Json<Today>> {
  const rows = await tasksOfToday(db, user.owner, today)
  const items = arrayJson(rows.map((row) => toTask(user, row)))
  const counts = { total: rows[0]?.total ?? 0, completed: rows[0]?.done ?? 0 }
  return joinJson(counts, objectJson<Pick<Today, 'items'>>({ items }))
}

/** The next open tasks with a date, however far. */
export const nextTasks: UpcomingSource = async (db, { owner, timeZone }, { now, most }) =>
  (await upcomingTasks(db, owner, now, timeZone, most)).flatMap((row) => {
    const at = toInstant(row, timeZone)
    const { title } = unsealOrPlaceholder(owner, tasks.sealedContent, row.id, row.sealedContent)
    return at === null ? [] : [{ kind: 'task', id: row.id, title, date: row.dueDate, at: at.toISOString() }]
  })

const maxTasksOfWeek = 40

/** Today's tasks and those of the next seven days, without unreadable ones. */
export async function tasksOfWeek(db: Db, { owner, timeZone }: OwnerInZone, now: Date): Promise<{ tasks: TaskFact[] }> {
  const today = dayOf(now, timeZone)
  const page = { after: readCursor(undefined, 'soonest'), limit: maxTasksOfWeek }
  const rows = await listDays(db, owner, today, addDays(today, 7), page)
  const facts = rows.flatMap((row) => {
    const { title, isUnreadable } = unsealOrPlaceholder(owner, tasks.sealedContent, row.id, row.sealedContent)
    const { category, priority, dueDate, minutes } = row
    const time = row.startTime?.slice(0, 5) ?? null
    const isCompleted = row.completedAt !== null
    return isUnreadable ? [] : [{ title, category, priority, dueDate, time, minutes, isCompleted }]
  })
  return { tasks: facts }
}
