import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { PoolConfig } from 'pg'
import { builtWeb } from '../../test/built-web.ts'
import { TcpProxy } from '../../test/tcp-proxy.ts'
import { type Client, problem, read } from '../../test/client.ts'
import { askForUpload, samplePicture, uploadBytes } from '../../test/pictures.ts'
import { sampleBodies } from '../../test/samples.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'

const proxy = new TcpProxy()
let app: StartedApp
let user: Client
beforeAll(async () => {
  app = await startApp(inject('testServer'), {}, { through: proxy.start })
  user = await app.signUp('outage')
})
afterAll(() => app.stop())

/** Reconnects the proxy once the product has noticed what it lost. */
async function mend(): Promise<void> {
  proxy.cut()
  await expect.poll(() => app.database.pool.totalCount).toBe(0)
  proxy.restore()
  // The database still finishes what was sent before the cut. The outcome is settled once those connections are gone.
  await expect.poll(() => count(othersHere)).toBe(0)
}

const othersHere = `pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'changes'`
const password = 'a quiet morning light'
const entry = sampleBodies['POST /api/journal']

test('while the database is away every call says so and when to try again, and recovers by itself', async () => {
  proxy.cut()
  const calls: [string, string, unknown?][] = [
    ['GET', '/api/ready'],
    ['GET', '/api/journal'],
    ['POST', '/api/journal', entry],
    ['GET', '/api/auth/check'],
    ['POST', '/api/auth/login', { username: 'outage', password }],
    ['POST', '/api/auth/signup', { username: 'later', email: 'later@example.com', password }],
    ['POST', '/api/demo'],
    ['POST', '/api/auth/password/forgot', { email: 'outage@example.com' }],
  ]
  for (const [method, path, body] of calls) {
    const got = await user.send(method, path, body)
    expect([path, read(problem, got).code]).toEqual([path, 'unavailable'])
    expect(got.headers.get('retry-after')).toBe('5')
  }
  expect((await user.get('/api/health')).status).toBe(200)
  expect((await user.get('/api/help?zone=Europe/London')).body).toMatchObject({ emergency: '999' })
  await mend()
  expect((await user.get('/api/ready')).status).toBe(200)
  expect((await user.post('/api/journal', entry)).status).toBe(201)
  expect((await app.visitor().post('/api/auth/login', { username: 'outage', password })).status).toBe(200)
})

test('where the database takes connections and answers nothing, every call says so in time, and recovers by itself', async () => {
  const silent = new TcpProxy()
  const limits = { query_timeout: 1_000, connectionTimeoutMillis: 1_000 }
  const through = async (connection: PoolConfig) => ({ ...(await silent.start(connection)), ...limits })
  const other = await startApp(inject('testServer'), {}, { through })
  const writer = await other.signUp()
  silent.freeze()
  for (const [method, path, body] of [
    ['GET', '/api/ready'],
    ['GET', '/api/journal'],
    ['POST', '/api/journal', entry],
    ['POST', '/api/auth/login', { username: 'outage', password }],
    ['POST', '/api/sophia/chat', { message: 'I want to kill myself' }],
  ] as const)
    expect([path, read(problem, await writer.send(method, path, body)).code]).toEqual([path, 'unavailable'])
  expect((await writer.get('/api/help?zone=Europe/London')).body).toMatchObject({ emergency: '999' })
  silent.restore()
  await expect.poll(async () => (await writer.get('/api/ready')).status).toBe(200)
  expect((await writer.post('/api/journal', entry)).status).toBe(201)
  await other.stop()
})

test('while the database is away the page with the help lines still opens', async () => {
  const web = await builtWeb()
  const otherProxy = new TcpProxy()
  const otherApp = await startApp(inject('testServer'), {}, { through: otherProxy.start, web: web.folder })
  const owner = await otherApp.signUp()
  otherProxy.cut()
  expect((await owner.get('/help')).status).toBe(200)
  expect((await owner.get('/planner')).status).toBe(503)
  otherProxy.restore()
  await otherApp.stop()
  await web.remove()
})

const count = async (table: string): Promise<number> =>
  (await app.database.pool.query(`select 1 from ${table}`)).rowCount ?? 0
const counts = (...tables: string[]) => Promise.all(tables.map(count))
const status = async (answer: Promise<{ status: number }>): Promise<number> => Number((await answer).status < 300)
const ofOwner = (table: string, name: string): string =>
  `${table} t join users u on t.user_id = u.id where u.username = '${name}'`
const totalOfOwner = (kind: string, name: string): string => `${ofOwner('day_totals', name)} and t.kind = '${kind}'`

/**
 * An operation with several writes. `prepare` sets an account up and returns the operation; `look` returns the numbers it
 * changes. `step`: from the tenth message on, only every `step`th message is cut.
 */
type Flow = {
  name: string
  prepare: (name: string) => Promise<() => Promise<{ status: number }>>
  look: (name: string) => Promise<number[]>
  step?: number
}

