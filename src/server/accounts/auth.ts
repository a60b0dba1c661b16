import { AsyncLocalStorage } from 'node:async_hooks'
import { hash, verify } from '@node-rs/argon2'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { BetterAuthOptions } from 'better-auth'
import { betterAuth } from 'better-auth/minimal'
import { username } from 'better-auth/plugins/username'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { credentials, sessions, users, verifications } from '#server/lib/account.table.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Db } from '#server/lib/db.ts'
import { emailColumns, type EmailIndex, emailIndex } from '#server/lib/email.ts'
import { signInAgain } from '#server/lib/http-error.ts'
import type { Keyring } from '#server/lib/keyring.ts'
import { newId } from '#server/lib/record.ts'
import { absoluteLimit, sessionCookie, tokenHash } from '#server/lib/session.ts'
import { hashedTokens, joining } from './hashed-tokens.ts'
import { foldUsername } from './usernames.ts'

/** `baseUrl` is the public URL. */
export type AuthParts = {
  db: Db
  keyring: Keyring
  clock: Clock
  baseUrl: string
  isSecure: boolean
  hashPassword: HashPassword
}

/** Called for a requested password reset that may be mailed. */
export type SendReset = (userId: string, token: string) => Promise<void>

/** better-auth's answer: its code where it refused, the session cookie it set, and whose account it was. */
export type AuthAnswer = {
  ok: boolean
  code: string | undefined
  cookie: string | undefined
  userId: string | undefined
}

/** One call of better-auth. `cookies` are passed on only where the call is about the session they carry. */
export type CallAuth = (path: string, body: Record<string, unknown>, cookies?: string) => Promise<AuthAnswer>

/** OWASP's parameters for argon2id: 19 MiB, 2 passes, 1 lane (the library's default is the same and argon2id itself). */
const fullCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const resetLimit = 10 * 60_000

export type PasswordCost = typeof fullCost

/** The hash of a password, as stored. */
export type HashPassword = (password: string) => Promise<string>

export const passwordHasher =
  (cost: PasswordCost = fullCost): HashPassword =>
  (password) =>
    hash(composed(password), cost)

const isRight = (given: { hash: string; password: string }): Promise<boolean> =>
  verify(given.hash, composed(given.password))

/** Every character of a password counts, and it has at most 256. */
// oxlint-disable-next-line no-restricted-properties
const composed = (password: string): string => password.normalize('NFC')

/** Whether a password is the account's. Refuses with `not_signed_in` if the account was deleted meanwhile. */
export async function isPasswordOf(db: Db, { id }: { id: string }, password: string): Promise<boolean> {
  const [row] = await db.select({ hash: credentials.password }).from(credentials).where(eq(credentials.userId, id))
  if (row === undefined) throw signInAgain()
  return row.hash !== null && isRight({ hash: row.hash, password })
}

/** State of a running call: the first database error, and its transaction. */
type Call = { error: unknown; transaction: object | undefined }

/** Run in a transaction: better-auth itself does not change the password and end old sessions atomically. */
const inTransaction = new Set(['/change-password', '/reset-password'])

/** The stored name of a reset, as better-auth asks for it. */
export const resetIdentifier = (token: string): string => tokenHash(`reset-password:${token}`)

const answer = z.object({ code: z.string().optional(), user: z.object({ id: z.string() }).optional() }).catch({})

/**
 * better-auth does sign-up, log-in, password change and reset. Its HTTP routes are not served; ours build a request for its
 * handler, so that its checks run. Sessions are looked up by our own code: see lib/session.
 */
export function createAuth(parts: AuthParts, sendReset: SendReset): CallAuth {
  const calls = new AsyncLocalStorage<Call>()
  const cookieName = sessionCookie(parts.isSecure)
  const auth = configure(parts, sendReset, () => calls.getStore())
  return async (path, body, cookies) => {
    const call: Call = { error: undefined, transaction: undefined }
    const answerOf = async (transaction?: object): Promise<Response> => {
      call.transaction = transaction
      const answered = await auth.handler(toRequest(parts.baseUrl, path, body, cookies))
      if (call.error !== undefined) throw call.error
      return answered
    }
    const { adapter } = await auth.$context
    const response = await calls.run(call, () => (inTransaction.has(path) ? adapter.transaction(answerOf) : answerOf()))
    if (response.status >= 500) throw new Error(`better-auth answered ${response.status}`)
    const { code, user } = answer.parse(await response.json().catch(() => ({})))
    const cookie = response.headers.getSetCookie().find((each) => each.startsWith(`${cookieName}=`))
    return { ok: response.ok, code, cookie, userId: user?.id }
  }
}

