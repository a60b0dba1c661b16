import { appWithModel } from '../../test/app-with-model.ts'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { newId } from '#server/lib/record.ts'
import { usualPace } from '#server/lib/slow-readers.ts'
import { builtWeb } from '../../test/built-web.ts'
import type { Client, TestResponse } from '../../test/client.ts'
import { listen } from '../../test/events.ts'
import { pausing, startModelServer } from '../../test/model-server.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'

const cookieOf = ({ cookies }: Client) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const message = 'How do I ask for a raise?'
const refused = (got: TestResponse) => [got.status, Number(got.headers.get('retry-after')) > 0]

describe('responses that nobody reads', () => {
  const stallLimit = 2_000
  const pause = 30
  const wave = '🌊'
  let app: StartedApp
  const sockets: Socket[] = []
  beforeAll(async () => {
    app = await startApp(inject('testServer'), {}, { pace: { ...usualPace, stallLimit } })
  })
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
  })
  afterAll(() => app.stop())

  /** A signed-in account with entries of 100 kB: six make a list as large as a page may be, half a megabyte. */
  async function writer(on = app, entries = 6): Promise<Client> {
    const user = await on.signUp()
    for (let n = 0; n < entries; n += 1)
      await user.post('/api/journal', { title: `Day ${n}`, content: wave.repeat(25_000) })
    return user
  }

  /** Requests a list 30 times over on one connection and reads nothing. The system takes the first dozen by itself. */
  function askUnread(user: Client): Socket {
    const socket = connect(Number(new URL(user.base).port), '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => {})
    socket.write(`GET /api/journal HTTP/1.1\r\nhost: x\r\ncookie: ${cookieOf(user)}\r\n\r\n`.repeat(30))
    return socket
  }

  /** Reads the response without the waves. Pauses `rest` milliseconds after each chunk, until `ended` is true or the connection closes. */
  async function take(socket: Socket, ended: (text: string) => boolean, rest = 0): Promise<string> {
    let text = ''
    for await (const chunk of socket.setEncoding('utf8')) {
      text += String(chunk).replaceAll(wave, '')
      if (ended(text)) break
      if (rest > 0) await wait(rest)
    }
    return text
  }
  const countOf = (text: string, what: RegExp) => text.match(what)?.length ?? 0

  test('are buffered for one account up to a limit, then rejected, and others are served meanwhile', async () => {
    // Nobody is cut off before the limit is reached, however slow this machine is.
    const patient = await startApp(inject('testServer'), {}, { pace: { stallLimit: 600_000, least: 1 } })
    const user = await writer(patient)
    const other = await patient.signUp()
    const held = new Set<Socket>()
    patient.server.on('connection', (socket: Socket) => held.add(socket))
    for (let n = 0; n < 90; n += 1) askUnread(user)
    await expect
      .poll(() => patient.logs.filter((line) => line.includes('too_many_requests')).length, { timeout: 120_000 })
      .toBeGreaterThan(28)
    expect((await other.get('/api/journal')).status).toBe(200)
    const unsent = [...held].reduce((sum, socket) => sum + socket.writableLength, 0)
    // The limit is 16 MiB; the six answers that run at once may pass it.
    expect(unsent).toBeGreaterThan(8_000_000)
    expect(unsent).toBeLessThan(21_000_000)
    await patient.stop()
  })

  test('are cut off when their reader stalls', async () => {
    const user = await writer()
    const connected = once(app.server, 'connection')
    askUnread(user)
    const [socket]: Socket[] = await connected
    expect(socket?.destroyed).toBe(false)
    await expect.poll(() => socket?.destroyed, { timeout: 10 * stallLimit }).toBe(true)
    expect((await user.get('/api/journal')).status).toBe(200)
  })

  test('are sent in full to a slow reader', async () => {
    const user = await writer()
    let pieces = 0
    const isWhole = (heard: string) => (pieces += 1) > 0 && countOf(heard, /HTTP\/1\.1 \d{3}/g) === 30
    const text = await take(askUnread(user), isWhole, pause)
    expect(countOf(text, /HTTP\/1\.1 200 /g)).toBe(30)
    // All pauses together are longer than one pause may be.
    expect(pieces * pause).toBeGreaterThan(stallLimit)
  })

  test('are cut off when their reader is slower than the slowest network, though it never stalls', async () => {
    const strict = await startApp(inject('testServer'), {}, { pace: { stallLimit, least: 16_777_216 } })
    const user = await writer(strict)
    const connected = once(strict.server, 'connection')
    const reader = askUnread(user)
    const [socket]: Socket[] = await connected
    const takenAt = [performance.now()]
    const keepTime = () => takenAt.push(performance.now()) === 0
    // The longer the pauses, the less the system takes for a reader by itself.
    const reading = take(reader, keepTime, 4 * pause).catch(() => {})
    await expect.poll(() => socket?.destroyed, { timeout: 10 * stallLimit }).toBe(true)
    keepTime()
    const gaps = takenAt.slice(1).map((at, piece) => at - (takenAt[piece] ?? 0))
    expect(Math.max(...gaps)).toBeLessThan(stallLimit)
    reader.destroy()
    await reading
    await strict.stop()
  })

  test('of 20 accounts never keep out an account that holds nothing: whoever holds the most is cut off', async () => {
    const shared = await startApp(inject('testServer'), {}, { maxUnsent: 2_097_152 })
    const other = await writer(shared, 1)
    const users: Client[] = []
    for (let n = 0; n < 20; n += 1) users.push(await writer(shared))
    const held = new Set<Socket>()
    shared.server.on('connection', (socket: Socket) => held.add(socket))
    for (const user of users) askUnread(user)
    const statuses = new Set<number>()
    const isCutOff = () => [...held].some((socket) => socket.destroyed)
    const isFull = async () => {
      statuses.add((await other.get('/api/journal')).status)
      return statuses.has(503) || isCutOff()
    }
    await expect.poll(isFull, { timeout: 60_000 }).toBe(true)
    for (let n = 0; n < 5; n += 1) await isFull()
    expect([...statuses]).toEqual([200])
    expect(isCutOff()).toBe(true)
    await shared.stop()
  })
})

