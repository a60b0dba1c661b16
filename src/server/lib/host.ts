import type { FastifyInstance } from 'fastify'
import { HttpError } from './http-error.ts'

/** Health checks use a process's own address. */
const exempt = new Set(['/api/health', '/api/ready'])

/** Refuses requests of HTTP/1.1 without a Host, and those whose Host is not the public one, against DNS rebinding. */
export function refuseUnknownHosts(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', ({ raw: { headers, httpVersionMinor } }, _reply, next) => {
    next(httpVersionMinor > 0 && headers.host === undefined ? missingHost() : undefined)
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
const unknownHost = () => new HttpError('wrong_host', 'This server doesn’t answer for this address.')
