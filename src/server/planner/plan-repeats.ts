import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { users } from '#server/lib/account.table.ts'
import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import type { Keyring } from '#server/lib/keyring.ts'
import { taskSeries } from './planner.table.ts'
import { planAhead } from './series.repo.ts'

const batch = 100
/** The most series planned in one run; the rest follows in the next. Each is due a month before it runs out. */
const maxSeries = 5_000

type Due = { userId: string; id: string; nextGenerationOn: string | null }

/**
 * Plans endless series ahead. Safe to run at any time and in several processes at once: each series is claimed by one, in its
 * own transaction, and a failing one does not stop the others.
 */
export async function planRepeats(db: Db, keyring: Keyring, now: Date): Promise<number> {
  const today = dayOf(now, 'UTC')
  const faults: unknown[] = []
  let planned = 0
  let after: Due = { nextGenerationOn: '0001-01-01', userId: '', id: '00000000-0000-0000-0000-000000000000' }
  for (let seen = 0; seen < maxSeries; seen += batch) {
    const due = await listDue(db, today, after)
    for (const series of due)
      try {
        planned += await db.transaction((tx) => planOne(tx, keyring, series, today, now))
      } catch (error) {
        faults.push(error)
      }
    const last = due.at(-1)
    if (last === undefined || due.length < batch) break
    after = last
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} series were not planned on`)
  return planned
}

const listDue = (db: Db, today: string, after: Due): Promise<Due[]> =>
  db
    .select({ nextGenerationOn: taskSeries.nextGenerationOn, userId: taskSeries.userId, id: taskSeries.id })
    .from(taskSeries)
    .where(
      and(
        lte(taskSeries.nextGenerationOn, today),
        sql`(${taskSeries.nextGenerationOn}, ${taskSeries.userId}, ${taskSeries.id}) > (${after.nextGenerationOn}, ${after.userId}, ${after.id})`,
      ),
    )
    .orderBy(asc(taskSeries.nextGenerationOn), asc(taskSeries.userId), asc(taskSeries.id))
    .limit(batch)

async function planOne(tx: Db, keyring: Keyring, { userId, id }: Due, today: string, now: Date): Promise<number> {
  const [series] = await tx
    .select()
    .from(taskSeries)
    .where(and(eq(taskSeries.userId, userId), eq(taskSeries.id, id), lte(taskSeries.nextGenerationOn, today)))
    .for('update', { skipLocked: true })
  if (series === undefined) return 0
  const [account] = await tx.select({ dataKey: users.dataKey }).from(users).where(eq(users.id, userId))
  if (account === undefined) return 0
  await planAhead(tx, { id: userId, key: keyring.openDataKey(userId, account.dataKey) }, series, today, now)
  return 1
}
