import { randomBytes } from 'node:crypto'
import { eq, lte } from 'drizzle-orm'
import { sessions, users } from '#server/lib/account.table.ts'
import type { Db } from '#server/lib/db.ts'
import type { UserTime } from '#server/lib/clock.ts'
import { companionOf, type PrepareDemo } from '#server/lib/demo.ts'
import { emailColumns, emailIndex } from '#server/lib/email.ts'
import type { Keyring } from '#server/lib/keyring.ts'
import { purgeRows } from '#server/lib/purge.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, seal } from '#server/lib/sealed.ts'
import { type Session, tokenHash } from '#server/lib/session.ts'

/** How long a demo lives, in milliseconds. */
export const demoLifetime = 24 * 3_600_000

/** A demo that was opened: its session, and the token that only the cookie carries. */
export type OpenedDemo = { session: Session; token: string }

type Visitor = { userAgent: string; earlier: Session | null }

/** Creates a demo account with a session and sample records, atomically. Ends the browser's previous session. */
export async function createDemo(
  db: Db,
  keyring: Keyring,
  prepareDemo: PrepareDemo,
  time: UserTime,
  { userAgent, earlier }: Visitor,
): Promise<OpenedDemo> {
  const account = newAccount(keyring, time)
  const other = newAccount(keyring, time, companionOf(account.username))
  const owner = ownerOf(keyring, account)
  const companion = ownerOf(keyring, other)
  const token = randomBytes(32).toString('base64url')
  const sessionId = newId()
  const fillDemo = await prepareDemo(time)
  await db.transaction(async (tx) => {
    await tx.insert(users).values([
      { ...account, ...addressOf(keyring, owner, account) },
      { ...other, ...addressOf(keyring, companion, other) },
    ])
    await fillDemo(tx, owner, { ...time, companion })
    if (earlier !== null) await tx.delete(sessions).where(eq(sessions.id, earlier.id))
    await tx.insert(sessions).values({
      id: sessionId,
      userId: account.id,
      token: tokenHash(token),
      expiresAt: account.demoExpiresAt,
      device: seal(owner, sessions.device, sessionId, userAgent),
      createdAt: time.now,
      updatedAt: time.now,
      lastSeenAt: time.now,
    })
  })
  return { session: { id: sessionId, owner, isPremium: true, isDemo: true, timeZone: time.timeZone }, token }
}

type Account = { id: string; username: string; dataKey: string }

const ownerOf = (keyring: Keyring, { id, dataKey }: Account): Owner => ({ id, key: keyring.openDataKey(id, dataKey) })

/** An address that no mail can reach (RFC 2606). */
const addressOf = (keyring: Keyring, owner: Owner, { username }: Account) =>
  emailColumns(emailIndex(keyring), owner, `${username}@demo.invalid`)

/** No password: nobody can log in to it. Premium until it expires. */
function newAccount(keyring: Keyring, { now, timeZone }: UserTime, name = `demo-${randomBytes(5).toString('hex')}`) {
  const id = newId()
  const expiresAt = new Date(now.getTime() + demoLifetime)
  return {
    id,
    name,
    username: name,
    displayUsername: name,
    dataKey: keyring.createDataKey(id),
    timeZone,
    createdAt: now,
    updatedAt: now,
    premiumUntil: expiresAt,
    premiumSource: 'granted' as const,
    demoExpiresAt: expiresAt,
  }
}

/** Deletes demos that have ended, with everything in them. */
export const purgeDemos = (db: Db, now: Date): Promise<number> => purgeRows(db, users, lte(users.demoExpiresAt, now))
