import type { FastifyInstance } from 'fastify'
import { api } from '#contract/api.ts'
import { findHelpLines } from './coach/help-lines.routes.ts'
import { currentCursor } from './events/events.repo.ts'
import { features } from './features.ts'
import { createHttpServer } from './http-server.ts'
import { createRoutes, joinParts } from './lib/feature.ts'
import { watchFreeSpace } from './lib/free-space.ts'
import { mount } from './lib/mount.ts'
import { ResponseLimits } from './lib/response-limits.ts'
import { notFound } from './lib/http-error.ts'
import { getSessionUser } from './lib/session-user.ts'
import { readToken, sessionCookie } from './lib/session.ts'
import { servePages } from './pages/pages.routes.ts'
import { serveSecurityTxt } from './pages/security-txt.ts'
import { createServices, type AppParts } from './services.ts'

type Services = Awaited<ReturnType<typeof createServices>>

/** Assembles the product: the API first, then the pages. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { env, clock, web, maxUnsent, databaseFolder } = parts
  const app = await createHttpServer(parts)
  const services = await createServices(app, parts)
  const responseLimits = new ResponseLimits(env.RATE_LIMIT_FACTOR, maxUnsent)
  const cookieName = sessionCookie(env.isSecure)
  mount(app, api, await createRoutes(features, services), {
    findSession: services.findSession,
    tokenOf: (cookies) => readToken(cookies, cookieName),
    responseLimits,
    requireSpace: databaseFolder === undefined ? async () => {} : watchFreeSpace(databaseFolder),
    checkReplies: env.NODE_ENV === 'test',
  })
  serveSecurityTxt(app, { contact: env.SECURITY_CONTACT, publicUrl: env.PUBLIC_URL, clock })
  if (web === undefined) app.setNotFoundHandler(refuse)
  else await serveWeb(app, web, services, responseLimits)
  return app
}

const refuse = () => {
  throw notFound()
}

const serveWeb = (
  app: FastifyInstance,
  web: string,
  services: Services,
  responseLimits: ResponseLimits,
): Promise<void> => {
  const { env, db, clock, model, findSession } = services
  return servePages(app, {
    dist: web,
    clock,
    isDemoOn: env.isDemoOn,
    communityUrl: env.COMMUNITY_URL ?? null,
    isCoachOn: model !== null,
    firstData: joinParts(features, 'firstData'),
    findSession,
    findHelpLines,
    readUser: async (session, reply) => {
      responseLimits.takeOpenSlot(session.owner.id, reply, false)
      return responseLimits.queueForAccount(session.owner.id, reply, async () => ({
        cursor: await currentCursor(db),
        user: await getSessionUser(db, session),
      }))
    },
  })
}
