import type { FastifyInstance, FastifyReply } from 'fastify'
import { HttpError } from './http-error.ts'

const used = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']
/** Refused, where unused, with the methods that the address allows (see mount). */
const routed = new Set([...used, 'PATCH', 'OPTIONS', 'TRACE'])

/** Refuses a method; `Allow` lists the supported ones. */
export function wrongMethod(reply: FastifyReply, allowed: readonly string[]): HttpError {
  void reply.header('allow', allowed.join(', '))
  return new HttpError('wrong_method', `This address answers ${allowed.join(', ')}.`)
}

/** Refuses all methods that Node parses and no route serves: PROPFIND, PURGE and thirty more. */
export function refuseUnknownMethods(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    next(routed.has(request.method) ? undefined : wrongMethod(reply, used))
  })
}
