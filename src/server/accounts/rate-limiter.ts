import { createHmac } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Keyring } from '#server/lib/keyring.ts'
import { HttpError } from '#server/lib/http-error.ts'
import { rateLimitsTable } from './rate-limiter.table.ts'

/**
 * Attempts in a number of minutes. An account's username and email have five each, as has every unused name: one count for both
 * would reveal that they belong to one person. A device that signed in before has its own, so that a flood of guesses never
 * locks the user out. Addresses allow more: many people can share one.
 */
export const rateLimits = {
  signupAddress: { points: 60, minutes: 60 },
  loginName: { points: 5, minutes: 15 },
  loginDevice: { points: 10, minutes: 15 },
  loginAddress: { points: 100, minutes: 15 },
  passwordAccount: { points: 10, minutes: 15 },
  forgotEmail: { points: 3, minutes: 60 },
  forgotDevice: { points: 3, minutes: 60 },
  forgotAddress: { points: 30, minutes: 60 },
  resetAddress: { points: 30, minutes: 60 },
  demoAddress: { points: 60, minutes: 60 },
  coachAccount: { points: 120, minutes: 60 },
  uploadAccount: { points: 200, minutes: 60 },
  exportAccount: { points: 20, minutes: 60 },
  billingAccount: { points: 60, minutes: 60 },
  searchAccount: { points: 120, minutes: 1 },
} as const

type RateLimit = keyof typeof rateLimits

/** Counts attempts in the database, so that every process counts the same. */
export type RateLimiter = {
  /** Counts an attempt before it is made. Refuses with `too_many_requests` if none is left. */
  consume(limit: RateLimit, who: string): Promise<void>
  /** Uncounts an attempt that succeeded. */
  refund(limit: RateLimit, who: string): Promise<void>
  /** Resets the count, for a user who was verified in another way. */
  reset(limit: RateLimit, who: string): Promise<void>
  /** A pseudonym of a name for the logs: a one-way hash. */
  trace(who: string): string
}

/** `factor` multiplies every limit (`RATE_LIMIT_FACTOR`). */
export function createRateLimiter(pool: Pool, keyring: Keyring, factor: number): RateLimiter {
  // A label of key derivation, older than the names here: under another one no count would be found.
  const secret = keyring.secretFor('attempts')
  const keyOf = (who: string): string => createHmac('sha256', secret).update(who).digest('base64url')
  const limiter = (name: RateLimit) => {
    const { points, minutes } = rateLimits[name]
    return new RateLimiterPostgres({
      storeClient: pool,
      tableName: getTableName(rateLimitsTable),
      tableCreated: true,
      keyPrefix: name,
      points: Math.max(1, Math.round(points * factor)),
      duration: minutes * 60,
      clearExpiredByTimeout: name === 'loginName',
    })
  }
  const limiters = new Map<RateLimit, RateLimiterPostgres>()
  const of = (name: RateLimit): RateLimiterPostgres => {
    const known = limiters.get(name) ?? limiter(name)
    limiters.set(name, known)
    return known
  }
  return {
    consume: async (limit, who) => {
      try {
        await of(limit).consume(keyOf(who))
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext) : error
      }
    },
    refund: async (limit, who) => void (await of(limit).reward(keyOf(who))),
    reset: async (limit, who) => void (await of(limit).delete(keyOf(who))),
    trace: (who) => keyOf(who).slice(0, 12),
  }
}

const tooMany = (milliseconds: number): HttpError => {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000))
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new HttpError('too_many_requests', `That was a lot of tries. Please wait ${wait} and try again.`, {
    retryAfterSeconds: Math.max(1, milliseconds / 1000),
  })
}
