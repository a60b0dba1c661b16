import { type HttpError, serverBusy } from './http-error.ts'

/**
 * Runs work per key as slots become free, and rejects it if too many already wait, or if `signal` aborts while it waits. Work
 * that only waits from now on can `leave` its slot early to the next in line.
 */
export type ConcurrencyLimit = <T>(
  key: string,
  work: (leave: () => void) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>
/** More waiting requests than any page sends. A longer line is served at half speed. `maxPause` is in milliseconds. */
const crowd = 8
const maxPause = 20
type Line = { running: number; waiting: (() => void)[] }

/** How many of a key may run at once; `isBeside`: another key has work too. */
type AtOnce = (key: string, isBeside: boolean) => number

/** Per key at most `most` wait and `share` run at a time, first come, first served. */
export function limitConcurrency(share: AtOnce, most: number, toError: () => HttpError = serverBusy): ConcurrencyLimit {
  const lines = new Map<string, Line>()
  const atOnce = (key: string): number => share(key, lines.size > (lines.has(key) ? 1 : 0))
  const goOn = (key: string, line: Line): void => {
    line.running -= 1
    while (line.running < atOnce(key)) {
      const next = line.waiting.shift()
      if (next === undefined) break
      line.running += 1
      next()
    }
    if (line.running === 0) lines.delete(key)
  }
  return async (key, work, signal) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    lines.set(key, line)
    if (line.running < atOnce(key)) line.running += 1
    else if (line.waiting.length < most) await waitForSlot(line, signal)
    else throw toError()
    const began = performance.now()
    let isRunning = true
    const leave = () => {
      if (!isRunning) return
      isRunning = false
      const after = () => goOn(key, line)
      // Not at once: otherwise CPU-bound work would follow work without a gap for others.
      if (line.waiting.length < crowd || atOnce(key) > 1) setImmediate(after)
      else setTimeout(after, Math.min(performance.now() - began, maxPause))
    }
    try {
      return await work(leave)
    } finally {
      leave()
    }
  }
}

const waitForSlot = ({ waiting }: Line, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((settle, refuse) => {
    const abort = () => {
      waiting.splice(waiting.indexOf(start), 1)
      refuse(signal?.reason)
    }
    const start = () => {
      signal?.removeEventListener('abort', abort)
      settle()
    }
    waiting.push(start)
    signal?.addEventListener('abort', abort, { once: true })
  })

/** `alone` at once while no other key has work or had any in the last second, else one: so keys alternate. */
export function fairShare(alone: number): AtOnce {
  let last = { key: '', at: -Infinity }
  let other = last
  return (key, isBeside) => {
    const at = performance.now()
    if (key !== last.key) other = last
    last = { key, at }
    return isBeside || at - other.at < 1_000 ? 1 : alone
  }
}

/** Takes a slot of a key, or throws. Returns a function that releases the slot. */
export type SlotLimit = (key: string) => () => void

/** Each key has `most` slots. */
export function limitSlots(most: number, toError: () => HttpError = serverBusy): SlotLimit {
  const taken = new Map<string, number>()
  return (key) => {
    const before = taken.get(key) ?? 0
    if (before >= most) throw toError()
    taken.set(key, before + 1)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      const left = (taken.get(key) ?? 1) - 1
      if (left === 0) taken.delete(key)
      else taken.set(key, left)
    }
  }
}
