import { setTimeout } from 'node:timers/promises'

const beat = 200

/** Milliseconds until the next multiple of 200 ms since the start. */
export const untilNextStep = (startedAt: number, now: number): number => beat - ((now - startedAt) % beat)

/**
 * Delays an answer to the next multiple of 200 ms since the start, so that its timing does not reveal whether an account
 * exists.
 */
export async function constantTimeResponse<T>(startedAt: number, answer: T): Promise<T> {
  await setTimeout(untilNextStep(startedAt, performance.now()))
  return answer
}
