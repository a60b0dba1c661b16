import { type HttpError, serverBusy } from './http-error.ts'

/** In milliseconds. Holders newer than this are cut off last, because their speed can't be measured yet. */
const tooYoung = 5_000

/** `amount`: slots or bytes. `moved`: the bytes sent or received so far. `cutOff` ends it in favor of somebody who holds less. */
type Hold = { amount: number; moved: () => number; cutOff: () => void }
type Held = Hold & { since: number }
type Holder = { sum: number; holds: Set<Held> }

/**
 * Limits the total to `most` slots or bytes. Beyond it, the slowest request of whoever holds the most is cut off for a newcomer
 * that holds less. Therefore many small clients can't keep others out, and no client that holds less than its share is refused.
 */
export class FairTotal {
  readonly #most: number
  readonly #toError: () => HttpError
  readonly #holders = new Map<string, Holder>()
  #total = 0

  constructor(most: number, toError: () => HttpError = serverBusy) {
    this.#most = most
    this.#toError = toError
  }

  heldBy(key: string): number {
    return this.#holders.get(key)?.sum ?? 0
  }

  /** Reserves an amount, or throws. Returns a function that releases it. */
  take(key: string, hold: Hold): () => void {
    while (this.#total + hold.amount > this.#most) this.#makeRoom(key, hold.amount)
    const held = { ...hold, since: performance.now() }
    const holder = this.#holders.get(key) ?? { sum: 0, holds: new Set() }
    this.#holders.set(key, holder)
    holder.holds.add(held)
    holder.sum += hold.amount
    this.#total += hold.amount
    return () => this.#release(key, held)
  }

  #makeRoom(key: string, amount: number): void {
    const others = [...this.#holders].filter(([other]) => other !== key)
    const [largest] = others.toSorted(([, one], [, other]) => other.sum - one.sum)
    if (largest === undefined || largest[1].sum < this.heldBy(key) + amount) throw this.#toError()
    const [slowest] = bySpeed(largest[1].holds)
    if (slowest === undefined) throw this.#toError()
    this.#release(largest[0], slowest)
    slowest.cutOff()
  }

  #release(key: string, held: Held): void {
    const holder = this.#holders.get(key)
    if (holder === undefined || !holder.holds.delete(held)) return
    holder.sum -= held.amount
    this.#total -= held.amount
    if (holder.holds.size === 0) this.#holders.delete(key)
  }
}

/** The slowest first; new ones last. */
function bySpeed(holds: Iterable<Held>): Held[] {
  const now = performance.now()
  const speedOf = ({ since, moved }: Held) => (now - since < tooYoung ? Number.MAX_VALUE : moved() / (now - since))
  return [...holds].toSorted((one, other) => speedOf(one) - speedOf(other))
}
