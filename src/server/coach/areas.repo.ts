import { eq } from 'drizzle-orm'
import { coachAreas, coachAreasAtFirst } from '#contract/lists.ts'
import { users } from '#server/lib/account.table.ts'
import type { Db } from '#server/lib/db.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { coachSettings } from './coach.table.ts'

export type Area = (typeof coachAreas)[number]

/** A demo holds sample data, so only the most intimate area waits to be switched on. */
const ofDemo = coachAreas.filter((area) => area !== 'cycle')

/** What the coach may read of the user's records. A demo that is kept falls back to what any new account begins with. */
export async function readAreas(db: Db, owner: Owner): Promise<Area[]> {
  const [row] = await db
    .select({ areas: coachSettings.areas, demoUntil: users.demoExpiresAt })
    .from(users)
    .leftJoin(coachSettings, eq(coachSettings.userId, users.id))
    .where(eq(users.id, owner.id))
  if (row?.areas != null) return row.areas
  return row?.demoUntil == null ? [...coachAreasAtFirst] : ofDemo
}

export async function saveAreas(db: Db, owner: Owner, areas: Area[]): Promise<void> {
  await db
    .insert(coachSettings)
    .values({ userId: owner.id, areas })
    .onConflictDoUpdate({ target: coachSettings.userId, set: { areas } })
}
