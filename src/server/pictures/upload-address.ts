import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keyring } from '#server/lib/keyring.ts'
import { notFound, HttpError } from '#server/lib/http-error.ts'

/** How long an upload URL is valid, in milliseconds. */
const addressLifetime = 15 * 60_000

/** Signed upload URLs, each for one picture of one account. */
export type UploadAddresses = {
  sign(userId: string, id: string, now: Date): string
  /** The picture of an upload URL. Not found if it was signed for another user or is forged. */
  open(userId: string, address: string): { id: string; expiresAt: Date }
}

/** Signs with a secret of its own, derived from the key ring. */
export function createUploadAddresses(keyring: Keyring): UploadAddresses {
  const secret = Buffer.from(keyring.secretFor('uploads'), 'hex')
  const signature = (userId: string, id: string, expires: string): Buffer =>
    createHmac('sha256', secret).update(`${userId}/${id}/${expires}`).digest()
  return {
    sign(userId, id, now) {
      const expires = (now.getTime() + addressLifetime).toString(36)
      return [id, expires, signature(userId, id, expires).toString('base64url')].join('.')
    },
    open(userId, address) {
      const [id = '', expires = '', given = '', ...more] = address.split('.')
      const signed = Buffer.from(given, 'base64url')
      const wanted = signature(userId, id, expires)
      if (more.length > 0 || signed.length !== wanted.length || !timingSafeEqual(signed, wanted)) throw notFound()
      return { id, expiresAt: new Date(Number.parseInt(expires, 36)) }
    },
  }
}

/** The refusal of a used or expired upload URL. */
export const spent = (): HttpError =>
  new HttpError('bad_token', 'This upload was already used or took too long. Please choose the picture again.')