function toRequest(baseUrl: string, path: string, body: object, cookies?: string): Request {
  return new Request(new URL(`/api/auth${path}`, baseUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // The request's real origin has been checked already (lib/origin).
      origin: new URL(baseUrl).origin,
      ...(cookies !== undefined && { cookie: cookies }),
    },
    body: JSON.stringify(body),
  })
}

const userOptions = {
  additionalFields: {
    dataKey: { type: 'string', input: false, returned: false },
    sealedEmail: { type: 'string', input: false, required: false, returned: false },
    timeZone: { type: 'string', required: false },
  },
} satisfies BetterAuthOptions['user']

const sessionOptions = {
  expiresIn: absoluteLimit / 1000,
  disableSessionRefresh: true,
  cookieCache: { enabled: false },
  additionalFields: { lastSeenAt: { type: 'date', input: false, required: false, returned: false } },
} satisfies BetterAuthOptions['session']

const passwordOptions = (hashPassword: HashPassword) =>
  ({
    enabled: true,
    minPasswordLength: 1,
    maxPasswordLength: 1024,
    password: {
      hash: hashPassword,
      verify: isRight,
    },
    resetPasswordTokenExpiresIn: resetLimit / 1000,
    revokeSessionsOnPasswordReset: true,
  }) satisfies BetterAuthOptions['emailAndPassword']

function configure(
  { db, keyring, clock, baseUrl, isSecure, hashPassword }: AuthParts,
  sendReset: SendReset,
  callUnderWay: () => Call | undefined,
) {
  const index = emailIndex(keyring)
  const schema = { user: users, session: sessions, account: credentials, verification: verifications }
  const adapter = drizzleAdapter(db, { provider: 'pg', schema, transaction: true })
  const onFailure = (error: unknown): void => {
    const call = callUnderWay()
    if (call !== undefined) call.error ??= error
  }
  return betterAuth({
    appName: 'Glowell',
    baseURL: baseUrl,
    basePath: '/api/auth',
    secret: keyring.secretFor('better-auth'),
    database: (options: BetterAuthOptions) =>
      joining(hashedTokens(adapter(options), index, onFailure), () => callUnderWay()?.transaction),
    telemetry: { enabled: false },
    // Its log lines contain email addresses. Our routes log instead, without names.
    logger: { disabled: true },
    onAPIError: { throw: true },
    rateLimit: { enabled: false },
    plugins: [username({ maxUsernameLength: 254, usernameValidator: () => true, usernameNormalization: foldUsername })],
    user: userOptions,
    session: sessionOptions,
    verification: { storeIdentifier: { hash: async (identifier: string) => tokenHash(identifier) } },
    emailAndPassword: {
      ...passwordOptions(hashPassword),
      sendResetPassword: ({ user, token }) => sendReset(user.id, token),
    },
    advanced: {
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookie(isSecure), attributes: { secure: isSecure } } },
      ipAddress: { disableIpTracking: true },
      database: { generateId: newId },
    },
    databaseHooks: databaseHooks(keyring, index, clock),
  })
}

const databaseHooks = (keyring: Keyring, index: EmailIndex, clock: Clock) =>
  ({
    user: {
      create: {
        before: async (user) => {
          const id = newId()
          const now = clock()
          const dataKey = keyring.createDataKey(id)
          const email = emailColumns(index, { id, key: keyring.openDataKey(id, dataKey) }, user.email)
          return { data: { ...user, ...email, id, dataKey, createdAt: now, updatedAt: now } }
        },
      },
    },
    session: { create: { before: async () => ({ data: sessionTimes(clock()) }) } },
    verification: {
      create: {
        before: async () => ({ data: { createdAt: clock(), expiresAt: new Date(clock().getTime() + resetLimit) } }),
      },
      delete: {
        before: async (found, context) => context?.path !== '/reset-password' || found.expiresAt > clock(),
      },
    },
  }) satisfies BetterAuthOptions['databaseHooks']

const sessionTimes = (now: Date) => ({
  createdAt: now,
  updatedAt: now,
  lastSeenAt: now,
  expiresAt: new Date(now.getTime() + absoluteLimit),
})
