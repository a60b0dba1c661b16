import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { rememberResults } from '#server/lib/remember-results.ts'
import { probabilitiesOfSlots, softmaxSchema } from '../softmax-model.ts'
import { slotCount, toneSlots } from './tone-features.ts'

/** How the writer of a message feels about what they tell. 'plain': neither glad nor hurt. */
export const toldTones = ['good', 'hard', 'mixed', 'plain'] as const
export type ToldTone = (typeof toldTones)[number]

const probability = z.number().min(0).max(1)
const schema = z.strictObject({
  labels: z.array(z.enum(toldTones)).refine((names) => names.join() === toldTones.join()),
  ...softmaxSchema(toldTones.length, slotCount),
  /** From these probabilities on, 92 of 100 messages by writers who were left out of the training have the tone. */
  sureFrom: z.record(z.enum(toldTones), probability),
})

/** Trained by scripts/train-tones.mjs. */
const { sureFrom, ...model } = await readContent('coach/tone-classifier', schema)

/** Returns the probability of each tone. */
export const sharesOfTones = rememberResults((message): Readonly<Record<ToldTone, number>> => {
  const [good = 0, hard = 0, mixed = 0, plain = 0] = probabilitiesOfSlots(model, toneSlots(message))
  return { good, hard, mixed, plain }
})

/** Returns the tone that a message surely has, or null. */
export function sureToneOf(message: string): ToldTone | null {
  const shares = sharesOfTones(message)
  return toldTones.find((tone) => shares[tone] >= sureFrom[tone]) ?? null
}
