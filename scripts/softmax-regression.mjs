// Softmax regression on hashed features, for train-intents.mjs and train-tones.mjs: training, and weights as bytes.
import { softmax } from '../src/server/coach/softmax.ts'
import { makeRandom, shuffle } from './training-texts.mjs'

/**
 * Trains by stochastic gradient descent with a learning rate per weight (AdaGrad). An example has `right`, the index of its label,
 * `slots`, those of its features, and `worth`. `keep`: the share of an example's features that are used at each step, so that no
 * single word decides.
 */
export function fit(examples, { labels, slotCount, epochs, rate, decay, keep }) {
  const random = makeRandom(3)
  const weights = new Float32Array((slotCount + 1) * labels)
  const steps = new Float32Array((slotCount + 1) * labels).fill(1e-2)
  const order = Uint32Array.from(examples, (_, index) => index)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const index of order) {
      const { right, slots, worth } = examples[index]
      const used = slots.filter(() => random() < keep)
      const share = 1 / Math.sqrt(used.length || 1)
      const chances = softmax(score(weights, used, { labels, slotCount }))
      for (let one = 0; one < labels; one += 1) {
        const wrong = worth * (chances[one] - (one === right ? 1 : 0))
        if (Math.abs(wrong) < 1e-4) continue
        const bias = slotCount * labels + one
        steps[bias] += wrong * wrong
        weights[bias] -= (rate * wrong) / Math.sqrt(steps[bias])
        for (const slot of used) {
          const at = slot * labels + one
          const gradient = wrong * share + decay * weights[at]
          steps[at] += gradient * gradient
          weights[at] -= (rate * gradient) / Math.sqrt(steps[at])
        }
      }
    }
  }
  return weights
}

/** The score of each label; `softmax` converts them to probabilities. */
export function score(weights, slots, { labels, slotCount }) {
  const scores = new Float64Array(labels)
  for (const slot of slots) for (let one = 0; one < labels; one += 1) scores[one] += weights[slot * labels + one]
  const share = 1 / Math.sqrt(slots.length || 1)
  for (let one = 0; one < labels; one += 1) scores[one] = scores[one] * share + weights[slotCount * labels + one]
  return scores
}

/** Weights as signed bytes with a scale. Outliers are clipped for the precision of the rest. */
export function pack(weights, { labels, slotCount }) {
  const list = weights.subarray(0, slotCount * labels)
  const sizes = Float32Array.from(list, Math.abs).sort()
  const unit = sizes[Math.floor(sizes.length * 0.9998)] / 127
  const bytes = Int8Array.from(list, (weight) => Math.max(-127, Math.min(127, Math.round(weight / unit))))
  const bias = Array.from(weights.subarray(slotCount * labels), (one) => Number(one.toFixed(4)))
  return { unit: Number(unit.toPrecision(6)), bias, weights: Buffer.from(bytes.buffer).toString('base64') }
}
