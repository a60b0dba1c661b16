import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { browserErrorsApi } from '#contract/browser-errors.ts'
import { addressKey } from '#server/lib/address-key.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { HttpError } from '#server/lib/http-error.ts'

/** Reports in a minute, of an address and in all: a client must not fill the log. Counted in memory. */
const allowed = { address: 20, all: 300 }

type Services = { env: { RATE_LIMIT_FACTOR: number } }

export function browserErrorsRoutes({ env }: Services): Handlers<typeof browserErrorsApi> {
  const limiter = (points: number) =>
    new RateLimiterMemory({ points: Math.max(1, Math.round(points * env.RATE_LIMIT_FACTOR)), duration: 60 })
  const [ofAddress, ofAll] = [limiter(allowed.address), limiter(allowed.all)]
  return {
    'POST /api/browser-errors': async ({ body: { kind, component }, request }) => {
      try {
        await ofAddress.consume(addressKey(request))
        await ofAll.consume('all')
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext) : error
      }
      request.log.warn({ event: 'browser_error', kind, component }, 'something broke in a browser')
    },
  }
}

const tooMany = (milliseconds: number): HttpError =>
  new HttpError('too_many_requests', 'That was a lot at once. Please wait a moment.', {
    retryAfterSeconds: milliseconds / 1_000,
  })