test('what a connection sends ahead and leaves isn’t counted any longer', async () => {
  const strict = await startApp(inject('testServer'), { RATE_LIMIT_FACTOR: '0.01' })
  const user = await strict.signUp()
  const socket = connect(Number(new URL(strict.url).port), '127.0.0.1')
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\ncookie: ${cookieOf(user)}\r\n\r\n`
  socket.write(`${request('/api/events')}${request('/api/health').repeat(20)}`)
  await once(socket, 'data')
  socket.destroy()
  await expect.poll(async () => (await user.get('/api/goals')).status).toBe(200)
  await strict.stop()
})

/** Ten requests of an account that wait for the same reply of the coach. */
async function hold(user: Client) {
  const body = { message, id: newId() }
  const held: Awaited<ReturnType<typeof listen>>[] = []
  for (let n = 0; n < 10; n += 1) held.push(await listen(user, '/api/sophia/chat', body))
  return held
}

test('a page of a signed-in account counts among its open requests', async () => {
  const web = await builtWeb()
  const service = await startModelServer('openai-compatible')
  const settings = { ...service.settings, RATE_LIMIT_FACTOR: '0.1' }
  const strict = await startApp(inject('testServer'), settings, { web: web.folder })
  const user = await strict.signUp()
  expect((await user.get('/dashboard')).status).toBe(200)
  const { promise, resolve: go } = Promise.withResolvers<void>()
  service.behave({ wait: () => promise })
  const held = await hold(user)
  expect(refused(await user.get('/dashboard'))).toEqual([429, true])
  go()
  for (const each of held) await each.rest()
  await Promise.all([strict.stop(), service.stop(), web.remove()])
})

describe('open requests', () => {
  const model = appWithModel('openai-compatible', { RATE_LIMIT_FACTOR: '0.1' })

  test('are limited per account and per address, and the next is told when to try again', async () => {
    const [user, other, last] = [await model.app.signUp(), await model.app.signUp(), await model.app.signUp()]
    const { promise, resolve: go } = Promise.withResolvers<void>()
    model.service.behave({ wait: () => promise })
    const held = await hold(user)
    expect(refused(await user.get('/api/journal'))).toEqual([429, true])
    expect((await other.get('/api/journal')).status).toBe(200)
    for (const each of [other, await model.app.signUp(), await model.app.signUp()]) held.push(...(await hold(each)))
    expect(refused(await last.get('/api/journal'))).toEqual([429, true])
    go()
    for (const each of held)
      expect((await each.rest()).at(-1)).toMatchObject({ event: 'chat', data: { state: 'done' } })
    for (const each of [user, other, last]) expect((await each.get('/api/journal')).status).toBe(200)
  })

  test('are limited to some event streams per account, and a closed one makes room', async () => {
    const user = await model.app.signUp()
    const { behaviour, go } = pausing(1)
    model.service.behave(behaviour)
    const id = newId()
    const asked = user.post('/api/sophia/chat', { message, id })
    const path = `/api/sophia/chats/${id}/stream`
    const follow = async () => {
      const stream = await listen(user, path)
      expect(await stream.next()).toMatchObject({ event: 'chat', data: { state: 'streaming' } })
      return stream
    }
    await expect.poll(async () => (await user.get('/api/sophia/chats')).body).toMatchObject([{ id }])
    const [first, second] = [await follow(), await follow()]
    expect(refused(await user.get(path, { accept: 'text/event-stream' }))).toEqual([429, true])
    first.leave()
    await expect.poll(() => follow().catch(() => null)).not.toBeNull()
    go()
    expect((await asked).status).toBe(200)
    expect((await second.rest()).at(-1)).toMatchObject({ data: { state: 'done' } })
  })
})

test('many requests of one account queue behind each other and leave database connections to others', async () => {
  const app = await startApp(inject('testServer'))
  const [user, other] = [await app.signUp(), await app.signUp()]
  const lock = await app.database.pool.connect()
  await lock.query('begin')
  await lock.query('select id from users for update')
  const written = Array.from({ length: 32 }, (_, n) => user.post('/api/journal', { title: `${n}`, content: 'a' }))
  const waiting = async () => {
    const { rows } = await app.database.pool.query<{ n: number }>(
      `select count(*)::int n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    return rows[0]?.n
  }
  await expect.poll(waiting).toBeGreaterThan(0)
  expect((await other.get('/api/journal')).status).toBe(200)
  await lock.query('rollback')
  lock.release()
  const statuses = (await Promise.all(written)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(10)
  expect(statuses.filter((status) => status === 403)).toHaveLength(22)
  await app.stop()
})

