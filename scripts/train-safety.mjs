// Trains the linear model beside the tables of the safety layer, from the written messages, the templates of corpus.json and
// our own ordinary prose. `node scripts/train-safety.mjs` writes content/coach/safety/model.json; the same input gives the
// same bytes. `--check` prints instead what it says of each writer's messages when trained without that writer.
// What isHeldOut names, messages.v2.json and messages.v4.json are never read by it.
import { readFileSync, writeFileSync } from 'node:fs'
import { featuresOf } from '../src/server/coach/safety/features.ts'
import { isHeldOut } from '../src/server/coach/safety/held-out.ts'
import { concernKinds } from '../src/server/coach/safety/kinds.ts'
import { piecesOf } from '../src/server/coach/safety/pieces.ts'
import { rules } from '../src/server/coach/safety/rules.ts'
import { expand, makeRandom, misspell, proseIn } from './safety-texts.mjs'

const folder = new URL('../content/coach/safety/', import.meta.url)
const read = (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
const settings = {
  epochs: 12,
  rate: 0.15,
  decay: 0.0005,
  perTemplate: 8,
  misspelt: 0.8,
  buried: 0.3,
  piece: 0.25,
  longestWhole: 70,
  evenly: 0.7,
  columns: { any: 2 ** 17, kind: 2 ** 14 },
}
const worth = { template: 0.35, prose: 1, 'messages.v1': 0.7, explicit: 2.5 }

function toExample(message) {
  const marks = rules.lexicon.mark(rules.speller(message.text))
  const features = featuresOf(marks)
  const stretch = (start, end) => Uint32Array.from(features.slice(start, end).flat())
  const whole = stretch(0, features.length)
  return {
    ...message,
    isShort: features.length <= settings.longestWhole,
    whole,
    pieces: piecesOf(marks.words).map(([start, end]) => stretch(start, end)),
    worth: (worth[message.set] ?? 1) * (worth[message.group] ?? 1) * (message.isMade ? 0.5 : 1),
  }
}

const isKind = new Set(concernKinds)
const written = ['messages.v1', 'messages.v3'].flatMap((name) =>
  read(`${name}.json`).messages.flatMap(({ text, kind, group, set }) =>
    isHeldOut(text) ? [] : [{ text, kind, group, set: name === 'messages.v1' ? name : set }],
  ),
)
const random = makeRandom(11)
const templates = Object.entries(read('corpus.json')).flatMap(([name, list]) =>
  list
    .flatMap((template) => expand(template, settings.perTemplate, random))
    .map((text) => ({ text, set: 'template', kind: isKind.has(name) ? name : undefined, group: name })),
)
const prose = [
  'affirmations/system',
  'affirmations/personal',
  'demo/journal',
  'demo/goals',
  'demo/tasks',
  'demo/self-care',
].flatMap((name) => proseIn(read(`../../${name}.json`)).map((text) => ({ text, group: 'ordinary', set: 'prose' })))

/** The written messages again, misspelt, and with something harmless before or after them. */
function made(messages) {
  const random = makeRandom(5)
  const harmless = messages.filter(({ kind, text }) => kind === undefined && text.length < 260)
  const pick = () => harmless[Math.floor(random() * harmless.length)].text
  return messages.flatMap((message) => {
    const again = []
    if (random() < settings.misspelt) again.push(misspell(message.text, random))
    if (random() < settings.buried) {
      const way = random()
      const before = way < 0.4 || way >= 0.7 ? `${pick()} ` : ''
      again.push(`${before}${message.text}${way >= 0.4 ? ` ${pick()}` : ''}`)
    }
    const { kind, group, set } = message
    return again.map((text) => ({ text, kind, group, set, isMade: true }))
  })
}

/** Logistic regression by stochastic gradients with a step of its own for each column (AdaGrad). */
function fit(instances, columns) {
  const random = makeRandom(7)
  const weights = new Float64Array(columns + 1)
  const steps = new Float64Array(columns + 1).fill(1e-6)
  const order = Uint32Array.from(instances, (_, index) => index)
  const fold = columns - 1
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1))
      const kept = order[at]
      order[at] = order[other]
      order[other] = kept
    }
    for (const index of order) {
      const { places, isIt, worth } = instances[index]
      const wrong = (1 / (1 + Math.exp(-score(weights, places))) - (isIt ? 1 : 0)) * worth
      const share = wrong / Math.sqrt(places.length || 1)
      steps[columns] += wrong * wrong
      weights[columns] -= (settings.rate * wrong) / Math.sqrt(steps[columns])
      for (const place of places) {
        const column = place & fold
        const gradient = share + settings.decay * weights[column]
        steps[column] += gradient * gradient
        weights[column] -= (settings.rate * gradient) / Math.sqrt(steps[column])
      }
    }
  }
  return weights
}

