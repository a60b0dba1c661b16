import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { startS3 } from '../../../test/s3-server.ts'
import { createObjectStore } from './object-stores/create-object-store.ts'
import { type ObjectStore } from './object-store.ts'

let folder: string
let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glowell-objects-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

const open = (settings: Record<string, string> = {}): ObjectStore =>
  createObjectStore(readEnv({ NODE_ENV: 'test', DATA_DIR: folder, ...settings }))
const bytes = (length: number): Buffer => Buffer.from(Array.from({ length }, (_, n) => (n * 7919) % 256))

describe.each([
  ['a folder', () => open()],
  ['a bucket', () => open(s3.settings)],
])('%s', (_, openStore) => {
  test('gives back what was put, byte for byte, also after it was opened again', async () => {
    for (const length of [0, 1, 100_000, 3_000_000]) {
      await openStore().put(`pictures/one/size-${length}`, bytes(length))
      const got = await openStore().get(`pictures/one/size-${length}`)
      expect(got?.equals(bytes(length))).toBe(true)
    }
  })

  test('knows nothing of what was never put, nor of a part of a key', async () => {
    await openStore().put('pictures/whole/key', bytes(3))
    expect(await openStore().get('pictures/nobody/nothing')).toBeNull()
    expect(await openStore().get('pictures/whole/ke')).toBeNull()
    expect(await openStore().get('pictures/whole/key/more')).toBeNull()
  })

  test('replaces earlier bytes by later ones, and removes', async () => {
    const store = openStore()
    await store.put('a/b', bytes(500))
    await store.put('a/b', bytes(20))
    expect(await store.get('a/b')).toHaveLength(20)
    await store.remove('a/b')
    expect(await store.get('a/b')).toBeNull()
    await store.remove('a/b')
  })

  test('gives one whole of many that are put under a key at the same moment', async () => {
    const store = openStore()
    await Promise.all(Array.from({ length: 20 }, (_each, n) => store.put('many/one', Buffer.alloc(50_000, n))))
    const got = await store.get('many/one')
    expect(got).toHaveLength(50_000)
    expect(new Set(got)).toHaveLength(1)
  })

  test.each(['../up', 'a/../b', '/root', 'a//b', 'a/', '', '.', 'a.b', 'a\0', 'a\\b', 'a%2fb', 'ä', 'a?b', 'a b'])(
    'takes %j for no key',
    async (key) => {
      const store = openStore()
      for (const call of [() => store.put(key, bytes(1)), () => store.get(key), () => store.remove(key)])
        await expect(call()).rejects.toThrow('Not a key')
    },
  )
})

test('a folder is readable by nobody else, and keeps no half written and no empty rest', async () => {
  const store = open()
  await store.put('rest/two/three', bytes(9))
  expect((await stat(join(folder, 'objects/rest/two/three'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'objects/rest'))).mode & 0o777).toBe(0o700)
  expect(await readdir(join(folder, 'objects/rest/two'))).toEqual(['three'])
  await store.remove('rest/two/three')
  expect(await readdir(join(folder, 'objects'))).not.toContain('rest')
})

test('a folder whose disk refuses says that it is away, and when to come back', async () => {
  await writeFile(join(folder, 'file'), 'no folder')
  const store = open({ DATA_DIR: join(folder, 'file') })
  await expect(store.put('a/b', bytes(1))).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
})

describe('a bucket', () => {
  const away = { code: 'unavailable', retryAfterSeconds: 5 }

  test('that cannot be reached says so', async () => {
    const store = open({ ...s3.settings, AWS_ENDPOINT_URL: 'http://127.0.0.1:1' })
    await expect(store.put('a/b', bytes(1))).rejects.toMatchObject(away)
    await expect(store.get('a/b')).rejects.toMatchObject(away)
    await expect(store.remove('a/b')).rejects.toMatchObject(away)
  })

  test('that refuses the key, or is not there, is away: never taken for an empty one', async () => {
    for (const wrong of [{ AWS_SECRET_ACCESS_KEY: 'wrong' }, { OBJECT_STORE: 's3://elsewhere' }]) {
      const store = open({ ...s3.settings, ...wrong })
      await expect(store.put('a/b', bytes(1))).rejects.toMatchObject(away)
      await expect(store.get('a/b')).rejects.toMatchObject(away)
    }
  })

  test('is sent nothing but the bytes: no name, no account of the server', async () => {
    await open(s3.settings).put('plain/bytes', bytes(64))
    const files = await readdir(join(s3.directory, 'pictures/plain'))
    const kept = await Promise.all(files.map((name) => readFile(join(s3.directory, 'pictures/plain', name))))
    expect(kept.some((each) => each.equals(bytes(64)))).toBe(true)
  })
})
