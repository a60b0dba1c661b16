import { eq } from 'drizzle-orm'
import type { PlannerHours } from '#contract/planner.ts'
import type { Db } from '#server/lib/db.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { plannerHours } from './planner.table.ts'

export async function readHours(db: Db, owner: Owner): Promise<PlannerHours | null> {
  const [row] = await db.select().from(plannerHours).where(eq(plannerHours.userId, owner.id))
  return row?.hours ?? null
}

/** Null clears them. */
export async function writeHours(db: Db, owner: Owner, hours: PlannerHours | null): Promise<void> {
  if (hours === null) await db.delete(plannerHours).where(eq(plannerHours.userId, owner.id))
  else
    await db
      .insert(plannerHours)
      .values({ userId: owner.id, hours })
      .onConflictDoUpdate({ target: plannerHours.userId, set: { hours } })
}