test('many signed-out requests of one address queue behind each other, with made-up sessions too', async () => {
  const app = await startApp(inject('testServer'), { RATE_LIMIT_FACTOR: '2' })
  const other = await app.signUp()
  const lock = await app.database.pool.connect()
  await lock.query('begin')
  await lock.query('lock table rate_limits in exclusive mode')
  const body = { token: 'none', newPassword: 'another quiet light' }
  const resets = Array.from({ length: 32 }, (_, n) =>
    app.visitor().post('/api/auth/password/reset', body, n % 2 === 0 ? {} : { cookie: `glowell_session=${newId()}` }),
  )
  const waiting = async () => {
    const { rows } = await app.database.pool.query<{ n: number }>(
      `select count(*)::int n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    return rows[0]?.n
  }
  await expect.poll(waiting).toBeGreaterThan(5)
  expect((await other.get('/api/journal')).status).toBe(200)
  await lock.query('rollback')
  lock.release()
  expect(new Set((await Promise.all(resets)).map(({ status }) => status))).toEqual(new Set([400]))
  await app.stop()
})

test('beside 16 loops of one account, a request of another waits for a few of theirs, not for all', async () => {
  const app = await startApp(inject('testServer'))
  const [busy, other] = [await app.signUp(), await app.signUp()]
  const over = new AbortController()
  let answered = 0
  const loop = async () => {
    while (!over.signal.aborted) {
      await busy.get('/api/journal')
      answered += 1
    }
  }
  const loops = Array.from({ length: 16 }, loop)
  await expect.poll(() => answered).toBeGreaterThan(32)
  const meanwhile: number[] = []
  for (let n = 0; n < 31; n += 1) {
    const before = answered
    await other.get('/api/journal')
    meanwhile.push(answered - before)
  }
  over.abort()
  await Promise.all(loops)
  expect(meanwhile.toSorted((one, two) => one - two)[15]).toBeLessThanOrEqual(4)
  await app.stop()
})

test('look-ups of made-up sessions of one address queue behind each other', async () => {
  const app = await startApp(inject('testServer'))
  const lock = await app.database.pool.connect()
  await lock.query('begin')
  await lock.query('lock table sessions in access exclusive mode')
  const asked = Array.from({ length: 32 }, () =>
    app.visitor().get('/api/journal', { cookie: `glowell_session=${newId()}` }),
  )
  const waiting = async () => {
    const { rows } = await app.database.pool.query<{ n: number }>(
      `select count(*)::int n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    return rows[0]?.n
  }
  await expect.poll(waiting).toBeGreaterThan(5)
  expect((await app.visitor().get('/api/ready')).status).toBe(200)
  expect(await waiting()).toBe(6)
  await lock.query('rollback')
  lock.release()
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([401]))
  await app.stop()
})

