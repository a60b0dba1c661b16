import { eq } from 'drizzle-orm'
import { coachAreasAtFirst, type coachAreas } from '#contract/lists.ts'
import type { Db } from '#server/lib/db.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { coachSettings } from './coach.table.ts'

export type Area = (typeof coachAreas)[number]

/** What the coach may read of the user's records. */
export async function readAreas(db: Db, owner: Owner): Promise<Area[]> {
  const [row] = await db
    .select({ areas: coachSettings.areas })
    .from(coachSettings)
    .where(eq(coachSettings.userId, owner.id))
  return row?.areas ?? [...coachAreasAtFirst]
}

export async function saveAreas(db: Db, owner: Owner, areas: Area[]): Promise<void> {
  await db
    .insert(coachSettings)
    .values({ userId: owner.id, areas })
    .onConflictDoUpdate({ target: coachSettings.userId, set: { areas } })
}
