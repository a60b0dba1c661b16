import { and, between, eq, sql } from 'drizzle-orm'
import { boundSpan } from '#server/lib/day-span.ts'
import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { inBatches } from '#server/lib/in-batches.ts'
import { matchNames } from '#server/lib/match-names.ts'
import { afterRow } from '#server/lib/pagination.ts'
import { type Owner, unsealOrPlaceholder } from '#server/lib/sealed.ts'
import type { Session } from '#server/lib/session.ts'
import type { FoundOf, QuestionOf, CoachQueries } from '#server/ports/coach-queries.ts'
import { dueTasks } from './household.dashboard.ts'
import { listTasks } from './household.repo.ts'
import { householdCompletions, householdTasks } from './household.table.ts'
import type { TaskRow } from './repeat.ts'

const maxTasksTold = 20
const batch = 100

/** How often each task was done in a span of days. */
async function countDone(db: Db, owner: Owner, from: string, to: string): Promise<ReadonlyMap<string, number>> {
  const { taskId, userId, day } = householdCompletions
  const rows = await db
    .select({ taskId, times: sql<number>`count(*)::int` })
    .from(householdCompletions)
    .where(and(eq(userId, owner.id), between(day, from, to)))
    .groupBy(taskId)
  return new Map(rows.map((row) => [row.taskId, row.times]))
}

/** Tasks that were done in the span, or all with a name. Deleted ones are left out. */
async function readDone(db: Db, owner: Owner, { from, to, about }: QuestionOf<'household'>) {
  const times = await countDone(db, owner, from, to)
  const rows = await Array.fromAsync(inBatches<TaskRow>((last) => listTasks(db, owner, afterRow(last), batch)))
  const tasks = rows.flatMap(({ id, dueOn, doneOn, sealedContent }) => {
    const { text, isUnreadable } = unsealOrPlaceholder(owner, householdTasks.sealedContent, id, sealedContent)
    return isUnreadable ? [] : [{ text, times: times.get(id) ?? 0, last: doneOn, dueDate: dueOn }]
  })
  return about === undefined
    ? tasks.filter((task) => task.times > 0).toSorted((a, b) => (b.last ?? '').localeCompare(a.last ?? ''))
    : matchNames(about, tasks, ({ text }) => text)
}

/** The coach is not told who does a task. */
async function readHousehold(db: Db, session: Session, asked: QuestionOf<'household'>, { now }: { now: Date }) {
  const { from, to } = boundSpan(asked)
  const found = { ask: 'household', from, to, today: dayOf(now, session.timeZone) } as const
  if (asked.state === 'done') {
    const done = await readDone(db, session.owner, { ...asked, from, to })
    const isMore = done.length > maxTasksTold
    return { ...found, due: [], isMore, done: done.slice(0, maxTasksTold) } satisfies FoundOf<'household'>
  }
  const due = await dueTasks(db, session.owner, { from, to, most: maxTasksTold + 1 })
  const isMore = due.length > maxTasksTold
  return { ...found, due: due.slice(0, maxTasksTold), isMore } satisfies FoundOf<'household'>
}

export const householdCoachQueries: CoachQueries<'household'> = { household: readHousehold }
