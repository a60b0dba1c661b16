import type { FastifyInstance } from 'fastify'
import type { Clock } from '#server/lib/clock.ts'

/** How long what is fetched today may be relied on, in milliseconds: RFC 9116 advises less than a year. */
const lifetime = 90 * 86_400_000

type Parts = { contact: string | undefined; publicUrl: string | undefined; clock: Clock }

/**
 * Tells who finds a weakness whom to write to (RFC 9116), where the operator has named somebody. The end of its validity is counted
 * from the day it is asked for, so that it does not pass while the server runs.
 */
export function serveSecurityTxt(app: FastifyInstance, { contact, publicUrl, clock }: Parts): void {
  if (contact === undefined) return
  const path = '/.well-known/security.txt'
  // The standard takes no other than https here.
  const canonical = publicUrl?.startsWith('https:') ? [`Canonical: ${new URL(path, publicUrl).href}`] : []
  app.get(path, (_request, reply) => {
    const expires = new Date(clock().getTime() + lifetime)
    expires.setUTCHours(0, 0, 0, 0)
    const lines = [`Contact: ${contact}`, `Expires: ${expires.toISOString()}`, 'Preferred-Languages: en', ...canonical]
    void reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400')
    return reply.send(`${lines.join('\n')}\n`)
  })
}
