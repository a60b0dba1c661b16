import { createCipheriv, createDecipheriv, type CipherKey, randomBytes } from 'node:crypto'
import { BrokenSeal } from './sealed.ts'

const nonceLength = 12
const tagLength = 16

/** Encrypts a data key with another key (AES-256-GCM, base64). `boundTo` is authenticated: it opens for nothing else. */
export function wrapKey(key: CipherKey, boundTo: string, dataKey: Buffer): string {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo))
  return Buffer.concat([nonce, cipher.update(dataKey), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

/** Opens what `wrapKey` made. Throws `BrokenSeal` if it was altered, bound to something else or wrapped by another key. */
export function unwrapKey(key: CipherKey, boundTo: string, wrapped: string): Buffer {
  const bytes = Buffer.from(wrapped, 'base64')
  try {
    const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
    opener.setAAD(Buffer.from(boundTo)).setAuthTag(bytes.subarray(-tagLength))
    return Buffer.concat([opener.update(bytes.subarray(nonceLength, -tagLength)), opener.final()])
  } catch {
    throw new BrokenSeal(boundTo, 'key')
  }
}
