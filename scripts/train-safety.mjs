// Trains the linear model beside the tables of the safety layer, and calibrates it on left-out writers. `node
// scripts/train-safety.mjs` writes content/coach/safety/model.json, and left-out.json with the left-out prediction for each
// message; then it trains the network (train-safety-network.mjs). The same input gives the same bytes.
import { writeFileSync } from 'node:fs'
import { featuresOf } from '../src/server/coach/safety/message-features.ts'
import { concernKinds } from '../src/server/coach/safety/kinds.ts'
import { textWindows } from '../src/server/coach/safety/text-windows.ts'
import { rules } from '../src/server/coach/safety/rules.ts'
import { calibrate, fit, pack, score } from './logistic-regression.mjs'
import { examplesOf, folder, groupsOfWriters, messages, ordinary, read } from './safety-examples.mjs'

const settings = { windowWorth: 0.25, maxWholeWords: 70, evenly: 0.7, columns: { any: 2 ** 18, kind: 2 ** 14 } }

/** Features by text: most messages are read again for each fold. */
const known = new Map()

function featuresIn(text) {
  const before = known.get(text)
  if (before !== undefined) return before
  const matches = rules.lexicon.match(rules.speller(text))
  const features = featuresOf(matches)
  const stretch = (start, end) => Uint32Array.from(features.slice(start, end).flat())
  const found = {
    isShort: features.length <= settings.maxWholeWords,
    whole: stretch(0, features.length),
    windows: textWindows(matches.words).map(([start, end]) => stretch(start, end)),
  }
  known.set(text, found)
  return found
}

const toExample = (message) => ({ ...message, ...featuresIn(message.text) })

/** Fits whether there is a concern. In a dangerous message only the highest-scoring window must show it, in a harmless one none may. */
function fitAny(examples) {
  const instances = examples.flatMap(({ kind, whole, isShort, windows, worth }) => [
    ...(isShort ? [{ features: whole, isIt: kind !== undefined, worth }] : []),
    ...(kind === undefined
      ? windows.map((features) => ({ features, isIt: false, worth: worth * settings.windowWorth }))
      : []),
  ])
  const first = fit(instances, settings.columns.any)
  for (const { kind, windows, worth } of examples) {
    if (kind === undefined || windows.length === 0) continue
    const telling = windows.toSorted((a, b) => score(first, b) - score(first, a))[0]
    if (score(first, telling) > -1)
      instances.push({ features: telling, isIt: true, worth: worth * settings.windowWorth })
  }
  return fit(instances, settings.columns.any)
}

/** Fits which concern it is. Rare kinds are weighted more, or the most frequent one would win too often. */
function fitKind(examples, name) {
  const shown = examples.filter(({ kind }) => kind !== undefined)
  const often = Map.groupBy(shown, ({ kind }) => kind)
  const usual = shown.length / often.size
  return fit(
    shown.map(({ kind, whole, worth }) => ({
      features: whole,
      isIt: kind === name,
      worth: worth * (usual / often.get(kind).length) ** settings.evenly,
    })),
    settings.columns.kind,
  )
}

/** The model's scores for a message, computed as in src/server/coach/safety/model.ts. */
function scoreOf(weights, { windows, isShort, whole }) {
  const less = 0.3 + 0.3 * Math.log(1 + windows.length / 3)
  const alone = windows.map((features) => score(weights, features) - less)
  return Math.max(...alone, isShort || alone.length === 0 ? score(weights, whole) : -Infinity)
}

/** Every written message with the scores of a model that was trained without its writer. */
const scoreLeftOut = () =>
  groupsOfWriters().flatMap((left) => {
    const weights = fitAny(examplesOf(messages.filter(({ set }) => !left.has(set))).map(toExample))
    process.stdout.write(`trained without ${[...left].join(', ')}\n`)
    return messages
      .filter(({ set }) => left.has(set))
      .map((message) => Object.assign({}, message, { score: scoreOf(weights, toExample(message)) }))
  })

const leftOut = scoreLeftOut()
const calibration = calibrate(leftOut)
process.stdout.write(`${JSON.stringify(calibration)}\n`)
const examples = examplesOf(messages).map(toExample)
const model = {
  version: 4,
  any: pack(fitAny(examples)),
  kinds: Object.fromEntries(concernKinds.map((name) => [name, pack(fitKind(examples, name))])),
  calibration,
}
writeFileSync(new URL('model.json', folder), `${JSON.stringify(model, null, 2)}\n`)
const byText = new Map(
  leftOut.map(({ text, score }) => [text, Number((calibration.slope * score + calibration.intercept).toFixed(2))]),
)
const linearOf = (list) => list.map(({ text }) => byText.get(text))
const linear = {
  spoken: linearOf(read('training-messages.json').messages),
  plain: linearOf(read('plain-messages.json').messages),
  ordinary: linearOf(ordinary),
}
writeFileSync(new URL('left-out.json', folder), `${JSON.stringify({ version: 4, linear })}\n`)
await import('./doubtful-patterns.mjs')
await import('./train-safety-network.mjs')
