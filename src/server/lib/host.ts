import type { FastifyInstance } from 'fastify'
import { HttpError } from './http-error.ts'

/** Health checks use a process's own address. */
const exempt = new Set(['/api/health', '/api/ready'])

/** Refuses requests whose Host is not the public one, against DNS rebinding. */
export function refuseUnknownHosts(app: FastifyInstance, publicUrl: string | undefined): void {
  if (publicUrl === undefined) return
  const { host, port, protocol } = new URL(publicUrl)
  const standardPort = protocol === 'https:' ? 443 : 80
  const ours = new Set(port === '' ? [host, `${host}:${standardPort}`] : [host])
  app.addHook('onRequest', (request, _reply, next) => {
    next(exempt.has(request.routeOptions.url ?? '') || ours.has(request.host.toLowerCase()) ? undefined : unknownHost())
  })
}

const unknownHost = () => new HttpError('wrong_host', 'This server does not answer for this address.')
