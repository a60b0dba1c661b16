import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Keyring } from '#server/lib/keyring.ts'
import { readCookie, setCookie } from '#server/lib/cookies.ts'

/** A signed cookie that marks browsers that have signed in to an account before. It grants no access: see rate-limiter.ts. */
export type KnownDevices = {
  /** The device's id if it is known for the account with this name (folded). */
  find(cookies: string | undefined, name: string): string | undefined
  /** The cookie for a browser that has just signed in to an account with these names. */
  issue(names: { username: string; email: string }): string
  /** The cookie that removes the mark. */
  forget(): string
}

const year = 365 * 86_400

export function knownDevices(keyring: Keyring, isSecure: boolean): KnownDevices {
  const secret = keyring.secretFor('known device')
  const cookieName = isSecure ? '__Host-glowell_device' : 'glowell_device'
  const sign = (mark: string, name: string): string =>
    createHmac('sha256', secret).update(`${mark} ${name}`).digest('base64url')
  return {
    find: (cookies, name) => {
      const [mark = '', ...signatures] = readCookie(cookies, cookieName)?.split('.') ?? []
      const wanted = Buffer.from(sign(mark, name))
      const isKnown = signatures.some((each) => {
        const given = Buffer.from(each)
        return given.length === wanted.length && timingSafeEqual(given, wanted)
      })
      return isKnown ? mark : undefined
    },
    issue: ({ username, email }) => {
      const mark = randomBytes(16).toString('base64url')
      const value = [mark, sign(mark, username), sign(mark, email)].join('.')
      return setCookie(cookieName, value, { isSecure, maxAgeSeconds: year })
    },
    forget: () => setCookie(cookieName, '', { isSecure, maxAgeSeconds: 0 }),
  }
}
