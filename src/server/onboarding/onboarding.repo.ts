import { eq, sql } from 'drizzle-orm'
import { onboardingDefaults } from '#contract/onboarding-defaults.ts'
import type { Onboarding } from '#contract/onboarding.ts'
import { users } from '#server/lib/account.table.ts'
import { type Db, prepared } from '#server/lib/db.ts'
import { notFound } from '#server/lib/http-error.ts'
import { type Owner, unsealOrPlaceholder, seal, unsealOrThrow } from '#server/lib/sealed.ts'
import { splitFullName } from './split-full-name.ts'

export type OnboardingRow = Pick<typeof users.$inferSelect, 'onboarding' | 'onboardedAt'>

const columns = { onboarding: users.onboarding, onboardedAt: users.onboardedAt }

const find = prepared((db) =>
  db
    .select(columns)
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('onboarding'),
)

export async function getOnboarding(db: Db, owner: Owner): Promise<OnboardingRow> {
  const [row] = await find(db).execute({ id: owner.id })
  if (row === undefined) throw notFound()
  return row
}

/** So that the wizard can be left and resumed. */
export async function saveOnboarding(db: Db, owner: Owner, answers: Onboarding, step: number): Promise<OnboardingRow> {
  const onboarding = seal(owner, users.onboarding, owner.id, { answers, step })
  const [row] = await db.update(users).set({ onboarding }).where(eq(users.id, owner.id)).returning(columns)
  if (row === undefined) throw notFound()
  return row
}

/** Reopened, the wizard begins at its first question. The full name becomes the profile's name if that is empty. */
export async function completeOnboarding(db: Db, owner: Owner, answers: Onboarding, now: Date): Promise<OnboardingRow> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ names: users.names, onboardedAt: users.onboardedAt })
      .from(users)
      .where(eq(users.id, owner.id))
      .for('update')
    if (before === undefined) throw notFound()
    const names = hasName(owner, before.names) ? null : splitFullName(answers.fullName)
    const [row] = await tx
      .update(users)
      .set({
        onboarding: seal(owner, users.onboarding, owner.id, { answers, step: 1 }),
        onboardedAt: before.onboardedAt ?? now,
        ...(names !== null && { names: seal(owner, users.names, owner.id, names) }),
        updatedAt: now,
      })
      .where(eq(users.id, owner.id))
      .returning(columns)
    if (row === undefined) throw notFound()
    return row
  })
}

function hasName(owner: Owner, names: (typeof users.$inferSelect)['names']): boolean {
  if (names === null) return false
  const { firstName, lastName, isUnreadable } = unsealOrPlaceholder(owner, users.names, owner.id, names)
  return isUnreadable || firstName !== null || lastName !== null
}

export const openOnboarding = (owner: Owner, { onboarding }: OnboardingRow) =>
  onboarding === null ? { answers: null, step: 0 } : unsealOrPlaceholder(owner, users.onboarding, owner.id, onboarding)

/** Null before the first answer. */
export const readAnswers = async (db: Db, owner: Owner): Promise<Onboarding | null> =>
  openOnboarding(owner, await getOnboarding(db, owner)).answers

/** One of the answers, which can be changed by itself. Throws 409 if the others don't open, because they are never overwritten. */
export async function saveNotificationSettings(
  db: Db,
  owner: Owner,
  notifications: Onboarding['notifications'],
): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx.select(columns).from(users).where(eq(users.id, owner.id)).for('update')
    if (before === undefined) throw notFound()
    const kept = before.onboarding && unsealOrThrow(owner, users.onboarding, owner.id, before.onboarding)
    const answers = { ...(kept?.answers ?? onboardingDefaults), notifications }
    const onboarding = seal(owner, users.onboarding, owner.id, { answers, step: kept?.step ?? 0 })
    await tx.update(users).set({ onboarding }).where(eq(users.id, owner.id))
  })
}
