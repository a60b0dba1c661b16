// Trains the network beside the linear model of the safety layer. On left-out writers it finds the weights of both in their sum,
// and the probability from which they suffice for a care note. Needs model.json and the linear model's predictions in
// left-out.json, to which it adds those of both (`scores`); writes network.json. scripts/train-safety.mjs runs it.
import { writeFileSync } from 'node:fs'
import { concernKinds } from '../src/server/coach/safety/kinds.ts'
import { networkFeaturesOf } from '../src/server/coach/safety/network-features.ts'
import { rules } from '../src/server/coach/safety/rules.ts'
import { textWindows } from '../src/server/coach/safety/text-windows.ts'
import { calibrate, toProbability } from './logistic-regression.mjs'
import { makeNetwork, packNetwork, scoreOf, train } from './neural-network.mjs'
import { asked, examplesOf, folder, groupsOfWriters, messages, ordinary, read } from './safety-examples.mjs'

const settings = {
  slots: 2 ** 18,
  hidden: 16,
  epochs: 8,
  windowWorth: 0.25,
  maxWholeWords: 70,
  /** The largest share of left-out ordinary messages that may get a care note of one kind. Self-harm is the gravest and commonest. */
  notes: { selfHarm: 0.0097, sexualAssault: 0.0036, someoneInDanger: 0.0035, other: 0.0032 },
  leastForNote: 0.3,
}
/** Features by text: most messages are read again for each fold. */
const known = new Map()

function featuresIn(text) {
  const before = known.get(text)
  if (before !== undefined) return before
  const { words } = rules.lexicon.match(rules.speller(text))
  const features = networkFeaturesOf(words)
  const stretch = (start, end) => Uint32Array.from(features.slice(start, end).flat())
  const found = {
    isShort: features.length <= settings.maxWholeWords,
    whole: stretch(0, features.length),
    windows: textWindows(words).map(([start, end]) => stretch(start, end)),
  }
  known.set(text, found)
  return found
}

const labelOf = ({ kind }) => 1 + concernKinds.indexOf(kind)

/** In a dangerous message only the highest-scoring window must show the concern, in a harmless one none may. */
function fit(list) {
  const examples = examplesOf(list).map((one) => Object.assign(one, featuresIn(one.text), { label: labelOf(one) }))
  const network = makeNetwork({ ...settings, classes: 1 + concernKinds.length })
  const instances = examples.flatMap(({ label, whole, isShort, windows, worth }) => [
    ...(isShort && whole.length > 0 ? [{ features: whole, label, worth }] : []),
    ...(label === 0 ? windows.map((features) => ({ features, label, worth: worth * settings.windowWorth })) : []),
  ])
  train(network, instances, settings.epochs / 2)
  for (const { label, windows, worth } of examples) {
    if (label === 0 || windows.length === 0) continue
    const alike = windows.map((features) => ({ features, score: scoreOf(network, features) }))
    const { features, score } = alike.reduce((one, other) => (other.score > one.score ? other : one))
    if (score > -1) instances.push({ features, label, worth: worth * settings.windowWorth })
  }
  train(network, instances, settings.epochs / 2)
  return network
}

/** The network's score for a message, computed as in src/server/coach/safety/model.ts. */
function scoreIn(network, { windows, isShort, whole }) {
  const less = 0.3 + 0.3 * Math.log(1 + windows.length / 3)
  const alone = windows.map((features) => scoreOf(network, features) - less)
  return Math.max(...alone, isShort || alone.length === 0 ? scoreOf(network, whole) : -Infinity)
}

/** By text, the score of a network that was trained without its writer. */
const leftOut = new Map(
  groupsOfWriters().flatMap((left) => {
    const network = fit(messages.filter(({ set }) => !left.has(set)))
    process.stdout.write(`trained without ${[...left].join(', ')}\n`)
    return messages.filter(({ set }) => left.has(set)).map(({ text }) => [text, scoreIn(network, featuresIn(text))])
  }),
)
const { linear } = read('left-out.json')
const withBoth = (list, byLinear) =>
  list.map(({ text, kind }, at) => ({ text, kind, linear: byLinear[at], network: leftOut.get(text) }))
const spoken = withBoth(read('training-messages.json').messages, linear.spoken)
const plain = withBoth(read('plain-messages.json').messages, linear.plain)
const daily = withBoth(ordinary, linear.ordinary)
const all = [...spoken, ...plain, ...daily]
const alone = calibrate(all.map(({ kind, network }) => ({ kind, score: network })))
const both = calibrate(
  all.map(({ kind, linear, network }) => ({
    kind,
    score: (linear + alone.slope * network + alone.intercept) / 2,
  })),
)
const short = (value) => Number(value.toFixed(4))
const together = {
  linear: short(both.slope / 2),
  network: short((both.slope * alone.slope) / 2),
  intercept: short(both.intercept + (both.slope * alone.intercept) / 2),
}
const scoresOf = (list) =>
  list.map(({ linear, network }) =>
    Number((together.linear * linear + together.network * network + together.intercept).toFixed(2)),
  )
const scores = { spoken: scoresOf(spoken), plain: scoresOf(plain), ordinary: scoresOf(daily) }
const network = { version: 1, together, ...packNetwork(fit(messages)) }
const write = (name, value) => writeFileSync(new URL(name, folder), `${JSON.stringify(value)}\n`)
write('left-out.json', { version: 4, linear, scores })
const noBounds = Object.fromEntries(concernKinds.map((kind) => [kind, 1]))
write('network.json', { ...network, noteAt: noBounds })

/** By kind, the lowest probability at which few enough of the most similar harmless messages would get a note. */
async function notesFrom() {
  const { lessForLength, resemblanceOf } = await import('../src/server/coach/safety/model.ts')
  const judged = ({ text }, score) => {
    const matches = rules.lexicon.match(rules.speller(text))
    const { kinds } = resemblanceOf(matches)
    const likeliest = concernKinds.reduce((one, other) => (kinds.get(other) > kinds.get(one) ? other : one))
    return { likeliest, score: score - lessForLength(matches.words.length) }
  }
  const judgedDaily = daily.map((one, at) => judged(one, scores.ordinary[at]))
  const groups = [
    spoken.flatMap((one, at) => (one.kind === undefined ? [judged(one, scores.spoken[at])] : [])),
    judgedDaily.slice(0, asked.length),
    judgedDaily.slice(asked.length),
  ].map((harmless) => ({ all: harmless.length, by: Map.groupBy(harmless, ({ likeliest }) => likeliest) }))
  const boundOf = (kind, { all, by }) => {
    const likely = (by.get(kind) ?? []).map(({ score }) => toProbability(score)).toSorted((a, b) => b - a)
    return likely[Math.floor(all * (settings.notes[kind] ?? settings.notes.other))] ?? 0
  }
  return Object.fromEntries(
    concernKinds.map((kind) => {
      const bounds = groups.map((group) => boundOf(kind, group))
      return [kind, short(Math.max(settings.leastForNote, ...bounds))]
    }),
  )
}
const noteAt = await notesFrom()
process.stdout.write(`${JSON.stringify({ together, noteAt })}\n`)
write('network.json', { ...network, noteAt })
