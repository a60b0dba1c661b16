import { HttpError } from './http-error.ts'

/**
 * Lets work of one key run when its turn comes, and refuses it where too many wait already. Work that only waits from now on
 * may `leave` its turn to the next before it is over.
 */
export type ConcurrencyLimit = <T>(key: string, work: (leave: () => void) => Promise<T>) => Promise<T>
/** So many waiting are no page that loads: where they go one by one, others have half of the time. Pauses are in milliseconds. */
const crowd = 8
const longestPause = 20
type Line = { running: number; waiting: (() => void)[] }

const busy = (): HttpError =>
  new HttpError('unavailable', 'We are busy for a moment. Please try again shortly.', { retryAfterSeconds: 5 })

/** How much of a key may run at once; `isBeside`: there is something of another key. */
type AtOnce = (key: string, isBeside: boolean) => number

/** Of each key at most `most` pieces of work wait, and as many as `share` says run at a time, in the order in which they came. */
export function limitConcurrency(share: AtOnce, most: number, refusal: () => HttpError = busy): ConcurrencyLimit {
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
  return async (key, work) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    lines.set(key, line)
    if (line.running < atOnce(key)) line.running += 1
    else if (line.waiting.length < most) await new Promise<void>((settle) => line.waiting.push(settle))
    else throw refusal()
    const began = performance.now()
    let isRunning = true
    const leave = () => {
      if (!isRunning) return
      isRunning = false
      const after = () => goOn(key, line)
      // Not at once: work that waits for nothing would follow work, and let nobody in between.
      if (line.waiting.length < crowd || atOnce(key) > 1) setImmediate(after)
      else setTimeout(after, Math.min(performance.now() - began, longestPause))
    }
    try {
      return await work(leave)
    } finally {
      leave()
    }
  }
}

/** `alone` at once for a key while there is no other and none came in the last second; else one, so that each waits for one of another's. */
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

/** Takes a place of a key, or refuses; what it answers gives the place back, once. */
export type SlotLimit = (key: string) => () => void

/** Each key has `most` places at a time. */
export function limitSlots(most: number, refusal: () => HttpError = busy): SlotLimit {
  const taken = new Map<string, number>()
  return (key) => {
    const before = taken.get(key) ?? 0
    if (before >= most) throw refusal()
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
