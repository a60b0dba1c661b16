import type { Changes } from '#contract/events.ts'
import type { Db } from '#server/lib/db.ts'
import type { ServerSentEvent } from '#server/lib/event-stream.ts'
import { readLoggedChanges } from './events.repo.ts'

/** The interval between heartbeats of an idle stream, in milliseconds. Its session is checked with it (lib/event-stream). */
const heartbeatEvery = 20_000

/** The streams of one account. `version` grows with each change that is heard; `reads` are in progress, by cursor. */
type Room = { version: number; sleepers: Set<Sleeper>; reads: Map<string, Promise<Changes>> }

/** Feeds the event streams of each account in this process. */
export class ChangeFeed {
  readonly #db: Db
  readonly #rooms = new Map<string, Room>()
  #isClosing = false

  constructor(db: Db) {
    this.#db = db
  }

  /** These accounts changed; null if any account may have changed. */
  hear = (accounts: readonly string[] | null): void => {
    for (const account of accounts ?? this.#rooms.keys()) {
      const room = this.#rooms.get(account)
      if (room === undefined) continue
      room.version += 1
      room.reads.clear()
      for (const sleeper of room.sleepers) sleeper.wake()
    }
  }

  /** Ends all streams. */
  close = (): void => {
    this.#isClosing = true
    this.hear(null)
  }

  /** Yields the changes since `after` at once, then each further change, until `signal` aborts. */
  async *follow(account: string, after: string | undefined, signal: AbortSignal): AsyncGenerator<ServerSentEvent> {
    const sleeper = new Sleeper()
    const room = this.#enter(account, sleeper)
    signal.addEventListener('abort', () => sleeper.wake())
    try {
      let cursor = after
      for (let isFirst = true; !this.#isClosing && !signal.aborted; isFirst = false) {
        const { version } = room
        const told = await this.#read(room, account, cursor)
        cursor = told.cursor
        const isNews = isFirst || told.isReset || told.changes.length > 0
        yield { id: cursor, ...(isNews ? { event: 'changes', data: told } : { event: 'heartbeat', data: {} }) }
        if (version === room.version && !this.#isClosing && !signal.aborted) await sleeper.sleep(heartbeatEvery)
      }
    } finally {
      room.sleepers.delete(sleeper)
      if (room.sleepers.size === 0) this.#rooms.delete(account)
    }
  }

  #enter(account: string, sleeper: Sleeper): Room {
    const room = this.#rooms.get(account) ?? { version: 0, sleepers: new Set(), reads: new Map() }
    this.#rooms.set(account, room)
    room.sleepers.add(sleeper)
    return room
  }

  /** Streams with the same cursor share one query. */
  #read({ reads }: Room, account: string, cursor: string | undefined): Promise<Changes> {
    const key = cursor ?? ''
    const known = reads.get(key)
    if (known !== undefined) return known
    const reading = readLoggedChanges(this.#db, account, cursor).finally(() => {
      if (reads.get(key) === reading) reads.delete(key)
    })
    reads.set(key, reading)
    return reading
  }
}

/** Sleeps for a time, or until it is woken. */
class Sleeper {
  wake = (): void => {}

  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
