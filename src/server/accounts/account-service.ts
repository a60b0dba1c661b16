import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { addressKey } from '#server/lib/address-key.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Database, Db } from '#server/lib/db.ts'
import { type EmailIndex, emailIndex } from '#server/lib/email.ts'
import type { Keyring } from '#server/lib/keyring.ts'
import { BrokenSeal, type Owner } from '#server/lib/sealed.ts'
import type { FindSession } from '#server/lib/session.ts'
import type { Mailer } from '#server/ports/mail.ts'
import type { Payments } from '#server/ports/payments.ts'
import type { ObjectStore } from '#server/ports/object-store.ts'
import { getEmail } from './accounts.repo.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { type CallAuth, createAuth, type HashPassword, type PasswordCost, passwordHasher } from './auth.ts'
import { isDemo } from './keep-demo.ts'
import { type KnownDevices, knownDevices } from './known-device.ts'
import { resetMail } from './reset-mail.ts'

/** Shared by the account routes. */
export type AccountService = {
  db: Db
  clock: Clock
  isSecure: boolean
  findSession: FindSession
  callAuth: CallAuth
  hashPassword: HashPassword
  emailIndex: EmailIndex
  /** Opens the key of an account that is not signed in. */
  openOwner: (id: string, dataKey: string) => Owner
  rateLimiter: RateLimiter
  knownDevices: KnownDevices
  /** Removes the files of deleted accounts from the object store. */
  sweep: () => Promise<unknown>
  /** Ends the account's subscription. */
  endBilling: (owner: Owner) => Promise<{ isLeft: boolean }>
  /** Counts an attempt at a name: by known device if there is one, otherwise by the name and by address. */
  consumeFor(request: FastifyRequest, name: string, kind: 'login' | 'forgot'): Promise<{ refund(): Promise<void> }>
}

export type AccountServiceParts = {
  app: { log: FastifyBaseLogger }
  env: { PUBLIC_URL?: string | undefined; PORT: number; isSecure: boolean }
  database: Database
  clock: Clock
  keyring: Keyring
  mailer: Mailer
  findSession: FindSession
  rateLimiter: RateLimiter
  passwordCost?: PasswordCost
  store: ObjectStore
  sweepPictures: (db: Db, store: ObjectStore) => Promise<number>
  payments: Payments | null
  endBilling: (db: Db, payments: Payments | null, owner: Owner) => Promise<{ isLeft: boolean }>
}

/** Mails link to the public URL. */
export function createAccountService(parts: AccountServiceParts): AccountService {
  const { app, env, database, clock, keyring, mailer, findSession, rateLimiter, passwordCost, store, sweepPictures } =
    parts
  const { isSecure, PUBLIC_URL: baseUrl = `http://localhost:${env.PORT}` } = env
  const { db } = database
  const devices = knownDevices(keyring, isSecure)
  const index = emailIndex(keyring)
  const openOwner = (id: string, dataKey: string): Owner => ({ id, key: keyring.openDataKey(id, dataKey) })
  const hashPassword = passwordHasher(passwordCost)
  const callAuth = createAuth({ db, keyring, clock, baseUrl, isSecure, hashPassword }, async (userId, token) => {
    if (await isDemo(db, userId)) return
    // Counted by the key ring: the answer must not tell that there is such an account.
    const email = await getEmail(db, openOwner, userId).catch((error: unknown) => {
      if (error instanceof BrokenSeal) return undefined
      throw error
    })
    app.log.info({ event: 'reset_asked', userId, isKeyBroken: email === undefined }, 'password reset asked')
    if (email !== undefined) mailer.post(resetMail(email, baseUrl, token))
  })
  return {
    db,
    clock,
    isSecure,
    findSession,
    callAuth,
    hashPassword,
    emailIndex: index,
    openOwner,
    rateLimiter,
    knownDevices: devices,
    sweep: () => sweepPictures(db, store),
    endBilling: (owner) => parts.endBilling(db, parts.payments, owner),
    consumeFor: async (request, name, kind) => {
      const device = devices.find(request.headers.cookie, name)
      const sourcesOf = kind === 'forgot' ? forgotSources : loginSources
      return consumeAll(rateLimiter, sourcesOf(device, request, name))
    },
  }
}

type Source = { limit: Parameters<RateLimiter['consume']>[0]; who: string }

async function consumeAll(rateLimiter: RateLimiter, sources: readonly Source[]) {
  for (const { limit, who } of sources) await rateLimiter.consume(limit, who)
  return {
    refund: async () => {
      for (const { limit, who } of sources) await rateLimiter.refund(limit, who)
    },
  }
}

const loginSources = (device: string | undefined, request: FastifyRequest, name: string): Source[] =>
  device === undefined ? [of('loginAddress', addressKey(request)), of('loginName', name)] : [of('loginDevice', device)]

const forgotSources = (device: string | undefined, request: FastifyRequest, email: string): Source[] =>
  device === undefined
    ? [of('forgotAddress', addressKey(request)), of('forgotEmail', email)]
    : [of('forgotDevice', device)]

const of = (limit: Source['limit'], who: string): Source => ({ limit, who })
