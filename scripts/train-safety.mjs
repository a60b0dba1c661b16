// Trains the linear model beside the tables of the safety layer, from messages.v1.json and the templates of corpus.json.
// `node scripts/train-safety.mjs` writes content/coach/safety/model.json; the same input gives the same bytes.
// `node scripts/train-safety.mjs --check` prints what fourfold cross-validation says of it instead. messages.v2.json is never read here.
import { readFileSync, writeFileSync } from 'node:fs'
import { columns, featuresOf } from '../src/server/coach/safety/features.ts'
import { concernKinds } from '../src/server/coach/safety/kinds.ts'
import { rules } from '../src/server/coach/safety/rules.ts'

const folder = new URL('../content/coach/safety/', import.meta.url)
const read = (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
const settings = { epochs: 25, rate: 0.2, decay: 0.001, perTemplate: 16, folds: 4, shades: 127 }

function makeRandom(seed) {
  let state = seed
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32
}

/** '(a/b) c' as some of the sentences it stands for. */
function expand(template, random) {
  const texts = new Set()
  for (let time = 0; time < settings.perTemplate; time += 1) {
    const text = template.replaceAll(/\(([^()]*)\)/gu, (_, list) => {
      const ways = list.split('/')
      return ways[Math.floor(random() * ways.length)]
    })
    texts.add(text.replaceAll(/\s+/gu, ' ').replaceAll(' ,', ',').trim())
  }
  return [...texts]
}

const toExample = ({ text, kind, group }) => ({
  kind,
  group,
  columns: featuresOf(rules.lexicon.mark(rules.speller(text))),
})

const random = makeRandom(11)
const isKind = new Set(concernKinds)
const written = read('messages.v1.json').messages.map(toExample)
const templates = Object.entries(read('corpus.json')).flatMap(([name, list]) =>
  list
    .flatMap((template) => expand(template, random))
    .map((text) => toExample({ text, ...(isKind.has(name) ? { kind: name } : { group: name }) })),
)

/** Prose of ordinary days that is ours already: whole, and sentence by sentence. */
const proseOf = (value) =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(proseOf)
      : []
const prose = [
  'affirmations/system',
  'affirmations/personal',
  'demo/journal',
  'demo/goals',
  'demo/tasks',
  'demo/self-care',
]
  .flatMap((name) => proseOf(read(`../../${name}.json`)))
  .flatMap((text) => (text.length > 160 ? [text].concat(text.split(/(?<=[.!?])\s+/u)) : [text]))
  .filter((text) => text.length > 12 && text.includes(' '))
  .map((text) => toExample({ text, group: 'ordinary' }))

/** Logistic regression by stochastic gradients with a step of its own for each column (AdaGrad). */
function train(examples, isIt) {
  const random = makeRandom(7)
  const weights = new Float64Array(columns + 1)
  const steps = new Float64Array(columns + 1).fill(1e-6)
  const move = (column, gradient) => {
    steps[column] += gradient * gradient
    weights[column] -= (settings.rate * gradient) / Math.sqrt(steps[column])
  }
  const order = examples.map((_, index) => index)
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other], order[at]]
    }
    for (const index of order) {
      const example = examples[index]
      const wrong = 1 / (1 + Math.exp(-score(weights, example))) - (isIt(example) ? 1 : 0)
      const share = wrong / Math.sqrt(example.columns.length || 1)
      move(columns, wrong)
      for (const column of example.columns) move(column, share + settings.decay * weights[column])
    }
  }
  return weights
}

function score(weights, example) {
  let sum = 0
  for (const column of example.columns) sum += weights[column]
  return weights[columns] + sum / Math.sqrt(example.columns.length || 1)
}

/** Weights as signed bytes, with what one of them is worth. */
function pack(weights) {
  const unit = Math.max(...weights.subarray(0, columns).map(Math.abs)) / settings.shades
  const bytes = Int8Array.from(weights.subarray(0, columns), (weight) => Math.round(weight / unit))
  return {
    bias: Number(weights[columns].toFixed(5)),
    unit: Number(unit.toFixed(7)),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  }
}

if (process.argv.includes('--check')) {
  const scored = written.map((example, index) => ({ ...example, fold: index % settings.folds }))
  for (let fold = 0; fold < settings.folds; fold += 1) {
    const weights = train(
      [...scored.filter((one) => one.fold !== fold), ...templates, ...prose],
      ({ kind }) => kind !== undefined,
    )
    for (const one of scored) if (one.fold === fold) one.score = score(weights, one)
  }
  const share = (list, above) => ((100 * list.filter((one) => one.score > above).length) / list.length).toFixed(1)
  for (const above of [-3, -2, -1.5, -1, 0, 1, 1.5, 2, 2.5, 3]) {
    const of = (group) =>
      share(
        scored.filter((one) => one.group === group),
        above,
      )
    process.stdout.write(
      `above ${above}: explicit ${of('explicit')} %, hinted ${of('hinted')} %, look-alikes ${of('lookalike')} %, ordinary ${of('ordinary')} %\n`,
    )
  }
} else {
  const all = [...written, ...templates, ...prose]
  const kinds = all.filter(({ kind }) => kind !== undefined)
  const model = {
    version: 1,
    any: pack(train(all, ({ kind }) => kind !== undefined)),
    kinds: Object.fromEntries(concernKinds.map((name) => [name, pack(train(kinds, ({ kind }) => kind === name))])),
  }
  writeFileSync(new URL('model.json', folder), `${JSON.stringify(model, null, 2)}\n`)
}
