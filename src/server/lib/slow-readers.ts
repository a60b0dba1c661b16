import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** The slowest phone networks deliver this much in `stallLimit`. */
const leastTaken = 65_536
/** Milliseconds. */
const maxStall = 30_000
const checksPerStall = 6

/** `stallLimit`: milliseconds; `least`: bytes that a reader must take in that time if they are ready. */
export type ReadingPace = { stallLimit: number; least: number }
/** The pace of production; tests use a faster one. */
export const usualPace: ReadingPace = { stallLimit: maxStall, least: leastTaken }

type Reading = { since: number; taken: number }

/** Bytes that the client took. A write counts once it is taken completely. */
export const takenBy = (socket: Socket): number => socket.bytesWritten - socket.writableLength

/** Cuts off connections whose reader takes less than the pace asks. Returns a function that stops it. */
export function cutOffSlowReaders(server: Server, { stallLimit, least }: ReadingPace): () => void {
  const readings = new Map<Socket, Reading | undefined>()
  server.on('connection', (socket: Socket) => {
    readings.set(socket, undefined)
    socket.once('close', () => readings.delete(socket))
  })
  const checkReader = (before: Reading | undefined, socket: Socket) => {
    const [now, taken] = [performance.now(), takenBy(socket)]
    // Progress within a large write can't be seen, so it gets as much time as the same bytes in small writes.
    const limit = stallLimit * Math.ceil(socket.writableLength / least)
    if (!socket.writableNeedDrain) readings.set(socket, undefined)
    else if (before === undefined || taken - before.taken >= least) readings.set(socket, { since: now, taken })
    else if (now - before.since >= limit) socket.destroy()
  }
  const timer = setInterval(() => readings.forEach(checkReader), stallLimit / checksPerStall)
  timer.unref()
  return () => clearInterval(timer)
}
