import type { FastifyInstance } from 'fastify'
import { Refusal } from './problem.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what changes something from another origin: `Sec-Fetch-Site` where the browser sends it, else `Origin` against
 * the address people use. A client that sends neither is not a browser and carries no ambient cookie.
 */
export function refuseCrossOrigin(app: FastifyInstance, publicUrl: string | undefined): void {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin
  app.addHook('onRequest', async (request) => {
    if (safe.has(request.method)) return
    const site = request.headers['sec-fetch-site']
    const { origin } = request.headers
    if (site !== undefined && site !== 'same-origin') throw refused()
    if (origin === undefined) return
    if (origin !== (publicOrigin ?? `${request.protocol}://${request.host}`)) throw refused()
  })
}

const refused = () => new Refusal('cross_origin', 'This came from another site, so nothing was changed.')
