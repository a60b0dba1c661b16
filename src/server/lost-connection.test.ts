import { type LookupFunction, Socket } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Client, problem, read } from '../../test/client.ts'
import { sampleBodies } from '../../test/samples.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'

/** The system error of the next write. */
let fault: NodeJS.ErrnoException | undefined
const systemError = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall })

class FailingSocket extends Socket {
  override _write(chunk: unknown, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    if (fault === undefined) super._write(chunk, encoding, done)
    else done(fault)
  }
  override _writev(chunks: { chunk: unknown; encoding: BufferEncoding }[], done: (error?: Error | null) => void): void {
    if (fault === undefined) super._writev?.(chunks, done)
    else done(fault)
  }
}

let app: StartedApp
let user: Client
beforeAll(async () => {
  app = await startApp(
    inject('testServer'),
    {},
    { through: async (to) => ({ ...to, stream: () => new FailingSocket() }) },
  )
  user = await app.signUp('lost')
})
afterAll(() => app.stop())

const away = { status: 503, code: 'unavailable' }

test.each(['EPIPE', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN'])(
  'a connection that fails with %s says when to try again, and the next call works',
  async (code) => {
    fault = systemError(code, 'write')
    const got = await user.post('/api/journal', sampleBodies['POST /api/journal'])
    fault = undefined
    expect(read(problem, got)).toMatchObject(away)
    expect(got.headers.get('retry-after')).toBe('5')
    expect((await user.get('/api/journal')).status).toBe(200)
  },
)

test('while a database host with two addresses answers on neither, the reply says when to try again', async () => {
  const nobody = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }))
  const stream = () => {
    const socket = new Socket()
    const connect = socket.connect.bind(socket)
    const lookup: LookupFunction = (_host, _options, answer) => answer(null, nobody)
    return Object.assign(socket, { connect: () => connect({ host: 'two.example', port: 1, lookup }) })
  }
  const cut = await startApp(inject('testServer'), {}, { through: async (to) => ({ ...to, stream }) })
  const got = await cut.visitor().post('/api/auth/login', { username: 'lost', password: 'a quiet morning light' })
  await cut.stop()
  expect(read(problem, got)).toMatchObject(away)
})
