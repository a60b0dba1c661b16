import { setTimeout } from 'node:timers/promises'

const beat = 200

/** Milliseconds from now to the next beat after the work began. */
export const untilNextStep = (startedAt: number, now: number): number => beat - ((now - startedAt) % beat)

/**
 * Lets an answer leave only on the next beat (200 ms) after the work began, so that how long the work took (was there such
 * an account?) cannot be read from the outside.
 */
export async function constantTimeResponse<T>(startedAt: number, answer: T): Promise<T> {
  await setTimeout(untilNextStep(startedAt, performance.now()))
  return answer
}
