import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { pictureSizes } from '#contract/lists.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { askForUpload, samplePicture, uploadBytes } from '../../../test/pictures.ts'
import { startS3 } from '../../../test/s3-server.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'
import { newId } from '#server/lib/record.ts'

let app: StartedApp
let user: Client
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  user = await app.signUp()
})
afterAll(() => app.stop())

const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a35' }, limitInputPixels: false })
const noisy = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })

/** The raw reply that a browser gets at a path. */
async function fetched(client: Client, path: string, base = app.url) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(new URL(path, base), { headers: { cookie } })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

const sizes = Object.entries(pictureSizes)

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a %s that a user uploads comes back as WebP in every size that screens use',
  async (format) => {
    // Noise weighs most, and takes the other kinds a minute to write.
    const drawn = format === 'jpeg' ? noisy(2600, 1300) : plain(2600, 1300)
    const path = await uploadBytes(user, await bytesOf(drawn.toFormat(format)))
    for (const [size, most] of sizes) {
      const { bytes, headers } = await fetched(user, `${path}/${size}`)
      expect(headers.get('content-type')).toBe('image/webp')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: most, height: most / 2 })
      if (size === 'thumb') expect(bytes.length).toBeLessThanOrEqual(30_000)
    }
    expect((await fetched(user, path)).bytes).toEqual((await fetched(user, `${path}/card`)).bytes)
  },
)

test('a small picture is not blown up, and what is seen through stays so', async () => {
  const path = await uploadBytes(
    user,
    await bytesOf(sharp({ create: { width: 60, height: 90, channels: 4, background: '#0000' } }).png()),
  )
  for (const [size] of sizes)
    expect(await sharp((await fetched(user, `${path}/${size}`)).bytes).metadata()).toMatchObject({
      width: 60,
      height: 90,
      hasAlpha: true,
    })
})

test('where and with what it was taken is removed, and it stands upright', async () => {
  const exif = {
    IFD0: { Make: 'wisteria-cam' },
    IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
  }
  const taken = await bytesOf(
    plain(300, 150).jpeg().withMetadata({ orientation: 6 }).withExif(exif).withXmp('<x>wisteria-xmp</x>'),
  )
  expect(await sharp(taken).metadata()).toMatchObject({ orientation: 6 })
  expect(Buffer.from(taken).includes('wisteria-cam')).toBe(true)
  const path = await uploadBytes(user, taken)
  for (const [size] of sizes) {
    const { bytes } = await fetched(user, `${path}/${size}`)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 150, height: 300 })
    expect(bytes.toString('latin1')).not.toMatch(/wisteria|EXIF|XMP|ICCP/i)
  }
})

test('only the user’s own browser may cache it, for good, and it does nothing when opened as a page', async () => {
  const { headers } = await fetched(user, `${await uploadBytes(user, samplePicture)}/thumb`)
  expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  expect(headers.get('vary')).toContain('cookie')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*;sandbox$/)
  expect(headers.get('content-disposition')).toBeNull()
})

test('it is sealed: of a picture in the store not even the kind can be read, and none opens at the location of another', async () => {
  const folder = join(app.dataDir, 'objects')
  const path = await uploadBytes(user, await bytesOf(plain(500, 500).png()))
  const other = await uploadBytes(user, samplePicture)
  const fileOf = async (of: string, size: string) => {
    const names = await readdir(folder, { recursive: true })
    return join(folder, names.find((name) => name.endsWith(`${of.split('/').at(-1)}/${size}`)) ?? '')
  }
  for (const [size] of sizes)
    expect((await readFile(await fileOf(path, size))).toString('latin1')).not.toMatch(/RIFF|WEBP|VP8/)
  await app.store.put(
    (await fileOf(other, 'thumb')).slice(folder.length + 1),
    await readFile(await fileOf(path, 'thumb')),
  )
  expect((await fetched(user, `${other}/thumb`)).status).toBe(409)
  expect((await fetched(user, `${other}/card`)).status).toBe(200)
})

