import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { journalEntry } from '#contract/journal.ts'
import { profile } from '#contract/profile.ts'
import { builtWeb } from '../../test/built-web.ts'
import { type Client, problem, read } from '../../test/client.ts'
import { adversarialTexts } from '../../test/adversarial-texts.ts'
import { sampleBodies } from '../../test/samples.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'

let web: Awaited<ReturnType<typeof builtWeb>>
let app: StartedApp
let user: Client
beforeAll(async () => {
  web = await builtWeb()
  app = await startApp(inject('testServer'), {}, { web: web.folder })
  user = await app.signUp()
  await user.post('/api/premium/trial')
})
afterAll(async () => {
  await app.stop()
  await web.remove()
})

const sql =
  `' OR '1'='1|" OR ""="|'; DROP TABLE users;--|1; SELECT pg_sleep(5)--|' UNION SELECT NULL--|' UNION SELECT token FROM sessions--
admin'--|admin' #|admin'/*|') OR ('1'='1|')) OR 1=1--|' OR 1=1 LIMIT 1--|1' ORDER BY 99--|'||pg_sleep(5)||'|'||(SELECT version())||'
%' OR '%'='|_%_|\\' OR 1=1--|\\\\|$1|$$; DROP TABLE users; $$|:id|?|@@version|{"$ne": null}|{{7*7}}|\${7*7}|<%= 7*7 %>|E'\\\\047'
U&'\\0027'|CHR(39)||CHR(39)|CAST('a' AS int)|'::text|; COPY users TO '/tmp/x'|'; LISTEN x;--|'; SET ROLE postgres;--|/**/OR/**/1=1
';begin;update users set premium_until=now();commit;--|1 AND (SELECT 1 FROM pg_sleep(5))|‘ OR ’1’=’1|＇ OR 1=1|%27 OR 1=1|&#39; OR 1=1`
    .split(/(?<!\|)\|(?!\|)|\n/)
    .filter((each) => each !== '')

test(`${sql.length} SQL injections are stored and returned unchanged in every field, and do nothing`, async () => {
  expect(sql.length).toBeGreaterThanOrEqual(40)
  for (const text of sql) {
    const words = { title: text, content: text, tags: [text.slice(0, 40)], gratitude: text, affirmations: text }
    const entry = read(journalEntry, await user.post('/api/journal', words))
    expect(entry).toMatchObject(words)
    const { status, body } = await user.post('/api/journal/search', { text })
    expect([text, status, JSON.stringify(body).includes(entry.id)]).toEqual([text, 200, true])
    const names = { firstName: text, lastName: text }
    expect(read(profile, await user.put('/api/user/profile', names))).toMatchObject(names)
    const answers = { ...sampleBodies['POST /api/onboarding/complete'], fullName: text, currentChallenges: text }
    expect((await user.put('/api/onboarding', { answers, step: 1 })).body).toMatchObject({ answers })
    const client = app.visitor()
    client.cookies.set('glowell_session', encodeURIComponent(text))
    expect((await client.get('/api/journal', { 'user-agent': encodeURIComponent(text) })).status).toBe(401)
    for (const path of [
      `/api/journal/${encodeURIComponent(text)}/revisions`,
      `/api/journal?cursor=${encodeURIComponent(text)}`,
    ])
      expect([400, 404]).toContain((await user.get(path)).status)
  }
  const logIn = (text: string) => app.visitor().post('/api/auth/login', { username: text, password: text })
  for (const { status } of await Promise.all(sql.map(logIn))) expect(status).toBe(401)
  const { rowCount } = await app.database.pool.query('select 1 from users')
  expect(rowCount).toBe(1)
})

test.each([
  ['a moment that no calendar has', '2026-99-99T00:00:00.000Z 01999999-9999-7999-8999-999999999999'],
  ['a year that the database has not', '0000-01-01T00:00:00.000Z 01999999-9999-7999-8999-999999999999'],
  ['a year far ahead', '+275760-01-01T00:00:00.000Z 01999999-9999-7999-8999-999999999999'],
  ['an id of dashes', `2026-01-01T00:00:00.000Z ${'-'.repeat(36)}`],
  ['words', "2026-01-01T00:00:00.000Z ' or 1=1"],
])('a cursor with %s is rejected', async (_, text) => {
  const got = await user.get(`/api/journal?cursor=${Buffer.from(text).toString('base64url')}`)
  expect(read(problem, got)).toMatchObject({ status: 400, code: 'bad_input' })
})

