import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { hexToBytes, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js'
import type { SessionUser } from '#contract/accounts.ts'

/** Encrypts drafts for one account, so that nobody who signs in later on this device reads them. Bound to the storage key. */
export type DraftSeal = {
  seal: (key: string, text: string) => string
  /** Undefined for text that was sealed for another account or key, or altered. */
  open: (key: string, sealed: string) => string | undefined
}

/** Draft keys that a new password replaced while this page is open, each with its successor. */
const replacements = new Map<string, string>()

/** Makes drafts that know a replaced key seal with the new one. */
export const replaceDraftKey = (before: string, now: string): void => {
  if (before !== now) replacements.set(before, now)
}

const newestOf = (draftKey: string): string => {
  const next = replacements.get(draftKey)
  return next === undefined ? draftKey : newestOf(next)
}

/** A synchronous cipher. Web Crypto answers later, when a page that is closing no longer runs. */
const cipher = (draftKey: string, key: string) =>
  managedNonce(xchacha20poly1305)(hexToBytes(draftKey), utf8ToBytes(key))

const openWith = (draftKey: string, key: string, sealed: string): string | undefined => {
  try {
    return new TextDecoder().decode(cipher(draftKey, key).decrypt(toBytes(sealed)))
  } catch {
    return undefined
  }
}

/** Returns the encryption of an account's drafts. */
export const draftSeal = ({ draftKey }: Pick<SessionUser, 'draftKey'>): DraftSeal => ({
  seal: (key, text) => toText(cipher(newestOf(draftKey), key).encrypt(utf8ToBytes(text))),
  open: (key, sealed) => openWith(newestOf(draftKey), key, sealed),
})

/** Seals a text with the current key that was sealed with an earlier one; undefined if none of them opens it. */
export function reseal(
  { draftKey }: Pick<SessionUser, 'draftKey'>,
  earlier: readonly string[],
  { key, sealed }: { key: string; sealed: string },
): string | undefined {
  const opened = earlier.map((each) => openWith(each, key, sealed)).find((text) => text !== undefined)
  return opened === undefined ? undefined : draftSeal({ draftKey }).seal(key, opened)
}

/** Bytes that become letters in one call: a call has room for about 65,000. */
const maxChunk = 8_192

// Converts many bytes with each call, because there can be up to a million of them.
function toText(bytes: Uint8Array): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += maxChunk)
    letters += String.fromCharCode(...bytes.subarray(at, at + maxChunk))
  return btoa(letters)
}

function toBytes(text: string): Uint8Array {
  const letters = atob(text)
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = letters.charCodeAt(at)
  return bytes
}
