import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'
import { fairShare, limitSlots, limitConcurrency } from './concurrency-limit.ts'
import { FairTotal } from './fair-total.ts'
import { cutOffSlowReaders, type ReadingPace, takenBy } from './slow-readers.ts'

/** Open requests per account and per address, and event streams per account. */
const maxOpen = { account: 100, address: 400, following: 16 }
/**
 * Response bytes that readers haven't taken yet, per account and in all. Beyond the total whoever holds the most is cut off.
 * Responses in the making come on top.
 */
const maxUnsent = { account: 16_777_216, all: 268_435_456 }
/** Requests of one account that run at once while nobody else asks. Otherwise it is one, and the rest wait. */
const atOnceAlone = 6

/** The refusal of an account or address that holds too much open. */
export const tooMany = (): HttpError =>
  new HttpError('too_many_requests', 'You have a lot open at once. Please wait a moment, then try again.', {
    retryAfterSeconds: 2,
  })

/** A limit multiplied by `factor`, at least 1. */
export const scaled = (most: number, factor: number): number => Math.max(1, Math.round(most * factor))

/** Calls `onClose` when the response is sent, or its reader is gone. */
export const whenClosed = (raw: ServerResponse, onClose: () => void): unknown =>
  raw.closed ? onClose() : raw.once('close', onClose)

/** `factor` scales all limits. */
type Guard = { factor: number; addressOf: (request: FastifyRequest) => string; pace: ReadingPace }

/** Limits the open requests per address, and cuts off readers that stall or are slower than `pace`. */
export function guardResponses(app: FastifyInstance, { factor, addressOf, pace }: Guard): void {
  const stopWatching = cutOffSlowReaders(app.server, pace)
  app.addHook('onClose', async () => stopWatching())
  const openOfAddress = limitSlots(scaled(maxOpen.address, factor), tooMany)
  app.addHook('onRequest', (request, { raw }, next) => {
    // Node restarts this timer with any progress of a write. An unfinished response has nothing to write, and goes on.
    raw.setTimeout(pace.stallLimit, () => {
      if ((raw.socket?.writableLength ?? 0) > 0) raw.socket?.destroy()
    })
    whenClosed(raw, openOfAddress(addressOf(request)))
    next()
  })
}

/** Limits the open requests and unread bytes of each account and address, so that no client uses up memory or time of others. */
export class ResponseLimits {
  readonly #openOfAccount
  readonly #following
  readonly #sessionQueue
  readonly #accountQueue
  readonly #unsent

  constructor(factor: number, unsentInAll = maxUnsent.all) {
    this.#unsent = new FairTotal(unsentInAll, tooMany)
    this.#openOfAccount = limitSlots(scaled(maxOpen.account, factor), tooMany)
    this.#following = limitSlots(scaled(maxOpen.following, factor), tooMany)
    const most = scaled(maxOpen.account, factor)
    this.#sessionQueue = limitConcurrency(fairShare(atOnceAlone), scaled(maxOpen.address, factor), tooMany)
    this.#accountQueue = limitConcurrency(fairShare(atOnceAlone), most, tooMany)
  }

  /** Takes a slot of the account until the response is closed, and another if it is an event stream. */
  takeOpenSlot(account: string, { raw }: FastifyReply, isFollowing: boolean): void {
    whenClosed(raw, this.#openOfAccount(account))
    if (isFollowing) whenClosed(raw, this.#following(account))
  }

  /** Queues the session look-up by address: until it is found, a token may be made up. */
  queueSessionLookup<T>(address: string, lookUp: () => Promise<T>): Promise<T> {
    return this.#sessionQueue(address, lookUp)
  }

  /** Queues the handler by account. Rejects it if too many bytes of earlier responses are unread. */
  queueForAccount<T>(account: string, { raw }: FastifyReply, handle: (leave: () => void) => Promise<T>): Promise<T> {
    return this.#accountQueue(account, async (leave) => {
      if (raw.closed) throw tooMany()
      if (this.#unsent.heldBy(account) >= maxUnsent.account) throw tooMany()
      return handle(leave)
    })
  }

  /** Counts a finished response until it is sent or its reader is gone. */
  countUnsent(account: string, bytes: number, { raw, request }: FastifyReply): void {
    const { socket } = request.raw
    const release = this.#unsent.take(account, {
      amount: bytes,
      moved: () => takenBy(socket),
      cutOff: () => socket.destroy(),
    })
    whenClosed(raw, release)
  }
}
