import type { FastifyInstance, FastifyReply } from 'fastify'
import { HttpError } from './http-error.ts'

const used = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']
/** These get an answer that knows the address, from its route (see mount). */
const routed = new Set([...used, 'PATCH', 'OPTIONS', 'TRACE'])

/** Refuses a method, and says in `Allow` which ones the address answers. */
export function wrongMethod(reply: FastifyReply, allowed: readonly string[]): HttpError {
  void reply.header('allow', allowed.join(', '))
  return new HttpError('wrong_method', `This address answers ${allowed.join(', ')}.`)
}

/** Refuses every method that Node can read and no address of ours serves: PROPFIND, PURGE and thirty more. */
export function refuseUnknownMethods(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    next(routed.has(request.method) ? undefined : wrongMethod(reply, used))
  })
}
