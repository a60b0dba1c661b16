// A network with one hidden layer over the sum of hashed features' vectors, for train-safety-network.mjs.
import { makeRandom, shuffle } from './training-texts.mjs'

/** `dropped`: the share of an example's features that are left out each time it is learned from (dropout), against learning by heart. */
const training = { rate: 0.05, decay: 0.0001, dropped: 0.5 }
const leak = 0.05

/** An untrained network. `slots` is a power of two. */
export function makeNetwork({ slots, hidden, classes }) {
  const random = makeRandom(7)
  const filled = (length, size) => Float32Array.from({ length }, () => (random() - 0.5) * size)
  return {
    slots,
    hidden,
    classes,
    random,
    vectors: filled(slots * hidden, 0.2),
    bias: new Float32Array(hidden),
    outputs: filled(classes * hidden, 0.8),
    outputBias: new Float32Array(classes),
    steps: {
      vectors: new Float32Array(slots * hidden).fill(1e-4),
      bias: new Float32Array(hidden).fill(1e-4),
      outputs: new Float32Array(classes * hidden).fill(1e-2),
      outputBias: new Float32Array(classes).fill(1e-2),
    },
    units: new Float32Array(hidden),
    values: new Float32Array(classes),
    back: new Float32Array(hidden),
  }
}

/** Fills `units` and `values` for a stretch of features. */
function run({ slots, hidden, classes, vectors, bias, outputs, outputBias, units, values }, features) {
  units.fill(0)
  for (const feature of features) {
    const from = (feature & (slots - 1)) * hidden
    for (let unit = 0; unit < hidden; unit += 1) units[unit] += vectors[from + unit]
  }
  const root = Math.sqrt(features.length || 1)
  for (let unit = 0; unit < hidden; unit += 1) {
    const value = units[unit] / root + bias[unit]
    units[unit] = value > 0 ? value : leak * value
  }
  for (let to = 0; to < classes; to += 1) {
    let sum = outputBias[to]
    for (let unit = 0; unit < hidden; unit += 1) sum += outputs[to * hidden + unit] * units[unit]
    values[to] = sum
  }
}

/** Log odds of any class but the first. */
export function scoreOf(network, features) {
  run(network, features)
  const most = network.values.subarray(1).reduce((one, other) => Math.max(one, other), -Infinity)
  let sum = 0
  for (let to = 1; to < network.classes; to += 1) sum += Math.exp(network.values[to] - most)
  return most + Math.log(sum) - network.values[0]
}

/** Stochastic gradient descent with a learning rate per weight (AdaGrad), `epochs` times over the instances. */
export function train(network, instances, epochs) {
  const order = Uint32Array.from(instances, (_, index) => index)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, network.random)
    for (const index of order) learn(network, instances[index])
  }
}

function learn(network, { features: all, label, worth }) {
  const features = all.filter(() => network.random() >= training.dropped)
  const { hidden, classes, outputs, outputBias, bias, units, values, back, steps } = network
  const { rate } = training
  run(network, features)
  const most = values.reduce((one, other) => Math.max(one, other), -Infinity)
  let sum = 0
  for (let to = 0; to < classes; to += 1) sum += values[to] = Math.exp(values[to] - most)
  back.fill(0)
  for (let to = 0; to < classes; to += 1) {
    const wrong = (values[to] / sum - (to === label ? 1 : 0)) * worth
    outputBias[to] -= (rate * wrong) / Math.sqrt((steps.outputBias[to] += wrong * wrong))
    for (let unit = 0; unit < hidden; unit += 1) {
      const at = to * hidden + unit
      back[unit] += wrong * outputs[at]
      const gradient = wrong * units[unit]
      outputs[at] -= (rate * gradient) / Math.sqrt((steps.outputs[at] += gradient * gradient))
    }
  }
  const root = Math.sqrt(features.length || 1)
  for (let unit = 0; unit < hidden; unit += 1) {
    if (units[unit] < 0) back[unit] *= leak
    bias[unit] -= (rate * back[unit]) / Math.sqrt((steps.bias[unit] += back[unit] * back[unit]))
    back[unit] /= root
  }
  learnVectors(network, features)
}

function learnVectors({ slots, hidden, vectors, back, steps }, features) {
  const { rate, decay } = training
  const known = steps.vectors
  for (const feature of features) {
    const from = (feature & (slots - 1)) * hidden
    for (let unit = 0; unit < hidden; unit += 1) {
      const at = from + unit
      const gradient = back[unit] + decay * vectors[at]
      const seen = (known[at] += gradient * gradient)
      vectors[at] -= (rate * gradient) / Math.sqrt(seen)
    }
  }
}

/** The network as the server reads it: vectors as signed bytes with a scale, the rest as numbers. */
export function packNetwork({ slots, hidden, classes, vectors, bias, outputs, outputBias }) {
  const sizes = Float32Array.from(vectors, Math.abs).sort()
  const unit = sizes[Math.floor(sizes.length * 0.9999)] / 127
  const bytes = Int8Array.from(vectors, (value) => Math.max(-127, Math.min(127, Math.round(value / unit))))
  const short = (values) => Array.from(values, (value) => Number(value.toFixed(4)))
  return {
    slots,
    hidden,
    unit: Number(unit.toFixed(7)),
    vectors: Buffer.from(bytes.buffer).toString('base64'),
    bias: short(bias),
    outputs: Array.from({ length: classes }, (_, to) => [
      ...short(outputBias.subarray(to, to + 1)),
      ...short(outputs.subarray(to * hidden, (to + 1) * hidden)),
    ]),
  }
}
