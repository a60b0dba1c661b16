import { z } from 'zod'
import { softmax } from './softmax.ts'

/** The part of a model file that scripts/softmax-regression.mjs writes. `labels`: the number of labels. */
export const softmaxSchema = (labels: number, slotCount: number) => ({
  unit: z.number().positive(),
  bias: z.array(z.number()).length(labels),
  /** A row of signed bytes for each slot: the weights for each label. */
  weights: z
    .base64()
    .transform((text) => new Int8Array(Buffer.from(text, 'base64')))
    .refine(({ length }) => length === slotCount * labels, { error: 'has a row for each slot' }),
})

type SoftmaxModel = z.output<z.ZodObject<ReturnType<typeof softmaxSchema>>>

/** Returns the probability of each label, in the order of the model, for the slots of a text's features. */
export function probabilitiesOfSlots({ unit, bias, weights }: SoftmaxModel, slots: readonly number[]): Float64Array {
  const sums = new Int32Array(bias.length)
  for (const slot of slots)
    for (let one = 0; one < bias.length; one += 1)
      sums[one] = (sums[one] ?? 0) + (weights[slot * bias.length + one] ?? 0)
  const share = unit / Math.sqrt(slots.length || 1)
  return softmax(Float64Array.from(sums, (sum, one) => (bias[one] ?? 0) + sum * share))
}