function score(weights, places) {
  const fold = weights.length - 2
  let sum = 0
  for (const place of places) sum += weights[place & fold]
  return weights[weights.length - 1] + sum / Math.sqrt(places.length || 1)
}

/** Whether there is a concern. Of a dangerous message only its most telling piece must show it, of a harmless one none may. */
function fitAny(examples) {
  const instances = examples.flatMap(({ kind, whole, isShort, pieces, worth }) => [
    ...(isShort ? [{ places: whole, isIt: kind !== undefined, worth }] : []),
    ...(kind === undefined ? pieces.map((places) => ({ places, isIt: false, worth: worth * settings.piece })) : []),
  ])
  const first = fit(instances, settings.columns.any)
  for (const { kind, pieces, worth } of examples) {
    if (kind === undefined || pieces.length === 0) continue
    const telling = pieces.toSorted((a, b) => score(first, b) - score(first, a))[0]
    if (score(first, telling) > -1) instances.push({ places: telling, isIt: true, worth: worth * settings.piece })
  }
  return fit(instances, settings.columns.any)
}

/** Which concern: of those that show one, the rarer ones count more, or everything would be the most frequent. */
function fitKind(examples, name) {
  const shown = examples.filter(({ kind }) => kind !== undefined)
  const often = Map.groupBy(shown, ({ kind }) => kind)
  const usual = shown.length / often.size
  return fit(
    shown.map(({ kind, whole, worth }) => ({
      places: whole,
      isIt: kind === name,
      worth: worth * (usual / often.get(kind).length) ** settings.evenly,
    })),
    settings.columns.kind,
  )
}

/** Weights as signed bytes, with what one of them is worth. The few that are far out are drawn in, for the sake of the rest. */
function pack(weights) {
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

const messages = [...written, ...templates, ...prose]
const examplesOf = (list) =>
  [...list, ...made(list.filter(({ set }) => set !== 'template' && set !== 'prose'))].map(toExample)

if (process.argv.includes('--check')) {
  const writers = [...new Set(written.map(({ set }) => set))].filter((set) => set !== 'messages.v1')
  for (const writer of writers) {
    const weights = fitAny(examplesOf(messages.filter(({ set }) => set !== writer)))
    const theirs = messages.filter(({ set }) => set === writer).map(toExample)
    const scored = theirs.map(({ group, pieces, isShort, whole }) => {
      const less = 0.3 + 0.3 * Math.log(1 + pieces.length / 3)
      const alone = pieces.map((places) => score(weights, places) - less)
      const together = isShort || alone.length === 0 ? score(weights, whole) : -Infinity
      return { group, score: Math.max(...alone, together) }
    })
    const share = (group, above) => {
      const list = scored.filter((one) => one.group === group)
      return `${group} ${((100 * list.filter((one) => one.score > above).length) / (list.length || 1)).toFixed(1)} %`
    }
    for (const above of [0.5, 1, 1.5])
      process.stdout.write(
        `without ${writer}, above ${above}: ${['explicit', 'hinted', 'lookalike', 'ordinary'].map((group) => share(group, above)).join(', ')}\n`,
      )
  }
} else {
  const examples = examplesOf(messages)
  const model = {
    version: 2,
    any: pack(fitAny(examples)),
    kinds: Object.fromEntries(concernKinds.map((name) => [name, pack(fitKind(examples, name))])),
  }
  writeFileSync(new URL('model.json', folder), `${JSON.stringify(model, null, 2)}\n`)
}
