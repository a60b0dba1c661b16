import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Requests of a connection that may wait for the one before them. Browsers and proxies send none ahead. */
const maxWaiting = 32

/**
 * Runs the requests of a connection one after the other, with those of other connections between them: Node hands over all that
 * a chunk holds at once. A connection with more of them is closed.
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
    // The limits of what is open listen, too: one more than Node takes for usual.
    raw.setMaxListeners(raw.getMaxListeners() + 1)
    raw.once('close', () => {
      const first = socket.destroyed ? undefined : queues.get(socket)?.shift()
      if (first === undefined) queues.delete(socket)
      else setImmediate(first)
    })
  })
}
