import { Refusal } from './problem.ts'

/** Lets work run when its turn comes, and refuses it with `unavailable` where too many wait already. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/** At most `atOnce` pieces of work run at a time, in the order in which they came, and at most `waiting` wait. */
export function turns(atOnce: number, waiting: number): Turns {
  const queue: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running += 1
    else if (queue.length < waiting) await new Promise<void>((settle) => queue.push(settle))
    else
      throw new Refusal('unavailable', 'We are busy for a moment. Please try again shortly.', { retryAfterSeconds: 5 })
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
