// Logistic regression for train-safety.mjs: training on hashed features, calibration, and weights as bytes.
import { makeRandom, shuffle } from './training-texts.mjs'

const training = { epochs: 12, rate: 0.15, decay: 0.0005 }

/** Trained by stochastic gradient descent with a learning rate per feature (AdaGrad). */
export function fit(instances, columns) {
  const random = makeRandom(7)
  const weights = new Float64Array(columns + 1)
  const steps = new Float64Array(columns + 1).fill(1e-6)
  const order = Uint32Array.from(instances, (_, index) => index)
  const fold = columns - 1
  for (let epoch = 0; epoch < training.epochs; epoch += 1) {
    shuffle(order, random)
    for (const index of order) {
      const { features, isIt, worth } = instances[index]
      const wrong = (1 / (1 + Math.exp(-score(weights, features))) - (isIt ? 1 : 0)) * worth
      const share = wrong / Math.sqrt(features.length || 1)
      steps[columns] += wrong * wrong
      weights[columns] -= (training.rate * wrong) / Math.sqrt(steps[columns])
      for (const feature of features) {
        const column = feature & fold
        const gradient = share + training.decay * weights[column]
        steps[column] += gradient * gradient
        weights[column] -= (training.rate * gradient) / Math.sqrt(steps[column])
      }
    }
  }
  return weights
}

export function score(weights, features) {
  const fold = weights.length - 2
  let sum = 0
  for (const feature of features) sum += weights[feature & fold]
  return weights[weights.length - 1] + sum / Math.sqrt(features.length || 1)
}

/** Platt scaling: log odds as a linear function of the score. Both classes count equally, since concerns are rare. */
export function calibrate(scored) {
  const [concerns, harmless] = [true, false].map((is) => scored.filter(({ kind }) => (kind !== undefined) === is))
  const instances = scored.map(({ kind, score }) => ({
    score,
    isIt: kind === undefined ? 0 : 1,
    worth: 0.5 / (kind === undefined ? harmless : concerns).length,
  }))
  let [slope, intercept] = [1, 0]
  for (let step = 0; step < 4000; step += 1) {
    let [bySlope, byIntercept] = [0, 0]
    for (const { score, isIt, worth } of instances) {
      const wrong = (toProbability(slope * score + intercept) - isIt) * worth
      bySlope += wrong * score
      byIntercept += wrong
    }
    slope -= bySlope
    intercept -= byIntercept
  }
  return { slope: Number(slope.toFixed(4)), intercept: Number(intercept.toFixed(4)) }
}

export const toProbability = (logOdds) => 1 / (1 + Math.exp(-logOdds))

/** Weights as signed bytes with a scale. Outliers are clipped for the precision of the rest. */
export function pack(weights) {
  const list = weights.subarray(0, -1)
  const sizes = Float64Array.from(list, Math.abs).sort()
  const unit = sizes[Math.floor(sizes.length * 0.9995)] / 127
  const bytes = Int8Array.from(list, (weight) => Math.max(-127, Math.min(127, Math.round(weight / unit))))
  return {
    bias: Number(weights[weights.length - 1].toFixed(5)),
    unit: Number(unit.toFixed(7)),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  }
}
