import type { demoApi } from '#contract/demo.ts'
import { isTimeZone } from '#contract/profile.ts'
import { addressKey } from '#server/lib/address-key.ts'
import type { Context } from '#server/lib/context.ts'
import { setCookie } from '#server/lib/cookies.ts'
import type { PrepareDemo } from '#server/lib/demo.ts'
import type { Keyring } from '#server/lib/keyring.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { StatusReply } from '#server/lib/reply-kinds.ts'
import { HttpError } from '#server/lib/http-error.ts'
import { getSessionUser } from '#server/lib/session-user.ts'
import { sessionCookie } from '#server/lib/session.ts'
import { demoLifetime, createDemo } from './demo.repo.ts'

type DemoServices = Context & {
  env: { isDemoOn: boolean; isSecure: boolean }
  keyring: Keyring
  /** Prepares the sample records of each feature. */
  prepareDemo: PrepareDemo
  /** Refuses an address that has opened too many demos. */
  rateLimiter: { consume(limit: 'demoAddress', who: string): Promise<void> }
}

export const demoRoutes = ({
  db,
  clock,
  env: { isDemoOn, isSecure },
  keyring,
  prepareDemo,
  rateLimiter,
}: DemoServices): Handlers<typeof demoApi> => ({
  'POST /api/demo': async ({ session, body, request, reply }) => {
    if (!isDemoOn) throw new HttpError('not_found', 'There’s no demo here. Signing up takes a minute, and it’s free.')
    if (session?.isDemo) return new StatusReply(200, await getSessionUser(db, session))
    await rateLimiter.consume('demoAddress', addressKey(request))
    const given = body?.timeZone
    const timeZone = given !== undefined && isTimeZone(given) ? given : 'UTC'
    const { session: opened, token } = await createDemo(
      db,
      keyring,
      prepareDemo,
      { now: clock(), timeZone },
      { userAgent: request.headers['user-agent']?.slice(0, 400) ?? '', earlier: session },
    )
    const cookie = setCookie(sessionCookie(isSecure), token, { isSecure, maxAgeSeconds: demoLifetime / 1000 })
    void reply.header('set-cookie', cookie)
    request.log.info({ event: 'demo_opened', userId: opened.owner.id }, 'demo opened')
    return getSessionUser(db, opened)
  },
})
