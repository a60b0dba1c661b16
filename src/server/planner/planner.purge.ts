import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import { deletedRetention } from '#server/lib/purge.ts'
import { taskSeries, tasks } from './planner.table.ts'

const batch = 500

/** Purges tasks deleted more than 30 days ago together with the series that they leave empty. */
export async function purgePlanner(db: Db, now: Date): Promise<number> {
  const isPast = lte(tasks.deletedAt, new Date(now.getTime() - deletedRetention))
  for (let total = 0; ;) {
    const purged = await db.transaction((tx) => purgeBatch(tx, isPast))
    total += purged
    if (purged < batch) return total
  }
}

async function purgeBatch(tx: Db, isPast: ReturnType<typeof lte>): Promise<number> {
  const some = tx
    .select({ ctid: sql`ctid` })
    .from(tasks)
    .where(isPast)
    .limit(batch)
  const gone = await tx
    .delete(tasks)
    .where(inArray(sql`ctid`, some))
    .returning({ userId: tasks.userId, seriesId: tasks.seriesId })
  const touched = new Map(gone.map(({ userId, seriesId }) => [seriesId, userId]))
  touched.delete(null)
  const series = [...touched].map(([id, userId]) => and(eq(taskSeries.userId, userId), eq(taskSeries.id, id ?? '')))
  const left = sql`exists (select from ${tasks} where ${tasks.userId} = ${taskSeries.userId} and ${tasks.seriesId} = ${taskSeries.id})`
  if (series.length > 0)
    await tx.delete(taskSeries).where(and(or(...series), isNull(taskSeries.nextGenerationOn), sql`not ${left}`))
  return gone.length
}