test.each(['%00', '%ED%A0%80', 'a%00b', '..%2f', "'", '%0d%0aset-cookie:a=b'])(
  'a session named %s is not found',
  async (id) => {
    const { status, headers } = await user.delete(`/api/auth/sessions/${id}`)
    expect([400, 404]).toContain(status)
    expect(headers.getSetCookie()).toEqual([])
  },
)

test('a user’s name in the page cannot close the element around it', async () => {
  for (const firstName of ['</script><script>alert(1)</script>', '<!--<script>', "$'$`$&", '\u2028</SCRIPT >']) {
    await user.put('/api/user/profile', { firstName })
    const { body } = await user.get('/journal')
    const page = String(body)
    const [, boot = ''] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(page) ?? []
    expect(JSON.parse(boot)).toMatchObject({ user: { firstName } })
    expect(page.match(/<script/gi)).toHaveLength(1)
    expect(page).not.toContain('<!--<')
  }
})

test('prototype pollution is rejected, and no object has gained a property', async () => {
  for (const body of [
    '{"__proto__":{"isPremium":true}}',
    '{"constructor":{"prototype":{"isPremium":true}}}',
    '{"answers":{"__proto__":{"isPremium":true}},"step":1}',
    '{"firstName":"a","prototype":{"isPremium":true}}',
  ])
    for (const [method, path] of [
      ['PUT', '/api/user/profile'],
      ['PUT', '/api/onboarding'],
      ['POST', '/api/journal'],
    ] as const)
      expect((await user.send(method, path, body)).status).toBe(400)
  for (const query of [
    '__proto__=1',
    '__proto__[isPremium]=1',
    'constructor=1',
    'limit=1&limit=2',
    'limit[]=1',
    'limit[a]=1',
  ])
    expect((await user.get(`/api/journal?${query}`)).status).toBe(400)
  expect(Reflect.get({}, 'isPremium')).toBeUndefined()
})

test('no log line can be forged, and none contains what was sent', async () => {
  app.logs.length = 0
  const forged = 'x\r\n{"level":30,"event":"login","userId":"forged-line"}\u2028\u001b[31m'
  await app.visitor().post('/api/auth/login', { username: forged, password: forged })
  await app.visitor().post('/api/auth/signup', { ...sampleBodies['POST /api/auth/signup'], username: forged })
  await app.visitor().get(`/api/${encodeURIComponent(forged)}?q=${encodeURIComponent(forged)}`)
  await app.visitor().get('/', { 'user-agent': 'forged-line', 'x-request-id': 'forged-line', referer: 'forged-line' })
  const lines = app.logs
    .join('')
    .split('\n')
    .filter((line) => line !== '')
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('time')
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.join('')).not.toMatch(/forged-line/)
})

describe('text that is built to be slow gets an answer, and no server error', () => {
  test('of 50 kB, in any field', async () => {
    for (const text of adversarialTexts)
      for (const [key, body] of Object.entries<object>(sampleBodies)) {
        const [method = '', path = ''] = key.split(' ')
        for (const field of Object.keys(body))
          expect((await user.send(method, path, { ...body, [field]: text })).status, `${key} ${field}`).toBeLessThan(
            500,
          )
      }
  })

  test('of 12 kB, in any header', async () => {
    for (const text of adversarialTexts.filter((each) => /^[ -~]+$/.test(each)))
      for (const name of ['cookie', 'user-agent', 'origin', 'accept-encoding', 'x-forwarded-for', 'range']) {
        const got = await app.visitor().post('/api/auth/logout', undefined, { [name]: text.slice(0, 12_000) })
        expect(got.status, `the header ${name}`).toBeLessThan(500)
      }
  })
})

test('50 sign-ups at the same moment all succeed, each with its own session', async () => {
  const clients = await Promise.all(Array.from({ length: 50 }, (_, n) => app.signUp(`crowd${n}`)))
  expect(new Set(clients.map((client) => client.cookies.get('glowell_session'))).size).toBe(50)
})
