import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CountryHelpLines } from '#contract/help-lines.ts'
import { otherPaths, pages, type ScreenKey, shellPath } from '#contract/pages.ts'
import type { Clock } from '#server/lib/clock.ts'
import { wrongMethod } from '#server/lib/methods.ts'
import { notFound } from '#server/lib/http-error.ts'
import { type FindSession, orSignedOut, type Session } from '#server/lib/session.ts'
import { fillDays, firstAddresses, type FirstDataOfPages } from './first-data.ts'
import { helpWithoutScript } from './help-without-script.ts'
import { type Html, type PageUser, readPages } from './page-html.ts'

type PagesServices = {
  dist: string
  isDemoOn: boolean
  clock: Clock
  communityUrl: string | null
  isCoachOn: boolean
  firstData: FirstDataOfPages
  findSession: FindSession
  readUser: (session: Session, reply: FastifyReply) => Promise<PageUser>
  findHelpLines: (country: string | undefined, zone: string | undefined) => CountryHelpLines
}

/** The service worker may fetch its files from this server only. */
const workerPolicy = "default-src 'none'; connect-src 'self'"

function setFileHeaders(reply: { header: (name: string, value: string) => unknown }, path: string): void {
  reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
  // Also its compressed forms.
  if (path.includes('/sw.js')) reply.header('content-security-policy', workerPolicy)
}

/** Serves the web: hashed files, cached for a year, and pages that include the signed-in user. */
export async function servePages(
  app: FastifyInstance,
  { dist, isDemoOn, communityUrl, isCoachOn, firstData, clock, findSession, readUser, findHelpLines }: PagesServices,
): Promise<void> {
  const html = await readPages(dist, { isDemoOn, communityUrl, isCoachOn })
  await app.register(fastifyStatic, {
    root: dist,
    serve: true,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.{br,gz}', '**/.*', '**/.*/**'],
    setHeaders: setFileHeaders,
  })
  const whoAsks = async (cookie: string | undefined, reply: FastifyReply) => {
    const session = await orSignedOut(findSession(cookie))
    return session === null ? null : readUser(session, reply)
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (path.startsWith('/api/')) throw notFound()
    if (request.method !== 'GET' && request.method !== 'HEAD') throw wrongMethod(reply, ['GET', 'HEAD'])
    if (path === shellPath) return send(reply, 200, html.shell())
    const proper = withoutSlashes(path.toLowerCase())
    if (proper !== path && isPagePath(proper)) return reply.redirect(proper + request.url.slice(path.length), 308)
    const isHelp = path === otherPaths.help
    const found = whoAsks(request.headers.cookie, reply)
    // Help lines are shown even while the database is away.
    const asking = await (isHelp ? found.catch(() => null) : found)
    const user = asking?.user ?? null
    if (user === null && path === '/') return send(reply, 200, html.landing())
    const key = pageKeyOf(path, user !== null, isCoachOn)
    const screen = key && screenOf(key)
    const asked = key === null ? [] : firstAddresses(firstData, key, request.url)
    const data = user === null ? [] : asked.map((address) => fillDays(address, request.url, user, clock()))
    const early = { ...(screen && { screen }), data }
    const picked = new URLSearchParams(request.url.split('?', 2)[1]).get('country') ?? undefined
    const plain = isHelp ? helpWithoutScript(findHelpLines(picked, user?.timeZone), clock()) : undefined
    return send(reply, key === null ? 404 : 200, html.app(asking, { ...early, ...(plain !== undefined && { plain }) }))
  })
}

const pagePaths = new Set<string>([...pages.map(({ path }) => path), ...Object.values(otherPaths)])

/** A path without slashes at its end. */
function withoutSlashes(path: string): string {
  const end = Array.from(path).findLastIndex((letter) => letter !== '/')
  return path.slice(0, end + 1)
}

/** Whether a path is that of a page, for anyone. */
const isPagePath = (path: string): boolean => pagePaths.has(path)

/** The file of a page's screen, without `.tsx`: it is named after the page's key, so that its chunk is found. */
export const screenOf = (key: string): string => `${key[0]?.toUpperCase()}${key.slice(1)}Screen`

/** The page at a path; null if the user has none there. */
function pageKeyOf(path: string, isSignedIn: boolean, isCoachOn: boolean): ScreenKey | null {
  if (path === otherPaths.onboarding) return 'onboarding'
  if (path === otherPaths.resetPassword) return 'resetPassword'
  if (path === otherPaths.help) return 'help'
  if (path === otherPaths.joinList) return 'joinList'
  if (isCoachOn && path === otherPaths.aboutCoach) return 'aboutCoach'
  if (!isSignedIn) return null
  if (path === otherPaths.dashboard) return 'dashboard'
  return pages.find(({ path: at, key }) => at === path && (isCoachOn || key !== 'coach'))?.key ?? null
}

function send(reply: FastifyReply, status: number, { html, policy, brotli }: Html): FastifyReply {
  void reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
  if (brotli === undefined || !/\bbr\b/.test(reply.request.headers['accept-encoding'] ?? '')) return reply.send(html)
  return reply.header('content-encoding', 'br').header('vary', 'accept-encoding').send(brotli)
}
