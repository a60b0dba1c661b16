import { createSecretKey, hkdfSync, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { BrokenSeal, unopened } from './sealed.ts'
import { unwrapKey, wrapKey } from './wrapped-key.ts'

const file = z.object({ current: z.string(), keys: z.record(z.string(), z.base64()) })

/** The keys that wrap each account's data key. The current key wraps new ones; older keys still open theirs. */
export type Keyring = {
  /** A new 256-bit data key, wrapped and bound to the account: `keyId.base64`. */
  createDataKey(accountId: string): string
  /** Opens a wrapped data key. Throws `BrokenSeal` if it was altered or belongs to another account. */
  openDataKey(accountId: string, wrapped: string): KeyObject
  /** Whether the ring's current key wraps it. */
  isCurrent(wrapped: string): boolean
  /** The same data key, wrapped by the current key. Throws as opening it does. */
  rewrap(accountId: string, wrapped: string): string
  /** A secret for one purpose, derived from the oldest key, so that it outlives rotation. 32 bytes, hex. */
  secretFor(purpose: string): string
}

/** Reads the key ring at `path`, or creates it (mode 0600). Two processes that create it at once get the same one. */
export async function loadKeyring(path: string): Promise<Keyring> {
  return keyring(file.parse(JSON.parse(await readOrCreate(path))))
}

/** Written to a temporary file, then linked: nobody reads half a key ring, and the first of two writers wins. */
async function readOrCreate(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  if (existsSync(path)) return readFile(path, 'utf8')
  const aside = `${path}.${randomUUID()}`
  await writeFile(aside, JSON.stringify({ current: 'k1', keys: { k1: randomBytes(32).toString('base64') } }), {
    mode: 0o600,
    flush: true,
  })
  try {
    await link(aside, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await unlink(aside)
  }
  return readFile(path, 'utf8')
}

const bindingOf = (accountId: string): string => `data key of ${accountId}`

function keyring({ current, keys }: z.infer<typeof file>): Keyring {
  const key = (keyId: string): Buffer => {
    const value = keys[keyId]
    if (value === undefined) throw new Error(`The key ring has no key '${keyId}'`)
    return Buffer.from(value, 'base64')
  }
  const [oldest] = Object.keys(keys)
  if (oldest === undefined) throw new Error('The key ring is empty')
  key(current)
  const wrap = (accountId: string, dataKey: Buffer): string =>
    `${current}.${wrapKey(key(current), bindingOf(accountId), dataKey)}`
  const unwrap = (accountId: string, wrapped: string): Buffer => {
    const [keyId = '', value = ''] = wrapped.split('.')
    if (keys[keyId] === undefined) throw new BrokenSeal(bindingOf(accountId), 'key')
    return unwrapKey(key(keyId), bindingOf(accountId), value)
  }
  const open = (accountId: string, wrapped: string): KeyObject => {
    try {
      return createSecretKey(unwrap(accountId, wrapped))
    } catch (error) {
      unopened.publish('users')
      throw error
    }
  }
  return {
    createDataKey: (accountId) => wrap(accountId, randomBytes(32)),
    openDataKey: open,
    isCurrent: (wrapped) => wrapped.startsWith(`${current}.`),
    rewrap: (accountId, wrapped) => wrap(accountId, unwrap(accountId, wrapped)),
    secretFor: (purpose) => Buffer.from(hkdfSync('sha256', key(oldest), '', purpose, 32)).toString('hex'),
  }
}
