import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import { createRateLimiter, type RateLimiter } from './accounts/rate-limiter.ts'
import type { PasswordCost } from './accounts/auth.ts'
import type { Env } from './env.ts'
import { features } from './features.ts'
import type { Clock } from './lib/clock.ts'
import type { Database } from './lib/db.ts'
import { demoOf, exportsOf, joinParts, noticesOf, searchesOf, upcomingOf } from './lib/feature.ts'
import type { Keyring } from './lib/keyring.ts'
import { sessionCookie, sessionFinder, type Session } from './lib/session.ts'
import type { ReadingPace } from './lib/slow-readers.ts'
import { PictureService } from './pictures/picture-service.ts'
import { createUploadAddresses } from './pictures/upload-address.ts'
import { createCoachModel } from './ports/coach-models/create-coach-model.ts'
import { createMailer } from './ports/mail.ts'
import type { ObjectStore } from './ports/object-store.ts'
import { createPayments } from './ports/payments.ts'
import { createSafeFetch, type SafeFetch } from './ports/safe-fetch.ts'

/**
 * The dependencies of the product. `logTo` receives the log lines (standard output by default). `web` is the folder of the
 * built web; without it only calls are served. `safeFetch` replaces the internet in tests.
 */
export type AppParts = {
  env: Env
  database: Database
  keyring: Keyring
  store: ObjectStore
  clock: Clock
  safeFetch?: SafeFetch
  logTo?: DestinationStream
  web?: string
  /** The folder of the embedded database, whose disk must not fill up. */
  databaseFolder?: string
  /** The slowest pace of a reader before it is cut off. */
  pace?: ReadingPace
  /** The most response bytes of all accounts that readers haven't taken yet. */
  maxUnsent?: number
  /** The cost of hashing a password. Only tests make it cheaper; there is no setting. */
  passwordCost?: PasswordCost
}

/** Creates the services that features share. */
export async function createServices(app: FastifyInstance, parts: AppParts) {
  const { env, database, keyring, clock, store, passwordCost } = parts
  const { db } = database
  const held = {
    app,
    env,
    database,
    db,
    keyring,
    clock,
    store,
    ...(passwordCost !== undefined && { passwordCost }),
  }
  const shared = joinParts(features, 'shares')
  const rateLimiter = createRateLimiter(database.pool, keyring, env.RATE_LIMIT_FACTOR)
  return {
    ...held,
    ...shared,
    rateLimiter,
    exported: exportsOf(features),
    prepareDemo: demoOf(features, { ...shared, isCoachOn: env.COACH_PROVIDER !== 'off' }),
    noticeSources: noticesOf(features),
    searchSources: searchesOf(features),
    dashboard: joinParts(features, 'dashboard'),
    upcomingSources: upcomingOf(features),
    coachQueries: joinParts(features, 'coachQueries'),
    coachFacts: joinParts(features, 'coachFacts'),
    cardActions: joinParts(features, 'cardActions'),
    findSession: createSessionFinder(app, parts),
    mailer: createMail(app, env),
    model: await createCoachModel(env, loadBuiltinModel, (name) =>
      app.log.info({ event: 'coach_model', model: name }, 'the coach answers by a connected model'),
    ),
    payments: await createPayments(env, app.log),
    ...createPictureServices(app, parts, rateLimiter),
  }
}

const loadBuiltinModel = async () => (await import('./coach/builtin-model.ts')).createBuiltinModel()

function createSessionFinder(app: FastifyInstance, { env, database, keyring, clock }: AppParts) {
  return sessionFinder(database.db, keyring, clock, sessionCookie(env.isSecure), (error) =>
    app.log.warn({ kind: error instanceof Error ? error.name : typeof error }, 'session not touched'),
  )
}

function createMail(app: FastifyInstance, env: Env) {
  const mailer = createMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, isProduction: env.isProduction }, app.log)
  app.addHook('onClose', () => mailer.close())
  return mailer
}

function createPictureServices(
  { log }: FastifyInstance,
  { database: { db }, keyring, clock, store, safeFetch = createSafeFetch() }: AppParts,
  rateLimiter: RateLimiter,
) {
  const uploadAddresses = createUploadAddresses(keyring)
  const requireRateLimit = ({ owner }: Session) => rateLimiter.consume('uploadAccount', owner.id)
  return {
    uploadAddresses,
    pictures: new PictureService({ db, clock, store, safeFetch, uploadAddresses, requireRateLimit, log }),
  }
}
