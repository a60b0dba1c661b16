import { createStore, del, delMany, entries, get, set } from 'idb-keyval'
import type { SessionUser } from '#contract/accounts.ts'
import { draftSeal, reseal } from './draft-seal.ts'
import { withRenamedFields } from './renamed-fields.ts'

/*
 * Keeps a copy of the account's data on this device, so that the app opens without a network. The user is sealed with a key
 * that this browser holds and no script can read. Everything else is sealed with the account's own key (draft-seal.ts), which
 * is part of the user. Signing out deletes all of it.
 */

const store = createStore('glowell', 'kept')
type SealedUser = { id: string; key: CryptoKey; nonce: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }
const waitingPrefix = 'waiting:'
/** The key of what was read, with the version of its shape. Copies of earlier versions are ignored. */
const copyKey = 'copy:3'
const earlierCopyKeys = ['copy', 'copy:2']
const deleteCopy = (): Promise<unknown> => delMany([copyKey, ...earlierCopyKeys], store)

/** Blocks writing what has just been deleted, because a response may still arrive. */
const closed = { user: false, waiting: false }

/** Stores the user, and deletes the copy of another account. */
export async function keepUser(user: SessionUser): Promise<void> {
  if (closed.user) return
  const before = await get<SealedUser>('user', store)
  if (before !== undefined && before.id !== user.id) await deleteCopy()
  await delMany(earlierCopyKeys, store)
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  const bytes = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    key,
    new TextEncoder().encode(JSON.stringify(user)),
  )
  await set('user', { id: user.id, key, nonce, bytes } satisfies SealedUser, store)
}

/** The user who was signed in here last; undefined if none is stored, or the browser stores nothing. */
export async function keptUser(): Promise<SessionUser | undefined> {
  const kept = await get<SealedUser>('user', store)
  if (kept === undefined) return undefined
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: kept.nonce }, kept.key, kept.bytes)
  return JSON.parse(new TextDecoder().decode(bytes))
}

/** Deletes the user and the copy. Waiting changes stay, sealed with a key that is no longer on this device. */
export const forgetUser = async (): Promise<void> => {
  closed.user = true
  await Promise.all([del('user', store), deleteCopy()])
}

/** Deletes everything of an account after it has signed out. */
export async function forgetAccount(id: string): Promise<void> {
  closed.waiting = true
  await forgetUser()
  for (const key of await waitingKeys(id)) await del(key, store)
}

/** Stores what was read, for a visit without the network. */
export async function saveCopy(user: SessionUser, copy: unknown): Promise<void> {
  if (!closed.user) await save(user, copyKey, copy)
}
/** Reads what `saveCopy` stored; undefined if there is none that can be opened. */
export const readCopy = (user: SessionUser): Promise<unknown> => read(user, copyKey)

/** The storage key of the changes that wait in a tab. */
export const waitingKey = (user: SessionUser, tab: string): string => `${waitingPrefix}${user.id}:${tab}`
/** Stores the changes of a tab that wait for the network. */
export async function saveWaiting(user: SessionUser, key: string, waiting: unknown): Promise<void> {
  if (!closed.waiting) await save(user, key, waiting)
}
/** Reads the waiting changes under a key, with their fields under today's names. */
export const readWaiting = async (user: SessionUser, key: string): Promise<unknown> =>
  withRenamedFields(await read(user, key))
/** Deletes the waiting changes under a key. */
export const deleteWaiting = (key: string): Promise<void> => del(key, store)

/** The keys of all tabs in which changes of an account wait, or waited when they were closed. */
export async function waitingKeys(id: string): Promise<string[]> {
  const all = await entries<string, unknown>(store)
  return all.map(([key]) => key).filter((key) => key.startsWith(`${waitingPrefix}${id}:`))
}

/** Seals waiting changes of earlier keys with today's key. The copy is not sealed again, because its lists are fetched again. */
export async function resealWaiting(user: SessionUser, earlier: readonly string[]): Promise<void> {
  const kept = await get<SealedUser>('user', store)
  if (kept?.id === user.id) await keepUser(user)
  for (const key of await waitingKeys(user.id)) {
    const sealed = await get<string>(key, store)
    const text = sealed === undefined ? undefined : reseal(user, earlier, { key, sealed })
    if (text !== undefined) await set(key, text, store)
  }
}

async function save(user: SessionUser, key: string, value: unknown): Promise<void> {
  await set(key, draftSeal(user).seal(key, JSON.stringify(value)), store)
}

async function read(user: SessionUser, key: string): Promise<unknown> {
  const sealed = await get<string>(key, store)
  const text = sealed === undefined ? undefined : draftSeal(user).open(key, sealed)
  return text === undefined ? undefined : JSON.parse(text)
}
