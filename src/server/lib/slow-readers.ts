import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** The slowest phone networks deliver this much in `stallLimit`. */
const leastTaken = 65_536
/** Milliseconds. */
const maxStall = 30_000
const looksPerStall = 6

/** `stallLimit`: milliseconds; `least`: bytes that a reader must take in that time of what is ready for it. */
export type Pace = { stallLimit: number; least: number }
export const usualPace: Pace = { stallLimit: maxStall, least: leastTaken }

type Reading = { since: number; taken: number }

/** Bytes that the other side took. A write counts once all of it is taken. */
export const takenBy = (socket: Socket): number => socket.bytesWritten - socket.writableLength

/** Cuts off connections whose reader takes less than the pace asks. Returns a function that stops it. */
export function cutOffSlowReaders(server: Server, { stallLimit, least }: Pace): () => void {
  const readings = new Map<Socket, Reading | undefined>()
  server.on('connection', (socket: Socket) => {
    readings.set(socket, undefined)
    socket.once('close', () => readings.delete(socket))
  })
  const look = (before: Reading | undefined, socket: Socket) => {
    const [now, taken] = [performance.now(), takenBy(socket)]
    // How much of one large write is taken can't be seen: it has as much time as the same bytes in small ones.
    const limit = stallLimit * Math.ceil(socket.writableLength / least)
    if (!socket.writableNeedDrain) readings.set(socket, undefined)
    else if (before === undefined || taken - before.taken >= least) readings.set(socket, { since: now, taken })
    else if (now - before.since >= limit) socket.destroy()
  }
  const timer = setInterval(() => readings.forEach(look), stallLimit / looksPerStall)
  timer.unref()
  return () => clearInterval(timer)
}
