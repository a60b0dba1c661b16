import { eq, sql } from 'drizzle-orm'
import type { Onboarding } from '#contract/onboarding.ts'
import { users } from '#server/lib/account.table.ts'
import type { Db } from '#server/lib/db.ts'
import { notFound } from '#server/lib/problem.ts'
import { type Owner, seal, unseal } from '#server/lib/sealed.ts'

export type OnboardingRow = Pick<typeof users.$inferSelect, 'onboarding' | 'onboardedAt'>

const columns = { onboarding: users.onboarding, onboardedAt: users.onboardedAt }

export async function getOnboarding(db: Db, owner: Owner): Promise<OnboardingRow> {
  const [row] = await db.select(columns).from(users).where(eq(users.id, owner.id))
  if (row === undefined) throw notFound()
  return row
}

/** Keeps her answers so far, so that the wizard can be left and resumed. */
export async function saveOnboarding(db: Db, owner: Owner, answers: Onboarding, step: number): Promise<OnboardingRow> {
  const onboarding = seal(owner, users.onboarding, owner.id, { answers, step })
  const [row] = await db.update(users).set({ onboarding }).where(eq(users.id, owner.id)).returning(columns)
  if (row === undefined) throw notFound()
  return row
}

/** Keeps her answers as complete. Her full name becomes her profile's name where that is still empty. */
export async function completeOnboarding(db: Db, owner: Owner, answers: Onboarding, now: Date): Promise<OnboardingRow> {
  const names = namesFrom(answers.fullName)
  const [row] = await db
    .update(users)
    .set({
      onboarding: seal(owner, users.onboarding, owner.id, { answers, step: 4 }),
      onboardedAt: sql`coalesce(${users.onboardedAt}, ${now.toISOString()})`,
      ...(names !== null && {
        names: sql`coalesce(${users.names}, ${seal(owner, users.names, owner.id, names).bytes})`,
      }),
    })
    .where(eq(users.id, owner.id))
    .returning(columns)
  if (row === undefined) throw notFound()
  return row
}

/** 'Ada Maria Lovelace' is Ada, and Maria Lovelace. */
function namesFrom(fullName: string): { firstName: string; lastName: string | null } | null {
  const [firstName, ...rest] = fullName.trim().split(/\s+/u)
  return firstName ? { firstName: firstName.slice(0, 80), lastName: rest.join(' ').slice(0, 80) || null } : null
}

export const openOnboarding = (owner: Owner, { onboarding }: OnboardingRow) =>
  onboarding === null ? { answers: null, step: 0 } : unseal(owner, users.onboarding, owner.id, onboarding)
