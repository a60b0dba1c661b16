import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { hexToBytes, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js'
import type { SessionUser } from '#contract/accounts.ts'

/** Encrypts drafts for one account, so that nobody who signs in later on this device reads them. Bound to the storage key. */
export type DraftSeal = {
  seal: (key: string, text: string) => string
  /** Undefined for text that was sealed for another account or key, or altered. */
  open: (key: string, sealed: string) => string | undefined
}

/** Synchronous, not Web Crypto: its ciphers answer later, when a page that is closing is gone. */
export const draftSeal = ({ draftKey }: SessionUser): DraftSeal => {
  const cipherOf = (key: string) => managedNonce(xchacha20poly1305)(hexToBytes(draftKey), utf8ToBytes(key))
  return {
    seal: (key, text) => toText(cipherOf(key).encrypt(utf8ToBytes(text))),
    open: (key, sealed) => {
      // JSON: earlier versions stored drafts unencrypted.
      if (sealed.startsWith('{')) return sealed
      try {
        return new TextDecoder().decode(cipherOf(key).decrypt(toBytes(sealed)))
      } catch {
        return undefined
      }
    },
  }
}

/** Bytes that become letters in one call: a call has room for about 65,000. */
const most = 8_192

// In loops, not with a function for each byte: what a device keeps is up to a million of them.
function toText(bytes: Uint8Array): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += most) letters += String.fromCharCode(...bytes.subarray(at, at + most))
  return btoa(letters)
}

function toBytes(text: string): Uint8Array {
  const letters = atob(text)
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = letters.charCodeAt(at)
  return bytes
}
