import type { Db } from '#server/lib/db.ts'
import { morningOf, type Notice, type NoticeSource, type NoticeTime } from '#server/lib/notices.ts'
import { unsealOrPlaceholder } from '#server/lib/sealed.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { tasks } from './planner.table.ts'
import { type TaskRow, tasksOfToday } from './task-lists.ts'
import { toInstant } from './wall-time.ts'

/** The most tasks of a day that are read, because their number has no limit. */
const maxTasksRead = 100

async function readNotices(db: Db, user: OwnerInZone, { now, today }: NoticeTime): Promise<Notice[]> {
  const rows = await tasksOfToday(db, user.owner, today, maxTasksRead)
  const [first] = rows
  const count = first === undefined ? 0 : first.total - first.done
  if (count === 0) return []
  const createdAt = latest(morningOf(today, user.timeZone), oldestOf(rows))
  return [{ kind: 'tasksToday', id: `tasksToday:${today}`, createdAt, count, next: nextOf(rows, user, now) }]
}

/** Done tasks too, so that the notice does not move, and does not become unread again, when the oldest is done. */
const oldestOf = (rows: readonly TaskRow[]): string =>
  new Date(Math.min(...rows.map(({ createdAt }) => createdAt.getTime()))).toISOString()

const latest = (a: string, b: string): string => (a > b ? a : b)

/** The first open task whose time is still to come. */
function nextOf(rows: readonly TaskRow[], { owner, timeZone }: OwnerInZone, now: Date) {
  for (const row of rows) {
    const at = row.completedAt === null ? toInstant(row, timeZone) : null
    if (at === null || at < now) continue
    const { title, isUnreadable } = unsealOrPlaceholder(owner, tasks.sealedContent, row.id, row.sealedContent)
    if (!isUnreadable) return { title, at: at.toISOString() }
  }
  return null
}

/** Today's plan, once: in the morning, or when its first task is created. */
export const taskNotices: NoticeSource = { setting: 'daily_reminders', read: readNotices }
