import { hash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { isTimeZone } from '#contract/profile.ts'
import { sessions, users } from './account.table.ts'
import type { Clock } from './clock.ts'
import { readCookie } from './cookies.ts'
import { type Db, prepared } from './db.ts'
import type { Keyring } from './keyring.ts'
import { BrokenSeal, type Owner } from './sealed.ts'

/** The session of a signed-in request. */
export type Session = {
  readonly id: string
  readonly owner: Owner
  readonly isPremium: boolean
  readonly isDemo: boolean
  readonly timeZone: string
}

/** The owner of records, and the time zone that decides their days. */
export type OwnerInZone = Pick<Session, 'owner' | 'timeZone'>

/** Idle and absolute timeout of a session, in milliseconds. */
export const idleLimit = 30 * 86_400_000
export const absoluteLimit = 90 * 86_400_000
const seenEvery = 3_600_000

/** The name of the session cookie. On https it is bound to the host (`__Host-`). */
export const sessionCookie = (isSecure: boolean): string => (isSecure ? '__Host-glowell_session' : 'glowell_session')

/** The hash of a session token. The database stores no tokens. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url')

const find = prepared((db) =>
  db
    .select({
      id: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      userId: users.id,
      dataKey: users.dataKey,
      timeZone: users.timeZone,
      premiumUntil: users.premiumUntil,
      paidUntil: users.paidUntil,
      demoExpiresAt: users.demoExpiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
        gt(sessions.createdAt, sql.placeholder('startedSince')),
      ),
    )
    .prepare('session_find'),
)

/** Finds the valid session of a request's cookies in one indexed look-up, or null. */
export type FindSession = (cookies: string | undefined) => Promise<Session | null>

/** Caches opened data keys in memory for at most 10,000 accounts (least recently used leave first). */
export function sessionFinder(
  db: Db,
  keyring: Keyring,
  clock: Clock,
  cookieName: string,
  onError: (error: unknown) => void,
): FindSession {
  const keys = new LRUCache<string, Owner>({ max: 10_000 })
  const ownerOf = (id: string, dataKey: string): Owner => {
    const known = keys.get(dataKey)
    if (known !== undefined && known.id === id) return known
    const owner = { id, key: keyring.openDataKey(id, dataKey) }
    keys.set(dataKey, owner)
    return owner
  }
  return async (cookies) => {
    const token = readToken(cookies, cookieName)
    if (token === undefined) return null
    const now = clock()
    const [row] = await find(db).execute({
      token: tokenHash(token),
      now,
      idleSince: new Date(now.getTime() - idleLimit),
      startedSince: new Date(now.getTime() - absoluteLimit),
    })
    if (row === undefined || (row.demoExpiresAt !== null && row.demoExpiresAt <= now)) return null
    if (now.getTime() - row.lastSeenAt.getTime() > seenEvery)
      db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, row.id)).execute().catch(onError)
    return {
      id: row.id,
      owner: ownerOf(row.userId, row.dataKey),
      isPremium: isLater(row.premiumUntil, now) || isLater(row.paidUntil, now),
      isDemo: row.demoExpiresAt !== null,
      // An invalid or removed zone would break every page.
      timeZone: isTimeZone(row.timeZone) ? row.timeZone : 'UTC',
    }
  }
}

/** For calls that need no session: one whose key does not open counts as none, so its user can still log out or log in again. */
export const orSignedOut = (session: Promise<Session | null>): Promise<Session | null> =>
  session.catch((error: unknown) => {
    if (error instanceof BrokenSeal) return null
    throw error
  })

const isLater = (moment: Date | null, now: Date): boolean => moment !== null && moment > now

/** The session token in a cookie header: better-auth writes `token.signature`. The token has 190 random bits. */
export const readToken = (cookies: string | undefined, name: string): string | undefined =>
  /^[\w-]{16,128}/.exec(readCookie(cookies, name) ?? '')?.[0]
