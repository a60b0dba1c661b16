import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { DestinationStream } from 'pino'
import { api } from '#contract/api.ts'
import { accountsRoutes } from './accounts/accounts.routes.ts'
import { addressKey, openDesk } from './accounts/desk.ts'
import { fillAffirmations } from './affirmations/affirmations.demo.ts'
import { affirmationsRoutes } from './affirmations/affirmations.routes.ts'
import { readLibrary } from './affirmations/library.ts'
import { fillAudio } from './audio/audio.demo.ts'
import { audioRoutes } from './audio/audio.routes.ts'
import { openBuiltin } from './coach/builtin.ts'
import { fillCoach } from './coach/coach.demo.ts'
import { coachRoutes } from './coach/coach.routes.ts'
import { findHelp, helpRoutes } from './coach/help.routes.ts'
import { openCoach } from './coach/open-coach.ts'
import { countQuestions } from './coach/quota.repo.ts'
import { coachActs, coachReaders } from './coach-readers.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { demoRoutes } from './demo/demo.routes.ts'
import type { Env } from './env.ts'
import { fillGoals } from './goals/goals.demo.ts'
import { holdGoal, titlesOf } from './goals/goals.links.ts'
import { readOpenGoals } from './goals/open-goals.repo.ts'
import { goalsRoutes } from './goals/goals.routes.ts'
import { healthRoutes } from './health/health.routes.ts'
import { fillJournal } from './journal/journal.demo.ts'
import { countEntries } from './journal/journal.repo.ts'
import { journalRoutes } from './journal/journal.routes.ts'
import type { Clock } from './lib/clock.ts'
import type { Database } from './lib/db.ts'
import { handleErrors } from './lib/error-handler.ts'
import { refuseUnknownHosts } from './lib/host.ts'
import type { Keyring } from './lib/keyring.ts'
import { loggerOptions, logUnopened, OneLine } from './lib/log.ts'
import { malformed, refuseCompressed } from './lib/malformed.ts'
import { refuseUnknownMethods } from './lib/methods.ts'
import { mount } from './lib/mount.ts'
import { guardAnswers, OpenAnswers } from './lib/open-answers.ts'
import { refuseCrossOrigin } from './lib/origin.ts'
import { notFound } from './lib/problem.ts'
import { securityHeaders } from './lib/security-headers.ts'
import { getSessionUser } from './lib/session-user.ts'
import { readToken, type Session, sessionCookie, sessionFinder } from './lib/session.ts'
import { readWritings } from './mindset/content.ts'
import { fillMindset } from './mindset/mindset.demo.ts'
import { mindsetRoutes } from './mindset/mindset.routes.ts'
import { fillOnboarding } from './onboarding/onboarding.demo.ts'
import { readAnswers } from './onboarding/onboarding.repo.ts'
import { onboardingRoutes } from './onboarding/onboarding.routes.ts'
import { servePages } from './pages/pages.routes.ts'
import { serveSecurityTxt } from './pages/security-txt.ts'
import { Album } from './pictures/album.ts'
import { picturesRoutes } from './pictures/pictures.routes.ts'
import { uploadAddresses } from './pictures/upload-address.ts'
import { fillPlanner } from './planner/planner.demo.ts'
import { plannerRoutes } from './planner/planner.routes.ts'
import { openCoachModel } from './ports/coach-model.ts'
import { openMailer } from './ports/mail.ts'
import type { ObjectStore } from './ports/object-store.ts'
import { openOutside, type Outside } from './ports/outside.ts'
import { premiumRoutes } from './premium/premium.routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { dashboardReaders } from './readers.ts'
import { fillSelfCare } from './self-care/self-care.demo.ts'
import { selfCareRoutes } from './self-care/self-care.routes.ts'
import { usageRoutes } from './usage/usage.routes.ts'
import { fillVisionBoard } from './vision-board/vision-board.demo.ts'
import { countVisions } from './vision-board/vision-board.repo.ts'
import { visionBoardRoutes } from './vision-board/vision-board.routes.ts'

/**
 * What the product stands on. `logTo` takes the log lines (standard output unless given), `web` is the folder of the built web (absent:
 * calls only), `outside` stands for the internet where that is not to be asked. `isEager` opens, once it listens, what else the first to
 * need it would wait for.
 */
export type Parts = {
  env: Env
  database: Database
  keyring: Keyring
  store: ObjectStore
  clock: Clock
  outside?: Outside
  logTo?: DestinationStream
  web?: string
  isEager?: boolean
  /** How long a reader may take nothing before it is cut off, in milliseconds. */
  stallLimit?: number
}

/** More than any call but the journal's can need: what waits for its turn has been read already. */
const bodyLimit = 131_072
/** At a stop, what hangs for so long is cut off, in milliseconds: an upload that drips, an answer that nobody reads. */
const grace = 5_000

