import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { hexToBytes, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js'
import type { SessionUser } from '#contract/accounts.ts'

/** Encrypts drafts for one account, so that nobody who signs in later on this device reads them. Bound to the storage key. */
export type DraftSeal = {
  seal: (place: string, text: string) => string
  /** Undefined for text that was sealed for another account or key, or altered. */
  open: (place: string, kept: string) => string | undefined
}

/** Synchronous, not Web Crypto: its ciphers answer later, when a page that is closing is gone. */
export const draftSeal = ({ draftKey }: SessionUser): DraftSeal => {
  const cipherFor = (place: string) => managedNonce(xchacha20poly1305)(hexToBytes(draftKey), utf8ToBytes(place))
  return {
    seal: (place, text) => toText(cipherFor(place).encrypt(utf8ToBytes(text))),
    open: (place, kept) => {
      // JSON: earlier versions stored drafts unencrypted.
      if (kept.startsWith('{')) return kept
      try {
        return new TextDecoder().decode(cipherFor(place).decrypt(toBytes(kept)))
      } catch {
        return undefined
      }
    },
  }
}

const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const toBytes = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
