import type { FastifyHelmetOptions } from '@fastify/helmet'

/** Headers of every answer. Pages bring a policy of their own with a nonce for styles (see pages). */
export const securityHeaders = (isSecure: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: isSecure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
  xFrameOptions: { action: 'deny' },
})
