import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { avatarSamples } from '#contract/lists.ts'
import { profile } from '#contract/profile.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { startPictureHost } from '../../../test/picture-host.ts'
import { askForUpload, samplePicture, uploadBytes } from '../../../test/pictures.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let host: Awaited<ReturnType<typeof startPictureHost>>
let app: StartedApp
let user: Client
let asked = 0
beforeAll(async () => {
  host = await startPictureHost(
    (request, response) => {
      asked += 1
      if (request.url === '/page') response.end('<!doctype html><script>alert(1)</script>')
      else if (request.url === '/silent') response.writeHead(200).write('a')
      else if (request.url === '/large') response.end(Buffer.alloc(5_242_881, 1))
      else response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'a=b' }).end(samplePicture)
    },
    { 'inside.example': ['10.0.0.7'] },
  )
  app = await startApp(inject('testServer'), {}, { safeFetch: host.safeFetch })
  user = await app.signUp()
})
afterAll(async () => {
  await app.stop()
  await host.stop()
})

const script = 'javascript'

const choose = (avatarURL: unknown) => user.put('/api/profile/avatar', { avatarURL })
const shown = async () => read(profile, await user.get('/api/user/profile')).avatar

test("the user's picture is an upload, named by its address or by its path, and every answer shows it", async () => {
  const path = await uploadBytes(user, samplePicture)
  expect((await choose(path)).body).toEqual({ objectPath: path })
  expect([await shown(), Object((await user.get('/api/auth/check')).body).avatar]).toEqual([path, path])
  const { uploadURL, objectPath } = Object((await user.post('/api/objects/upload')).body)
  await user.put(new URL(uploadURL).pathname, samplePicture)
  for (const name of [uploadURL, new URL(uploadURL).pathname]) expect((await choose(name)).body).toEqual({ objectPath })
  expect((await user.get(objectPath)).headers.get('content-type')).toBe('image/webp')
})

test('it is one of six drawings of ours, or none', async () => {
  for (const { path } of avatarSamples) expect((await choose(path)).body).toEqual({ objectPath: path })
  expect((await choose(null)).body).toEqual({ objectPath: null })
  expect(await shown()).toBeNull()
})

test("it can be saved with the user's names, and what a screen sends back unchanged is fine", async () => {
  const avatar = await uploadBytes(user, samplePicture)
  await user.put('/api/user/profile', { firstName: 'Ada', avatar })
  const saved = await user.put('/api/user/profile', { firstName: 'Ada', lastName: 'Lovelace', avatar })
  expect(read(profile, saved)).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', avatar })
  await user.put('/api/user/profile', { firstName: 'Augusta' })
  expect(await shown()).toBe(avatar)
})

test('a pasted https address is fetched once and kept as a picture of ours: no browser asks the other host', async () => {
  asked = 0
  const got = await choose(host.at('/a.png'))
  expect(Object(got.body).objectPath).toMatch(/^\/api\/pictures\/[0-9a-f-]{36}$/)
  expect((await user.get(Object(got.body).objectPath)).headers.get('content-type')).toBe('image/webp')
  expect(asked).toBe(1)
})

test("a pasted address can be fetched before it is the user's picture, and names it then like an upload", async () => {
  const got = await user.post('/api/objects/fetch', { address: host.at('/a.png') })
  expect([got.status, got.body]).toMatchObject([201, { width: 1, height: 1 }])
  const { objectPath } = Object(got.body)
  expect((await choose(objectPath)).body).toEqual({ objectPath })
  const before = await kept()
  for (const address of [
    `${script}:alert(1)`,
    'https://inside.example/a.png',
    'http://pictures.example/a.png',
    '/api/x',
  ])
    expect(read(problem, await user.post('/api/objects/fetch', { address }))).toMatchObject({
      status: 400,
      fields: { address: expect.any(String) },
    })
  expect([await shown(), await kept()]).toEqual([objectPath, before])
})

