import { eq } from 'drizzle-orm'
import { coachAreas, coachAreasAtFirst } from '#contract/lists.ts'
import { users } from '#server/lib/account.table.ts'
import type { Db } from '#server/lib/db.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { Area } from '#server/ports/coach-queries.ts'
import { coachSettings } from './coach.table.ts'

/** A demo holds sample data, so only its most intimate area is off by default. */
const ofDemo = coachAreas.filter((area) => area !== 'cycle')

/** Reads the areas that the coach may read. A demo that becomes an account gets the defaults of a new account. */
export async function readAreas(db: Db, owner: Owner): Promise<Area[]> {
  const [row] = await db
    .select({ areas: coachSettings.areas, demoUntil: users.demoExpiresAt })
    .from(users)
    .leftJoin(coachSettings, eq(coachSettings.userId, users.id))
    .where(eq(users.id, owner.id))
  if (row?.areas != null) return row.areas
  return row?.demoUntil == null ? [...coachAreasAtFirst] : ofDemo
}

/** Saves the areas that the coach may read. */
export async function saveAreas(db: Db, owner: Owner, areas: Area[]): Promise<void> {
  await db
    .insert(coachSettings)
    .values({ userId: owner.id, areas })
    .onConflictDoUpdate({ target: coachSettings.userId, set: { areas } })
}
