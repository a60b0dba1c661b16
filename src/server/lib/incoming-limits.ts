import type { Socket } from 'node:net'
import { normalizeIP } from '@better-auth/core/utils/ip'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FairTotal } from './fair-total.ts'
import { scaled, tooMany, whenClosed } from './response-limits.ts'

/** Bytes of bodies that arrive or wait for a slot, per address and in total. They count in full as soon as they are announced. */
const maxBytes = { address: 16_777_216, all: 134_217_728 }
/** Connections of an address without a request in progress: headers are incomplete, or the next request has not arrived. */
const maxWaiting = 400

/** `factor` scales the limits of an address. `isBehindProxy`: connections are the proxy's, which bounds them itself. */
type Options = { factor: number; addressOf: (request: FastifyRequest) => string; isBehindProxy: boolean }

/** Limits requests before their session is known. */
export function limitIncoming(app: FastifyInstance, { factor, addressOf, isBehindProxy }: Options): void {
  const most = scaled(maxBytes.address, factor)
  const bytes = new FairTotal(maxBytes.all, tooMany)
  app.addHook('onRequest', (request, { raw }, next) => {
    const amount = announced(request)
    if (amount === 0) return next()
    const address = addressOf(request)
    if (bytes.heldBy(address) + amount > most) throw tooMany()
    const { socket } = request.raw
    const before = socket.bytesRead
    const hold = { amount, moved: () => socket.bytesRead - before, cutOff: () => socket.destroy() }
    whenClosed(raw, bytes.take(address, hold))
    return next()
  })
  if (!isBehindProxy) limitWaiting(app, scaled(maxWaiting, factor))
}

/** A body beyond the limit is refused before it is read. */
function announced({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? 0
  return headers['transfer-encoding'] === undefined ? Math.min(Number(headers['content-length'] ?? 0), most) : most
}

/** Beyond the limit the connection that has waited longest is closed: browsers open another one when they need it. */
function limitWaiting({ server }: FastifyInstance, most: number): void {
  const waiting = new Map<string, Set<Socket>>()
  const addressOf = new WeakMap<Socket, string>()
  const underWay = new WeakMap<Socket, number>()
  const change = (socket: Socket, by: number): number => {
    const requests = (underWay.get(socket) ?? 0) + by
    underWay.set(socket, requests)
    return requests
  }
  const leave = (socket: Socket) => {
    const address = addressOf.get(socket) ?? ''
    const sockets = waiting.get(address)
    sockets?.delete(socket)
    if (sockets?.size === 0) waiting.delete(address)
  }
  const wait = (socket: Socket) => {
    if (socket.destroyed) return
    const address = addressOf.get(socket) ?? ''
    const sockets = waiting.get(address) ?? new Set()
    waiting.set(address, sockets.add(socket))
    const [longest] = sockets
    if (sockets.size > most) longest?.destroy()
  }
  server.on('connection', (socket) => {
    addressOf.set(socket, normalizeIP(socket.remoteAddress ?? '', { ipv6Subnet: 64 }))
    socket.once('close', () => leave(socket))
    wait(socket)
  })
  server.on('request', ({ socket }, response) => {
    if (change(socket, 1) === 1) leave(socket)
    response.once('close', () => change(socket, -1) === 0 && wait(socket))
  })
}
