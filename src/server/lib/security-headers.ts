import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

const none = ["'none'"]
/** `default-src` is not a fallback for the other three. */
const directives = { defaultSrc: none, baseUri: none, formAction: none, frameAncestors: none }

/**
 * Common headers of all answers. Pages have their own content security policy with a nonce for styles (see pages).
 */
export function securityHeaders(isSecure: boolean): OutgoingHttpHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  const write = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  })
  write(answer.req, answer, (error) => {
    if (error !== undefined) throw error
  })
  return answer.getHeaders()
}
