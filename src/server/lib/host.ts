import type { FastifyInstance } from 'fastify'
import { HttpError } from './http-error.ts'

/** Health checks use a process's own address. */
const exempt = new Set(['/api/health', '/api/ready'])

/** Refuses requests of HTTP/1.1 without a Host, with several, and those whose Host is not the public one, against DNS rebinding. */
export function refuseUnknownHosts(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', ({ raw: { headers, rawHeaders, httpVersionMinor } }, _reply, next) => {
    if (httpVersionMinor > 0 && headers.host === undefined) return next(missingHost())
    // Node takes the first of several; a proxy may have taken the last.
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name))
    next(hosts.length > 1 ? severalHosts() : undefined)
  })
  if (publicUrl === undefined) return
  const { host, port, protocol } = new URL(publicUrl)
  const standardPort = protocol === 'https:' ? 443 : 80
  const ours = new Set(port === '' ? [host, `${host}:${standardPort}`] : [host])
  app.addHook('onRequest', (request, _reply, next) => {
    next(exempt.has(request.routeOptions.url ?? '') || ours.has(request.host.toLowerCase()) ? undefined : unknownHost())
  })
}

const missingHost = () => new HttpError('bad_input', 'This request doesn’t name its host.')
const severalHosts = () => new HttpError('bad_input', 'This request names more than one host.')
const unknownHost = () => new HttpError('wrong_host', 'This server doesn’t answer for this address.')
