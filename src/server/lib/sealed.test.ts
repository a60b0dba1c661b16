import { createSecretKey, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { users } from './account.table.ts'
import { BrokenSeal, type Owner, seal, Sealed, unsealOrThrow } from './sealed.ts'

const owner: Owner = { id: 'owner', key: createSecretKey(randomBytes(32)) }
const names = { firstName: 'Zoë', lastName: null }

test('what is sealed opens to the same for its owner, and shows nothing of it as stored', () => {
  const value = seal(owner, users.names, 'row', names)
  expect(unsealOrThrow(owner, users.names, 'row', value)).toEqual(names)
  expect(value.bytes.toString('latin1')).not.toContain('Zo')
})

test('a value moved to another row, column or account does not open', () => {
  const value = seal(owner, users.names, 'row', names)
  expect(() => unsealOrThrow(owner, users.names, 'other row', value)).toThrow(BrokenSeal)
  expect(() => unsealOrThrow({ ...owner, id: 'him' }, users.names, 'row', value)).toThrow(BrokenSeal)
  expect(() => unsealOrThrow({ ...owner, key: createSecretKey(randomBytes(32)) }, users.names, 'row', value)).toThrow(
    BrokenSeal,
  )
  expect(() => unsealOrThrow(owner, users.onboarding, 'row', new Sealed(value.bytes))).toThrow(BrokenSeal)
})

test('a value altered in any one byte does not open, and the error says nothing of it', () => {
  const { bytes } = seal(owner, users.names, 'row', names)
  for (let at = 0; at < bytes.length; at += 1) {
    const altered = Buffer.from(bytes)
    altered.writeUInt8(altered.readUInt8(at) ^ 1, at)
    expect(() => unsealOrThrow(owner, users.names, 'row', new Sealed(altered))).toThrow(
      'A sealed value doesn’t open: owner/users/names/row',
    )
  }
  expect(() => unsealOrThrow(owner, users.names, 'row', new Sealed(Buffer.alloc(0)))).toThrow(BrokenSeal)
})

test('what is shown instead of a value that does not open is never sealed over it', () => {
  expect(() => seal(owner, users.names, 'row', { ...names, isUnreadable: true })).toThrow('not of its shape: users')
})

test('the same words sealed many times never share a nonce', () => {
  const nonces = new Set<string>()
  for (let n = 0; n < 100_000; n += 1)
    nonces.add(seal(owner, users.names, 'row', names).bytes.subarray(1, 13).toString('latin1'))
  expect(nonces.size).toBe(100_000)
})
