import { type AnyColumn, and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { credentials, sessions, users } from '#server/lib/account.table.ts'
import type { Db } from '#server/lib/db.ts'
import { companionOf } from '#server/lib/demo.ts'
import { HttpError } from '#server/lib/http-error.ts'
import { newId } from '#server/lib/record.ts'
import type { Sealed } from '#server/lib/sealed.ts'

type Person = {
  username: string
  displayUsername: string
  email: string
  sealedEmail: Sealed<string>
  passwordHash: string
  timeZone?: string
}

const unlessUntouched = (column: AnyColumn) =>
  sql`case when ${users.updatedAt} = ${users.createdAt} then null else ${column} end`

/**
 * Makes a demo the user's account: with the given names and password, no expiry, and the records as they are, sealed with the
 * same key. The demo's premium and sessions end; its sample name and answers are removed unless the user changed them.
 */
export async function keepDemo(db: Db, id: string, person: Person, now: Date): Promise<void> {
  const { passwordHash, ...names } = person
  await db.transaction(async (tx) => {
    await removeCompanion(tx, id)
    const kept = await tx
      .update(users)
      .set({
        ...names,
        name: names.displayUsername,
        names: unlessUntouched(users.names),
        onboarding: unlessUntouched(users.onboarding),
        onboardedAt: unlessUntouched(users.onboardedAt),
        premiumUntil: null,
        premiumSource: null,
        demoExpiresAt: null,
        updatedAt: now,
      })
      .where(and(eq(users.id, id), gt(users.demoExpiresAt, now)))
      .returning({ id: users.id })
    if (kept.length === 0)
      throw new HttpError('not_signed_in', 'This demo has ended. You can sign up for a fresh start.')
    await tx.insert(credentials).values({
      id: newId(),
      accountId: id,
      providerId: 'credential',
      userId: id,
      password: passwordHash,
      createdAt: now,
      updatedAt: now,
    })
    await tx.delete(sessions).where(eq(sessions.userId, id))
  })
}

/** Deletes the demo’s second account, which shares a shopping list with the visitor. */
export async function removeCompanion(tx: Db, id: string): Promise<void> {
  const [demo] = await tx.select({ username: users.username }).from(users).where(eq(users.id, id))
  if (demo?.username == null) return
  await tx.delete(users).where(and(eq(users.username, companionOf(demo.username)), isNotNull(users.demoExpiresAt)))
}

/** Whether an account is a demo, which has no password and gets no mail. */
export async function isDemo(db: Db, id: string): Promise<boolean> {
  const [row] = await db.select({ until: users.demoExpiresAt }).from(users).where(eq(users.id, id))
  return row !== undefined && row.until !== null
}