/** Puts the product together: every call of the contract, then the pages. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const {
    env,
    database,
    keyring,
    store,
    clock,
    logTo,
    web,
    outside = openOutside(),
    isEager = false,
    stallLimit,
  } = parts
  const headers = securityHeaders(env.isSecure)
  const app = Fastify({
    bodyLimit,
    // One hop: what the proxy itself saw. Anything further back could have been written by the client.
    trustProxy: env.TRUST_PROXY ? (_address, hop) => hop === 0 : false,
    genReqId: () => randomUUID(),
    logger: loggerOptions(env.LOG_LEVEL, logTo),
    logController: new OneLine(),
    requestTimeout: 30_000,
    // Node looks at both limits each 30 s unless told: what drips would have that much longer.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 1_000 },
    ...malformed(headers),
    routerOptions: { maxParamLength: 200 },
  })
  app.removeContentTypeParser('text/plain')
  handleErrors(app)
  const stopCounting = logUnopened(app.log)
  app.addHook('onClose', async () => stopCounting())
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.headers(headers)
    next()
  })
  guardAnswers(app, { factor: env.RATE_LIMIT_FACTOR, addressOf: addressKey, stallLimit })
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  refuseUnknownHosts(app, env.PUBLIC_URL)
  refuseUnknownMethods(app)
  refuseCompressed(app)
  refuseCrossOrigin(app, env.PUBLIC_URL)
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    setTimeout(() => app.server.closeAllConnections(), grace).unref()
  })
  app.addHook('onSend', (request, reply, payload, next) => {
    void reply.header('x-request-id', request.id)
    // A connection kept alive after its last answer would hold up the stop.
    if (isClosing) void reply.header('connection', 'close')
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store')
    next(null, payload)
  })
  const { db } = database
  const context = { db, clock }
  const sources = { library: await readLibrary(), readAnswers, readOpenGoals }
  const counters = {
    aiQuestions: (session: Session) => countQuestions(db, session, clock()),
    journalEntries: ({ owner }: Session) => countEntries(db, owner),
    visionBoards: ({ owner }: Session) => countVisions(db, owner),
  }
  const cookieName = sessionCookie(env.isSecure)
  const findSession = sessionFinder(db, keyring, clock, cookieName, (error) =>
    app.log.warn({ kind: error instanceof Error ? error.name : typeof error }, 'session not touched'),
  )
  const open = new OpenAnswers(env.RATE_LIMIT_FACTOR)
  const mailer = openMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, isProduction: env.isProduction }, app.log)
  app.addHook('onClose', () => mailer.close())
  const model = await openCoachModel(env, openBuiltin)
  const desk = openDesk({ env, database, keyring, clock, mailer, findSession }, app.log)
  const takeTurn = ({ id }: { id: string }) => desk.attempts.take('coachAccount', id)
  const told = { readers: coachReaders(db), acts: coachActs(clock), takeTurn }
  const coach = model && openCoach(app, { ...context, ...told, model, timeLimit: env.COACH_TIME_LIMIT, isEager })
  const addresses = uploadAddresses(keyring)
  const takeUpload = ({ owner }: Session) => desk.attempts.take('uploadAccount', owner.id)
  const album = new Album({ ...context, store, outside, addresses, takeTurn: takeUpload, log: app.log })
  const demo = {
    ...context,
    keyring,
    isOn: env.isDemoOn,
    isSecure: env.isSecure,
    fills: [
      fillOnboarding,
      fillJournal,
      fillGoals,
      fillSelfCare,
      fillPlanner,
      fillAffirmations,
      fillCoach,
      fillMindset,
      fillAudio,
      fillVisionBoard(readOpenGoals),
    ],
    takeTurn: (request: FastifyRequest) => desk.attempts.take('demoAddress', addressKey(request)),
  }
  mount(
    app,
    api,
    {
      ...healthRoutes(context),
      ...accountsRoutes(desk),
      ...demoRoutes(demo),
      ...picturesRoutes(album, { addresses, clock, publicUrl: env.PUBLIC_URL }),
      ...profileRoutes({ ...context, pictures: album }),
      ...onboardingRoutes(context),
      ...premiumRoutes(context),
      ...usageRoutes(counters),
      ...journalRoutes(context),
      ...goalsRoutes(context),
      ...selfCareRoutes(context),
      ...dashboardRoutes(context, dashboardReaders(db, sources)),
      ...plannerRoutes(context),
      ...affirmationsRoutes({ ...context, ...sources }),
      ...mindsetRoutes({ ...context, writings: await readWritings() }),
      ...audioRoutes(context),
      ...visionBoardRoutes({ ...context, pictures: album, goals: { titlesOf, hold: holdGoal } }),
      ...coachRoutes(coach),
      ...helpRoutes(),
    },
    { findSession, tokenOf: (cookies) => readToken(cookies, cookieName), open, checkReplies: env.NODE_ENV === 'test' },
  )
  serveSecurityTxt(app, { contact: env.SECURITY_CONTACT, publicUrl: env.PUBLIC_URL, clock })
  if (web === undefined)
    app.setNotFoundHandler(() => {
      throw notFound()
    })
  else
    await servePages(app, {
      dist: web,
      clock,
      isDemoOn: env.isDemoOn,
      communityUrl: env.COMMUNITY_URL ?? null,
      isCoachOn: model !== null,
      findSession,
      findHelp,
      readUser: (session, reply) => open.work(session.owner.id, reply, () => getSessionUser(db, session)),
    })
  return app
}
