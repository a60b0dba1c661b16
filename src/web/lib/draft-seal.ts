import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { hexToBytes, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js'
import type { SessionUser } from '#contract/accounts.ts'

/** Seals what this device keeps for one account, so that nobody who signs in later reads it. Bound to its place. */
export type DraftSeal = {
  seal: (place: string, text: string) => string
  /** Undefined for what was sealed for another account or another place, or altered. */
  open: (place: string, kept: string) => string | undefined
}

/** At once and not by the browser's own ciphers: theirs answer later, when a page that is being closed is gone. */
export const draftSeal = ({ draftKey }: SessionUser): DraftSeal => {
  const cipherFor = (place: string) => managedNonce(xchacha20poly1305)(hexToBytes(draftKey), utf8ToBytes(place))
  return {
    seal: (place, text) => toText(cipherFor(place).encrypt(utf8ToBytes(text))),
    open: (place, kept) => {
      // JSON: what a version before this one kept as it was.
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
