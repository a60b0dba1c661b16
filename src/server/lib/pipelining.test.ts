import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitPipelining } from './pipelining.ts'

/** A server whose answers wait until they are released, and a connection that sends several requests at once. */
async function startServer() {
  const waiting: (() => void)[] = []
  const app = Fastify()
  limitPipelining(app)
  app.get('/', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    waiting.push(() => resolve('done'))
    return promise
  })
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const send = (times: number) => {
    const socket = connect(Number(url.port), url.hostname)
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(times))
    return socket
  }
  return { app, waiting, send }
}

test('what a connection sends ahead begins when the request before it is answered, beside those of others', async () => {
  const { app, waiting, send } = await startServer()
  const [one, other] = [send(3), send(1)]
  let heard = ''
  one.setEncoding('utf8').on('data', (text) => (heard += String(text)))
  await expect.poll(() => waiting.length).toBe(2)
  for (let answered = 0; answered < 4; answered += 1) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    expect(waiting.length).toBeLessThanOrEqual(2)
    waiting.shift()?.()
  }
  await expect.poll(() => heard.match(/HTTP\/1\.1 200/g)?.length).toBe(3)
  for (const socket of [one, other]) socket.destroy()
  await app.close()
})

test('a connection that sends too many ahead is closed', async () => {
  const { app, send } = await startServer()
  const socket = send(40)
  await once(socket, 'close')
  expect(socket.bytesRead).toBe(0)
  await app.close()
})
