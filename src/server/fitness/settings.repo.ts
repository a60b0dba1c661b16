import { eq } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import { HttpError } from '#server/lib/http-error.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { fitnessSettings } from './fitness.table.ts'

type Settings = Omit<typeof fitnessSettings.$inferSelect, 'userId'>

const atFirst: Settings = { units: null, hidesNumbers: false, cycleConsentedAt: null, isCycleInPlanner: false }

export async function readSettings(db: Db, owner: Owner): Promise<Settings> {
  const [row] = await db.select().from(fitnessSettings).where(eq(fitnessSettings.userId, owner.id))
  return row ?? atFirst
}

/** Changes only the given fields. */
export async function saveSettings(db: Db, owner: Owner, change: Partial<Settings>): Promise<Settings> {
  if (Object.keys(change).length === 0) return readSettings(db, owner)
  const [row] = await db
    .insert(fitnessSettings)
    .values({ userId: owner.id, ...change })
    .onConflictDoUpdate({ target: fitnessSettings.userId, set: change })
    .returning()
  return row ?? atFirst
}

/** Refuses entries of the cycle log without the user's consent. */
export async function requireCycle(db: Db, owner: Owner): Promise<void> {
  const { cycleConsentedAt } = await readSettings(db, owner)
  if (cycleConsentedAt === null)
    throw new HttpError('switched_off', 'Your cycle log is off, so nothing was saved. You can turn it on first.')
}
