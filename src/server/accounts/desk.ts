import { normalizeIP } from '@better-auth/core/utils/ip'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Clock } from '#server/lib/clock.ts'
import type { Database, Db } from '#server/lib/db.ts'
import type { Keyring } from '#server/lib/keyring.ts'
import type { FindSession } from '#server/lib/session.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { type Attempts, countAttempts } from './attempts.ts'
import { type CallAuth, createAuth } from './auth.ts'
import { isDemo } from './keep-demo.ts'
import { type KnownDevices, knownDevices } from './known-device.ts'
import { resetMail } from './reset-mail.ts'

/** What the routes of accounts work with. */
export type Desk = {
  db: Db
  clock: Clock
  isSecure: boolean
  findSession: FindSession
  callAuth: CallAuth
  attempts: Attempts
  knownDevices: KnownDevices
  /** Uses up an attempt at a name: the known device's own where there is one, else the name's and the address's. */
  takeFor(request: FastifyRequest, name: string, kind: 'login' | 'forgot'): Promise<{ giveBack(): Promise<void> }>
}

type Parts = {
  env: { PUBLIC_URL?: string | undefined; PORT: number; RATE_LIMIT_FACTOR: number; isSecure: boolean }
  database: Database
  clock: Clock
  keyring: Keyring
  mailer: Mailer
  findSession: FindSession
}

/** Who counts as one address: one IPv4 address, or one IPv6 network of 64 bits, which is what one household gets. */
export const addressKey = (request: FastifyRequest): string => normalizeIP(request.ip, { ipv6Subnet: 64 })

/** Puts them together. The address in letters is where people reach the product. */
export function openDesk({ env, database, clock, keyring, mailer, findSession }: Parts, log: FastifyBaseLogger): Desk {
  const { isSecure, PUBLIC_URL: baseUrl = `http://localhost:${env.PORT}` } = env
  const { db, pool } = database
  const attempts = countAttempts(pool, keyring, env.RATE_LIMIT_FACTOR)
  const devices = knownDevices(keyring, isSecure)
  const callAuth = createAuth({ db, keyring, clock, baseUrl, isSecure }, async ({ userId, email }, token) => {
    if (await isDemo(db, userId)) return
    log.info({ event: 'reset_asked', userId }, 'password reset asked')
    mailer.post(resetMail(email, baseUrl, token))
  })
  return {
    db,
    clock,
    isSecure,
    findSession,
    callAuth,
    attempts,
    knownDevices: devices,
    takeFor: async (request, name, kind) => {
      const used = sources(kind, devices.find(request.headers.cookie, name), addressKey(request), name)
      for (const { allowance, who } of used) await attempts.take(allowance, who)
      return {
        giveBack: async () => {
          for (const { allowance, who } of used) await attempts.giveBack(allowance, who)
        },
      }
    },
  }
}

function sources(kind: 'login' | 'forgot', device: string | undefined, address: string, name: string) {
  if (kind === 'login')
    return device === undefined ? [of('loginAddress', address), of('loginName', name)] : [of('loginDevice', device)]
  return device === undefined ? [of('forgotAddress', address), of('forgotEmail', name)] : [of('forgotDevice', device)]
}

const of = <A extends Parameters<Attempts['take']>[0]>(allowance: A, who: string) => ({ allowance, who })