const kept = async () =>
  (
    await app.database.pool.query(
      "select from pictures where state <> 'asked' union all select from pending_object_deletions",
    )
  ).rowCount

test.each([
  ['a script', `${script}:alert(1)`, 400],
  ['a script in other letters', `${script.replace('s', 'S')}:alert(1)`, 400],
  ['a script behind a space', ' javascript:alert(1)', 400],
  ['a script behind a tab', 'java\tscript:alert(1)', 400],
  ['data', 'data:image/png;base64,AAAA', 400],
  ['a page as data', 'data:text/html,<script>alert(1)</script>', 400],
  ['VBScript', 'vbscript:msgbox(1)', 400],
  ['a file', 'file:///etc/passwd', 400],
  ['a blob', 'blob:https://pictures.example/1', 400],
  ['plain http', 'http://pictures.example/a.png', 400],
  ['another protocol', 'ftp://pictures.example/a.png', 400],
  ['an address without a protocol', '//pictures.example/a.png', 400],
  ['a path of ours that is no picture', '/api/journal', 400],
  ['a path that climbs', '/api/pictures/../../journal', 400],
  ['a drawing that is not there', '/avatars/../favicon.svg', 400],
  ['words', 'my cat', 400],
  ['https without a host', 'https://', 400],
  ['this machine', 'https://127.0.0.1/a.png', 400],
  ['this machine by name', 'https://localhost/a.png', 400],
  ['this machine in IPv6', 'https://[::ffff:7f00:1]/a.png', 400],
  ['the metadata of a cloud', 'https://169.254.169.254/latest/meta-data/', 400],
  ['a name that stands for a private host', 'https://inside.example/a.png', 400],
  ['an unknown host', 'https://unknown.example/a.png', 400],
  ['a name and password', 'https://user:word@pictures.example/a.png', 400],
])(
  '%s is no picture: it is refused by name, nothing is stored, and the one before stays',
  async (_, address, status) => {
    await choose('/avatars/dawn.svg')
    const before = await kept()
    const got = read(problem, await choose(address))
    expect([got.status, Object.keys(got.fields ?? {})]).toEqual([status, ['avatarURL']])
    expect([await shown(), await kept()]).toEqual(['/avatars/dawn.svg', before])
  },
)

test.each([
  ['/page', 415],
  ['/silent', 400],
  ['/large', 400],
])('what comes from %s is no picture, so nothing is stored', async (path, status) => {
  const before = await kept()
  expect(read(problem, await choose(host.at(path))).status).toBe(status)
  expect(await kept()).toBe(before)
})

test('an upload that was never sent, or not to the user, names nothing', async () => {
  const address = await askForUpload(user)
  const eve = await app.signUp()
  for (const avatarURL of [
    address,
    address.replace('/api/objects/upload/', '/api/pictures/').split('.')[0],
    await uploadBytes(eve, samplePicture),
  ])
    expect(read(problem, await choose(avatarURL)).fields).toHaveProperty('avatarURL')
  expect(read(problem, await eve.put('/api/profile/avatar', { avatarURL: address })).status).toBe(400)
})

test('no record can name a picture of another account, whatever is forgotten above: the database refuses it', async () => {
  const eve = await app.signUp('eve')
  const path = await uploadBytes(eve, samplePicture)
  await expect(
    app.database.pool.query("update users set image = $1 where username <> 'eve'", [path]),
  ).rejects.toMatchObject({ code: '23503' })
})

test('20 changes at the same moment leave one picture in use', async () => {
  const paths = [await uploadBytes(user, samplePicture), await uploadBytes(user, samplePicture)]
  const got = await Promise.all(Array.from({ length: 20 }, (_, n) => choose(paths[n % 2])))
  expect(new Set(got.map(({ status }) => status))).toEqual(new Set([200]))
  const { rows } = await app.database.pool.query(
    `select reference_count::int as count from pictures p join users u on u.id = p.user_id where u.username = 'person1' and reference_count > 0`,
  )
  expect(rows).toEqual([{ count: 1 }])
})
