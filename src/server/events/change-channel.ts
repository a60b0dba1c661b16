import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Client } from 'pg'
import type { Database } from '#server/lib/db.ts'

/** Accounts in one notification, of at most 8,000 bytes in all; an id has 36. */
const maxAccounts = 150
/** While the connection is lost, more accounts than these are reported as 'everyone'. */
const maxPending = 5_000
const everyone = '*'
/** In milliseconds: between two tries to connect, between two looks at the connection, and for its answer. */
const retryAfter = 1_000
const checkEvery = 20_000
const answerWithin = 5_000

type Parts = {
  database: Database
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Called with the accounts that changed; null if it is not known which. */
  hear: (accounts: readonly string[] | null) => void
}

/**
 * The connection by which processes tell each other whose records changed (`LISTEN`, `NOTIFY`). Transactions do not notify
 * themselves: PostgreSQL would then commit them one after the other (decision 045).
 */
export class ChangeChannel {
  readonly #parts: Parts
  readonly #pending = new Set<string>()
  readonly #closing = new AbortController()
  #client: Client | undefined
  #isSending = false
  #running: Promise<void> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
    parts.database.onChange((accounts) => {
      if (this.#pending.size > maxPending) this.#pending.clear()
      else if (!this.#pending.has(everyone)) for (const account of accounts) this.#pending.add(account)
      if (this.#pending.size === 0) this.#pending.add(everyone)
      void this.#send()
    })
  }

  /** Connects, again after each lost connection, until `close`. */
  open(): void {
    this.#running = this.#run()
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      await this.#listen().catch((error: unknown) => {
        const kind = error instanceof Error ? error.name : typeof error
        if (!signal.aborted) this.#parts.log.warn({ event: 'changes_lost', kind }, 'not listening for changes')
      })
      await setTimeout(retryAfter, undefined, { signal }).catch(() => {})
    }
  }

  /** Until the connection is lost. */
  async #listen(): Promise<void> {
    const { database, hear } = this.#parts
    const client = new Client({
      ...database.pool.options,
      application_name: 'changes',
      query_timeout: answerWithin,
      keepAlive: true,
    })
    const lost = Promise.withResolvers<never>()
    client.on('error', lost.reject)
    client.on('end', () => lost.reject(new Error('The connection ended')))
    client.on('notification', ({ payload = '' }) => hear(payload === everyone ? null : payload.split(' ')))
    try {
      await client.connect()
      // A notification may be lost with the machine, because the log is not.
      await client.query('set synchronous_commit = off; listen changes')
      this.#client = client
      void this.#send()
      hear(null)
      await Promise.race([lost.promise, this.#check(client)])
    } finally {
      this.#client = undefined
      lost.promise.catch(() => {})
      await client.end().catch(() => {})
    }
  }

  /** Detects a connection that broke silently. Ends with `close`. */
  async #check(client: Client): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      await setTimeout(checkEvery, undefined, { signal }).catch(() => {})
      await client.query('select')
    }
  }

  /** Sends the pending accounts. Those that arrive meanwhile go together with the next notification. */
  async #send(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    while (this.#client !== undefined && this.#pending.size > 0) {
      const accounts = [...this.#pending].slice(0, maxAccounts)
      for (const account of accounts) this.#pending.delete(account)
      try {
        await this.#client.query('select pg_notify($1, $2)', ['changes', accounts.join(' ')])
      } catch {
        // The connection is lost: the next one sends them.
        for (const account of accounts) this.#pending.add(account)
        break
      }
    }
    this.#isSending = false
  }
}