const people = new Map<string, Client>()
const person = async (name: string): Promise<Client> => {
  const client = await app.signUp(name)
  people.set(name, client)
  return client
}
const of = (name: string): Client => people.get(name) ?? app.visitor()
const answers = sampleBodies['POST /api/onboarding/complete']
const newPassword = 'an evening by the lake'

const flows: Flow[] = [
  {
    name: 'a sign-up',
    prepare: async (name) => () =>
      app.visitor().post('/api/auth/signup', { username: name, email: `${name}@example.com`, password }),
    look: () => counts('users', 'credentials'),
  },
  {
    name: 'opening a demo',
    prepare: async () => () => app.visitor().post('/api/demo'),
    look: () => counts('users', 'sessions', 'journal_entries'),
    // Its hundred inserts are alike, and a demo is made anew for each cut.
    step: 5,
  },
  {
    name: 'keeping a demo',
    prepare: async (name) => {
      const visitor = app.visitor()
      await visitor.post('/api/demo')
      return () => visitor.post('/api/auth/signup', { username: name, email: `${name}@example.com`, password })
    },
    look: () => counts('credentials', 'users where demo_expires_at is null'),
  },
  {
    name: 'a new entry, and the totals of its day with it,',
    prepare: async (name) => {
      const client = await person(name)
      return () => client.post('/api/journal', entry)
    },
    look: (name) =>
      counts(ofOwner('journal_entries', name), ...['forStreak', 'journal'].map((kind) => totalOfOwner(kind, name))),
  },
  {
    name: 'an edit, and the earlier text with it,',
    prepare: async (name) => {
      const client = await person(name)
      const { body } = await client.post('/api/journal', entry)
      return () => client.put(`/api/journal/${Object(body).id}`, { content: 'after' })
    },
    look: async (name) => {
      const { body } = await of(name).get('/api/journal')
      return [Number(JSON.stringify(body).includes('"after"')), await count('journal_revisions')]
    },
  },
  {
    name: 'the end of onboarding',
    prepare: async (name) => {
      const client = await person(name)
      return () => client.post('/api/onboarding/complete', answers)
    },
    look: () =>
      counts(
        'users where names is not null',
        'users where onboarding is not null',
        'users where onboarded_at is not null',
      ),
  },
  {
    name: 'another affirmation',
    prepare: async (name) => {
      const client = await person(name)
      return () => client.post('/api/affirmations/next')
    },
    look: () => counts('current_affirmations', 'affirmations_seen'),
  },
  {
    name: 'a task that repeats',
    prepare: async (name) => {
      const client = await person(name)
      return () => client.post('/api/tasks', repeating)
    },
    look: () => counts('tasks', 'task_series'),
  },
  {
    name: 'a change of this task and the following',
    prepare: async (name) => {
      const client = await person(name)
      await client.post('/api/tasks', repeating)
      const { body } = await client.get('/api/tasks?limit=1')
      return () =>
        client.put(`/api/tasks/${Object(body)[0].id}`, { scope: 'following', title: 'x', repeat: 'FREQ=WEEKLY' })
    },
    look: (name) =>
      counts(`${ofOwner('task_series', name)} and rule = 'FREQ=WEEKLY'`, ofOwner('task_series', name), 'tasks'),
  },
  {
    name: 'the end of a repeated task',
    prepare: async (name) => {
      const client = await person(name)
      const { body } = await client.post('/api/tasks', repeating)
      return () => client.delete(`/api/tasks/${Object(body).id}?scope=all`)
    },
    look: (name) =>
      counts(
        `${ofOwner('tasks', name)} and t.deleted_at is not null`,
        `${ofOwner('task_series', name)} and t.truncations <> '[]'`,
      ),
  },
  {
    name: 'a new vision, and the count of its picture with it,',
    prepare: async (name) => {
      const client = await person(name)
      const imageUrl = await uploadBytes(client, samplePicture)
      return () => client.post('/api/vision-board', { title: 'A door', imageUrl })
    },
    look: (name) => counts(ofOwner('visions', name), `${ofOwner('pictures', name)} and t.reference_count = 1`),
  },
  {
    name: 'a question to the coach, and its share of the monthly limit,',
    prepare: async (name) => {
      const client = await person(name)
      return () => client.post('/api/sophia/chat', { message: 'How do I make a budget?' })
    },
    look: (name) =>
      counts(
        `${ofOwner('coach_chats', name)} and t.month is not null`,
        `${ofOwner('coach_quota_usage', name)} and t.used > 0`,
      ),
  },
  {
    name: 'a failed question that the user asks again, and its share of the monthly limit,',
    prepare: async (name) => {
      const client = await person(name)
      const id = await asked(client, `state = 'failed', month = null`)
      await app.database.pool.query('update coach_quota_usage set used = 0')
      return () => client.post(`/api/sophia/chats/${id}/retry`)
    },
    look: (name) =>
      counts(
        `${ofOwner('coach_chats', name)} and t.month is not null`,
        `${ofOwner('coach_quota_usage', name)} and t.used > 0`,
      ),
  },
  {
    name: 'the end of a reply whose process died, and of the share it held,',
    prepare: async (name) => {
      const client = await person(name)
      await asked(client, `state = 'streaming', updated_at = now() - interval '31 seconds'`)
      return () => client.get('/api/sophia/chats')
    },
    look: (name) =>
      counts(
        `${ofOwner('coach_chats', name)} and t.state = 'failed'`,
        `${ofOwner('coach_quota_usage', name)} and t.used = 0`,
      ),
  },
  {
    name: 'a card of the coach that the user accepts',
    prepare: async (name) => {
      const client = await person(name)
      const { body } = await client.post('/api/sophia/chat', {
        message: 'Add a task to call the bank tomorrow at 10:00',
      })
      return () => client.post(`/api/sophia/chats/${Object(body).id}/proposals/0/accept`)
    },
    look: async (name) => [
      await count(ofOwner('tasks', name)),
      Number(JSON.stringify((await of(name).get('/api/sophia/chats')).body).includes('"accepted"')),
    ],
  },
  {
    name: 'a picture that’s uploaded',
    prepare: async (name) => {
      const client = await person(name)
      const address = await askForUpload(client)
      return () => client.put(address, samplePicture)
    },
    look: (name) => counts(`${ofOwner('pictures', name)} and t.state = 'stored'`),
  },
  {
    name: 'a new profile picture, and what holds on to it,',
    prepare: async (name) => {
      const client = await person(name)
      const avatarURL = await uploadBytes(client, samplePicture)
      return () => client.put('/api/profile/avatar', { avatarURL })
    },
    look: (name) =>
      counts(
        `users where username = '${name}' and image is not null`,
        `${ofOwner('pictures', name)} and t.reference_count = 1`,
      ),
  },
  {
    name: 'a new password, and the end of other sessions,',
    prepare: async (name) => {
      const client = await person(name)
      people.set(name, await another(name))
      return () => client.post('/api/auth/password', { currentPassword: password, newPassword })
    },
    look: async (name) => [
      await count(`${ofOwner('credentials', name)} and t.updated_at > t.created_at`),
      1 - (await status(of(name).get('/api/auth/check'))),
    ],
  },
  {
    name: 'a reset password, and the end of all sessions,',
    prepare: async (name) => {
      await person(name)
      app.logs.length = 0
      await app.visitor().post('/api/auth/password/forgot', { email: `${name}@example.com` })
      await expect.poll(() => app.logs.join('')).toMatch(link)
      const token = link.exec(app.logs.join(''))?.[1]
      return () => app.visitor().post('/api/auth/password/reset', { token, newPassword })
    },
    look: async (name) => [
      await count(`${ofOwner('credentials', name)} and t.updated_at > t.created_at`),
      1 - (await status(of(name).get('/api/auth/check'))),
      -(await count(`verifications t join users u on t.value = u.id where u.username = '${name}'`)),
    ],
  },
]
/** Puts an exchange with the coach into a state that no call reaches. */
async function asked(client: Client, state: string): Promise<string> {
  const { body } = await client.post('/api/sophia/chat', { message: 'How do I make a budget?' })
  await app.database.pool.query(`update coach_chats set ${state} where id = $1`, [Object(body).id])
  return String(Object(body).id)
}

