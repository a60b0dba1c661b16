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

const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const toBytes = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