describe('the address of an upload', () => {
  const count = async () => (await app.database.pool.query("select from pictures where state = 'stored'")).rowCount

  test('is one of ours that works as it stands, for whoever reads only `uploadURL`', async () => {
    const { body } = await user.post('/api/objects/upload')
    expect(new URL(Object(body).uploadURL).origin).toBe(new URL(app.url).origin)
  })

  test('takes one file of many that are sent at once, and none after it', async () => {
    const address = await askForUpload(user)
    const before = await count()
    const got = await Promise.all(Array.from({ length: 20 }, () => user.put(address, samplePicture)))
    expect(got.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await count()).toBe((before ?? 0) + 1)
    expect(read(problem, await user.put(address, samplePicture))).toMatchObject({ status: 400, code: 'bad_token' })
  })

  test('takes nothing after 15 minutes', async () => {
    const address = await askForUpload(user)
    app.setTime(new Date(Date.now() + 15 * 60_000 + 1000))
    expect(read(problem, await user.put(address, samplePicture))).toMatchObject({ status: 400, code: 'bad_token' })
    app.setTime(undefined)
    expect((await user.put(address, samplePicture)).status).toBe(201)
  })

  test('works for its own account only, and not once it is altered', async () => {
    const address = await askForUpload(user)
    const eve = await app.signUp()
    expect((await eve.put(address, samplePicture)).status).toBe(404)
    expect((await app.visitor().put(address, samplePicture)).status).toBe(401)
    const [id, expires, signature = ''] = address.split('/').at(-1)?.split('.') ?? []
    const later = (Date.now() + 86_400_000).toString(36)
    for (const altered of [
      `${newId()}.${expires}.${signature}`,
      `${id}.${later}.${signature}`,
      `${id}.${expires}.${signature.slice(0, -2)}aa`,
      `${id}.${expires}.`,
      `${id}.${expires}.${signature}.x`,
      `${id}`,
      '..%2F..%2F..%2Fetc%2Fpasswd',
      '%2e%2e',
    ])
      expect([400, 404]).toContain((await user.put(`/api/objects/upload/${altered}`, samplePicture)).status)
    expect((await user.put(address, samplePicture)).status).toBe(201)
  })
})

test('a user can neither see nor use a picture of another account', async () => {
  const path = await uploadBytes(user, samplePicture)
  const eve = await app.signUp()
  expect((await eve.get(path)).status).toBe(404)
  expect((await app.visitor().get(path)).status).toBe(401)
  const got = read(problem, await eve.put('/api/profile/avatar', { avatarURL: path }))
  expect([got.status, Object.keys(got.fields ?? {})]).toEqual([400, ['avatarURL']])
})

test('an account has 200 uploads an hour, then is told when to come back', async () => {
  const strict = await startApp(inject('testServer'), { RATE_LIMIT_FACTOR: '0.01' })
  try {
    const client = await strict.signUp()
    for (const status of [200, 200, 429]) {
      const got = await client.post('/api/objects/upload')
      expect(got.status).toBe(status)
      if (status === 429) expect(Number(got.headers.get('retry-after'))).toBeGreaterThan(60)
    }
  } finally {
    await strict.stop()
  }
})

test.each([
  ['2,000 pictures', 'generate_series(1, 2000)', 1],
  ['1 GB', 'generate_series(1, 1)', 1_000_000_000],
])('an account that holds %s has no room for more', async (_, rows, bytes) => {
  const client = await app.signUp()
  const id = Object((await client.get('/api/auth/check')).body).id
  await app.database.pool.query(
    `insert into pictures (user_id, id, created_at, state, bytes) select $1, gen_random_uuid(), now(), 'asked', $2 from ${rows}`,
    [id, bytes],
  )
  expect(read(problem, await client.post('/api/objects/upload'))).toMatchObject({ status: 403, code: 'limit_reached' })
})

test('all of it works on an S3 service, and says when to come back while that is away', async () => {
  const s3 = await startS3()
  const far = await startApp(inject('testServer'), s3.settings)
  try {
    const client = await far.signUp()
    const path = await uploadBytes(client, await bytesOf(noisy(900, 900).jpeg()))
    expect((await fetched(client, `${path}/card`, far.url)).bytes.subarray(8, 12).toString()).toBe('WEBP')
    const address = await askForUpload(client)
    await s3.stop()
    for (const got of [await client.put(address, samplePicture), await client.get(`${path}/thumb`)]) {
      expect(read(problem, got)).toMatchObject({ status: 503, code: 'unavailable' })
      expect(got.headers.get('retry-after')).toBe('5')
    }
    expect((await far.database.pool.query('select from pictures')).rowCount).toBe(1)
  } finally {
    await far.stop()
  }
})
