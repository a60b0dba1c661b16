import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses unsafe methods from another origin: by `Sec-Fetch-Site` if sent, otherwise by `Origin` against the public URL. A
 * client that sends neither is not a browser and has no ambient cookies.
 */
export function refuseCrossOrigin(app: FastifyInstance, publicUrl: string | undefined): void {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin
  const isOurs = ({ protocol, host, headers: { 'sec-fetch-site': site, origin } }: FastifyRequest): boolean =>
    (site === undefined || site === 'same-origin') &&
    (origin === undefined || origin === (publicOrigin ?? `${protocol}://${host}`))
  app.addHook('onRequest', (request, _reply, next) => {
    next(safe.has(request.method) || isOurs(request) ? undefined : refused())
  })
}

const refused = () => new HttpError('cross_origin', 'This came from another site, so nothing was changed.')