describe('what arrives before anybody is known', () => {
  let app: StartedApp
  const sockets: Socket[] = []
  beforeAll(async () => {
    app = await startApp(inject('testServer'), { RATE_LIMIT_FACTOR: '0.05' })
  })
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    await app.stop()
  })

  /** A connection on which these lines were sent, and what it hears. */
  function begin(lines: string[]) {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
    sockets.push(socket)
    const state = { heard: '', isClosed: false }
    socket.on('error', () => {}).on('data', (bytes) => (state.heard += bytes.toString('latin1')))
    socket.once('close', () => (state.isClosed = true))
    socket.write(lines.map((line) => `${line}\r\n`).join(''))
    return state
  }
  const journal = ['POST /api/journal HTTP/1.1', 'host: x', 'content-type: application/json', 'content-length: 500000']

  test('is refused before its body where no session is sent', async () => {
    const asked = begin([...journal, '', ''])
    await expect.poll(() => asked.heard).toMatch(/^HTTP\/1\.1 401 /)
  })

  test('is counted in bytes per address', async () => {
    const made = Array.from({ length: 4 }, () => begin([...journal, `cookie: glowell_session=${newId()}`, '']))
    const refused = () => made.filter(({ heard }) => heard.startsWith('HTTP/1.1 429 '))
    await expect.poll(refused).toHaveLength(3)
  })

  test('holds some connections per address: beyond them, the one that has waited longest is closed', async () => {
    const made: { heard: string; isClosed: boolean }[] = []
    for (let n = 0; n < 24; n += 1) {
      const connected = once(app.server, 'connection')
      made.push(begin(['GET /api/health HTTP/1.1', 'host: x']))
      await connected
    }
    await expect.poll(() => made.findIndex(({ isClosed }) => !isClosed)).toBeGreaterThan(3)
    expect(made.at(-1)?.isClosed).toBe(false)
    expect((await app.visitor().get('/api/health')).status).toBe(200)
  })
})

test('a body is read only once its sender is known', async () => {
  const app = await startApp(inject('testServer'))
  const broken = '['.repeat(60_000)
  expect((await app.visitor().send('POST', '/api/journal', broken)).status).toBe(401)
  expect((await (await app.signUp()).send('POST', '/api/journal', broken)).status).toBe(400)
  await app.stop()
})
