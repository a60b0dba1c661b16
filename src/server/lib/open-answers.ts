import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'
import { fairShare, limitSlots, limitConcurrency } from './concurrency-limit.ts'

/** Requests that may be open at once, of an account and of an address, and event streams that an account may follow. */
const mostOpen = { account: 100, address: 400, following: 16 }
/** Bytes that may be ready and not taken by their readers, of an account and in all; what is worked on comes on top. */
const mostUnsent = { account: 16_777_216, all: 268_435_456 }
/** Requests of one account that are worked on at once while nobody else asks; beside others it is one, and the rest wait. */
const atOnceAlone = 6
/** A reader that takes nothing for so long is cut off, in milliseconds. */
const longestStall = 30_000

const tooMany = (): HttpError =>
  new HttpError('too_many_requests', 'A lot is open at once. Please wait a moment, then go on.', {
    retryAfterSeconds: 2,
  })
const full = (): HttpError =>
  new HttpError('unavailable', 'We are busy for a moment. Please try again shortly.', { retryAfterSeconds: 5 })

const scaled = (most: number, factor: number): number => Math.max(1, Math.round(most * factor))

/** When an answer is sent, or its reader is gone. */
const whenClosed = (raw: ServerResponse, work: () => void): unknown => (raw.closed ? work() : raw.once('close', work))

/** Who counts as one address, and how long a reader may take nothing, in milliseconds. */
type Guard = { factor: number; addressOf: (request: FastifyRequest) => string; stallLimit: number | undefined }

/** Bounds what is open from one address, and cuts off who does not read. */
export function guardAnswers(app: FastifyInstance, { factor, addressOf, stallLimit = longestStall }: Guard): void {
  const ofAddress = limitSlots(scaled(mostOpen.address, factor), tooMany)
  app.addHook('onRequest', (request, { raw }, next) => {
    // Node's own timer, which any progress of a write begins anew. What waits for us, and not for its reader, goes on.
    raw.setTimeout(stallLimit, () => {
      if ((raw.socket?.writableLength ?? 0) > 0) raw.socket?.destroy()
    })
    whenClosed(raw, ofAddress(addressOf(request)))
    next()
  })
}

/**
 * What this process holds open, bounded for each account and address, so that nobody who asks much or does not read takes the
 * memory and the time of others.
 */
export class OpenAnswers {
  readonly #ofAccount
  readonly #following
  readonly #turnsOfSession
  readonly #turnsOfAccount
  readonly #unsentOf = new Map<string, number>()
  #unsent = 0

  constructor(factor: number) {
    this.#ofAccount = limitSlots(scaled(mostOpen.account, factor), tooMany)
    this.#following = limitSlots(scaled(mostOpen.following, factor), tooMany)
    const most = scaled(mostOpen.account, factor)
    this.#turnsOfSession = limitConcurrency(fairShare(atOnceAlone), most, tooMany)
    this.#turnsOfAccount = limitConcurrency(fairShare(atOnceAlone), most, tooMany)
  }

  /** Takes a place of the account until the answer is sent or its reader gone; one more where it follows an event stream. */
  enter(account: string, { raw }: FastifyReply, isFollowing: boolean): void {
    whenClosed(raw, this.#ofAccount(account))
    if (isFollowing) whenClosed(raw, this.#following(account))
  }

  /** Looks who asks when it is the turn of what is said to be a session, or of the address: before that nobody knows whose it is. */
  look<T>(token: string, work: (leave: () => void) => Promise<T>): Promise<T> {
    return this.#turnsOfSession(token, work)
  }

  /** Works when it is the account's turn, if what it was sent before has been taken. */
  work<T>(account: string, { raw }: FastifyReply, work: (leave: () => void) => Promise<T>): Promise<T> {
    return this.#turnsOfAccount(account, async (leave) => {
      // Nobody is left to read the answer.
      if (raw.closed) throw tooMany()
      if ((this.#unsentOf.get(account) ?? 0) >= mostUnsent.account) throw tooMany()
      if (this.#unsent >= mostUnsent.all) throw full()
      return work(leave)
    })
  }

  /** Counts an answer that is ready until it is sent or its reader gone. */
  count(account: string, bytes: number, { raw }: FastifyReply): void {
    this.#add(account, bytes)
    whenClosed(raw, () => this.#add(account, -bytes))
  }

  #add(account: string, bytes: number): void {
    const unsent = (this.#unsentOf.get(account) ?? 0) + bytes
    if (unsent === 0) this.#unsentOf.delete(account)
    else this.#unsentOf.set(account, unsent)
    this.#unsent += bytes
  }
}