const repeating = { title: 'Call Mum', repeat: 'FREQ=DAILY;COUNT=9' }
const link = /#token=([\w-]+)/

async function another(name: string): Promise<Client> {
  const client = app.visitor()
  await client.post('/api/auth/login', { username: name, password })
  return client
}

describe.each(flows)('$name when the database connection is cut', ({ name: flow, prepare, look, step = 1 }) => {
  test('after any message, happened completely or not at all, and is never an internal error', async () => {
    const outcomes: string[] = []
    for (let cuts = 0; outcomes.at(-1) !== 'answered'; cuts += cuts < 10 ? 1 : step) {
      const name = `cut${flows.findIndex((each) => each.name === flow)}.${cuts}`
      const run = await prepare(name)
      const before = await look(name)
      proxy.cutAfter(cuts)
      const got = await run()
      await mend()
      const after = await look(name)
      const changes = after.map((value, at) => value > (before[at] ?? 0))
      expect(new Set(changes).size, `cut ${cuts}: ${before.join()} became ${after.join()}`).toBe(1)
      if (got.status >= 300) expect([cuts, got.status]).toEqual([cuts, 503])
      outcomes.push(got.status < 300 ? 'answered' : changes[0] ? 'done' : 'nothing')
      expect(cuts).toBeLessThan(200)
    }
    expect(outcomes.filter((each) => each === 'nothing').length).toBeGreaterThan(2)
  })
})
