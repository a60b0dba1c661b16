import { and, desc, eq, gt, ne, or, sql } from 'drizzle-orm'
import { sessions, users, verifications } from '#server/lib/account.table.ts'
import type { Db } from '#server/lib/db.ts'
import { notFound } from '#server/lib/http-error.ts'
import { openEmail } from '#server/lib/email.ts'
import { type Owner, seal } from '#server/lib/sealed.ts'
import { absoluteLimit, idleLimit, type Session, tokenHash } from '#server/lib/session.ts'

/** Which of the two names are taken. `username` is folded, `email` is the keyed hash. */
export async function findTaken(db: Db, username: string, email: string) {
  const found = await db
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(or(eq(users.username, username), eq(users.email, email)))
  return {
    isUsernameTaken: found.some((user) => user.username === username),
    isEmailTaken: found.some((user) => user.email === email),
  }
}

const names = { username: users.username, email: users.email, sealedEmail: users.sealedEmail }

/** The names of an account, for rules that compare with them. */
export async function getNames(db: Db, owner: Owner) {
  const [row] = await db.select(names).from(users).where(eq(users.id, owner.id))
  if (row === undefined) throw notFound()
  return { username: row.username, email: openEmail(owner, row) }
}

type OpenOwner = (id: string, dataKey: string) => Owner

/** The email of an account that is not signed in, for a mail to it. */
export async function getEmail(db: Db, openOwner: OpenOwner, id: string): Promise<string> {
  const [row] = await db
    .select({ ...names, dataKey: users.dataKey })
    .from(users)
    .where(eq(users.id, id))
  if (row === undefined) throw notFound()
  return openEmail(openOwner(id, row.dataKey), row)
}

/** The account of a valid password reset. */
export async function findReset(db: Db, openOwner: OpenOwner, identifier: string, now: Date) {
  const [row] = await db
    .select({ userId: users.id, ...names, dataKey: users.dataKey })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.value))
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now)))
  if (row === undefined) return undefined
  const { userId, username, dataKey } = row
  return { userId, username, email: openEmail(openOwner(userId, dataKey), row) }
}

/** Ends the session of a token, whether or not its account's key opens. Returns the account's id. */
export async function deleteSessionOf(db: Db, token: string): Promise<string | undefined> {
  const [row] = await db
    .delete(sessions)
    .where(eq(sessions.token, tokenHash(token)))
    .returning({ id: sessions.userId })
  return row?.id
}

/** Deletes every password reset of an account. */
export async function deleteResets(db: Db, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId))
}

const live = (owner: Owner, now: Date) =>
  and(
    eq(sessions.userId, owner.id),
    gt(sessions.expiresAt, now),
    gt(sessions.lastSeenAt, new Date(now.getTime() - idleLimit)),
    gt(sessions.createdAt, new Date(now.getTime() - absoluteLimit)),
  )

const atMost = 100

/** The user's sessions without their tokens, most recently used first. */
export const listSessions = (db: Db, owner: Owner, now: Date) =>
  db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(live(owner, now))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(atMost)

export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number]

/** Stores the browser a session began with, sealed. */
export async function keepDevice(db: Db, { id, owner }: Session, userAgent: string | undefined): Promise<void> {
  const device = seal(owner, sessions.device, id, userAgent?.slice(0, 400) ?? '')
  await db
    .update(sessions)
    .set({ device })
    .where(and(eq(sessions.userId, owner.id), eq(sessions.id, id)))
}

/** Ends a session. False if the user has no such session. */
export async function deleteSession(db: Db, owner: Owner, id: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, owner.id), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return deleted.length > 0
}

export async function deleteOtherSessions(db: Db, owner: Owner, currentId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, owner.id), ne(sessions.id, currentId)))
}

/** Deletes expired sessions of an account. */
export async function deleteDeadSessions(db: Db, owner: Owner, now: Date): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, owner.id), sql`not (${live(owner, now)})`))
}
