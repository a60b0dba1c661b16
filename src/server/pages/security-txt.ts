import type { FastifyInstance } from 'fastify'
import type { Clock } from '#server/lib/clock.ts'

/** Validity in milliseconds: RFC 9116 advises less than a year. */
const lifetime = 90 * 86_400_000

type SecurityTxt = { contact: string | undefined; publicUrl: string | undefined; clock: Clock }

/**
 * Serves the contact for vulnerability reports (RFC 9116), if the operator has set one. It expires relative to each request, so
 * that it never expires while the server runs.
 */
export function serveSecurityTxt(app: FastifyInstance, { contact, publicUrl, clock }: SecurityTxt): void {
  if (contact === undefined) return
  const path = '/.well-known/security.txt'
  // RFC 9116 allows only https here.
  const canonical = publicUrl?.startsWith('https:') ? [`Canonical: ${new URL(path, publicUrl).href}`] : []
  app.get(path, (_request, reply) => {
    const expires = new Date(clock().getTime() + lifetime)
    expires.setUTCHours(0, 0, 0, 0)
    const lines = [`Contact: ${contact}`, `Expires: ${expires.toISOString()}`, 'Preferred-Languages: en', ...canonical]
    void reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400')
    return reply.send(`${lines.join('\n')}\n`)
  })
}
