import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { users, verifications } from '#server/lib/account.table.ts'
import type { Db } from '#server/lib/db.ts'
import { HttpError } from '#server/lib/http-error.ts'
import type { Session } from '#server/lib/session.ts'
import type { AccountService } from './account-service.ts'
import { isPasswordOf } from './auth.ts'
import { removeCompanion } from './keep-demo.ts'

/**
 * Deletes the account with everything in it, at once. The files of its pictures are deleted afterwards. The hourly sweep
 * removes files that a crash leaves.
 */
export async function deleteAccount(
  service: AccountService,
  session: Session,
  password: string | undefined,
  log: FastifyBaseLogger,
): Promise<void> {
  const { owner, isDemo } = session
  if (!isDemo) await requirePassword(service, session, password, log)
  // First, because it fails while the payment service can't be reached: a deleted account is never charged.
  const { isLeft } = await service.endBilling(owner)
  if (isLeft)
    log.warn({ event: 'subscription_left', userId: owner.id }, 'payments are off: end its subscription by hand')
  await deleteRows(service.db, owner.id, isDemo)
  log.info({ event: 'account_deleted', userId: owner.id, isDemo }, 'account deleted')
  service.sweep().catch((error: unknown) => {
    log.warn({ kind: error instanceof Error ? error.name : typeof error }, 'pictures left for the hourly sweep')
  })
}

async function requirePassword(
  { db, rateLimiter }: AccountService,
  { owner }: Session,
  password: string | undefined,
  log: FastifyBaseLogger,
): Promise<void> {
  await rateLimiter.consume('passwordAccount', owner.id)
  if (password === undefined || !(await isPasswordOf(db, owner, password))) {
    log.warn({ event: 'account_deletion_failed', userId: owner.id }, 'account deletion refused')
    const message = 'This isn’t your password. Your account is still here.'
    throw new HttpError('wrong_password', message, { fields: { password: message } })
  }
  await rateLimiter.refund('passwordAccount', owner.id)
}

/** In milliseconds: triggers follow each of its records, which may be many. */
const maxDuration = 120_000

/** Foreign keys delete the account's records. Triggers pass shared lists on to another member (decision 041). */
const deleteRows = (db: Db, id: string, isDemo: boolean): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', ${String(maxDuration)}, true)`)
    if (isDemo) await removeCompanion(tx, id)
    await tx.delete(verifications).where(eq(verifications.value, id))
    // A demo that another tab has just made a lasting account needs the password.
    const isStillSo = isDemo ? isNotNull(users.demoExpiresAt) : isNull(users.demoExpiresAt)
    const gone = await tx
      .delete(users)
      .where(and(eq(users.id, id), isStillSo))
      .returning({ id: users.id })
    if (gone.length === 0)
      throw new HttpError('not_signed_in', 'Your account changed in another tab. Please log in to continue.')
  })
