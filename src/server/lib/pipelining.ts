import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** The most requests of a connection that may wait for an earlier one. Browsers and proxies send none ahead. */
const maxWaiting = 32

/**
 * Runs the requests of a connection one after another, with those of other connections in between. Node would start all
 * requests of a chunk at once. A connection with more waiting requests is closed.
 */
export function limitPipelining(app: FastifyInstance): void {
  const queues = new WeakMap<Socket, (() => void)[]>()
  app.addHook('onRequest', ({ raw: { socket } }, { raw }, next) => {
    const queue = queues.get(socket)
    if (queue === undefined) {
      queues.set(socket, [])
      next()
    } else if (queue.length < maxWaiting) queue.push(next)
    else socket.destroy()
    // The response limits listen too, which is one listener more than Node expects.
    raw.setMaxListeners(raw.getMaxListeners() + 1)
    raw.once('close', () => {
      const first = socket.destroyed ? undefined : queues.get(socket)?.shift()
      if (first === undefined) queues.delete(socket)
      else setImmediate(first)
    })
  })
}
