import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadKeyring } from './keyring.ts'
import { BrokenSeal } from './sealed.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyring-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a key ring is made once, for its owner only, and opened by everyone who comes later', async () => {
  const path = join(folder, 'deep', 'keyring')
  const [one, two] = await Promise.all([loadKeyring(path), loadKeyring(path)])
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const wrapped = one.createDataKey('owner')
  expect(two.openDataKey('owner', wrapped).equals((await loadKeyring(path)).openDataKey('owner', wrapped))).toBe(true)
  expect(one.secretFor('a')).toBe(two.secretFor('a'))
  expect(one.secretFor('a')).not.toBe(one.secretFor('b'))
})

test('a data key opens for its own account only, and not when altered', async () => {
  const keyring = await loadKeyring(join(folder, 'keyring'))
  const wrapped = keyring.createDataKey('owner')
  expect(() => keyring.openDataKey('him', wrapped)).toThrow(BrokenSeal)
  expect(() => keyring.openDataKey('owner', `k1.${Buffer.alloc(60).toString('base64')}`)).toThrow(BrokenSeal)
  expect(() => keyring.openDataKey('owner', wrapped.replace('k1', 'k9'))).toThrow(BrokenSeal)
})

test('a rotated key ring wraps with the new key and still opens the old ones', async () => {
  const path = join(folder, 'keyring')
  const before = await loadKeyring(path)
  const old = before.createDataKey('owner')
  const { keys } = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(
    path,
    JSON.stringify({ current: 'k2', keys: { ...keys, k2: Buffer.alloc(32, 7).toString('base64') } }),
  )
  const after = await loadKeyring(path)
  expect(after.openDataKey('owner', old).equals(before.openDataKey('owner', old))).toBe(true)
  expect(after.createDataKey('owner')).toMatch(/^k2\./)
  expect(after.secretFor('cookies')).toBe(before.secretFor('cookies'))
})

test('a key ring that is no key ring stops the start', async () => {
  await writeFile(join(folder, 'keyring'), '{"current":"k1","keys":{}}')
  await expect(loadKeyring(join(folder, 'keyring'))).rejects.toThrow('The key ring is empty')
})
