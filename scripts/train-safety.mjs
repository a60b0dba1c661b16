// Trains the linear model beside the tables of the safety layer, on the written messages, the templates of corpus.json and our
// own ordinary prose, and calibrates it on held-out writers. `node scripts/train-safety.mjs` writes
// content/coach/safety/model.json, and cross-validation.json with the held-out prediction for each message; the same input
// gives the same bytes. messages.v2.json, messages.v4.json and the judges (unseen-messages.*.json) are never read by it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { featuresOf } from '../src/server/coach/safety/message-features.ts'
import { concernKinds } from '../src/server/coach/safety/kinds.ts'
import { textWindows } from '../src/server/coach/safety/text-windows.ts'
import { rules } from '../src/server/coach/safety/rules.ts'
import { calibrate, fit, pack, score, toProbability } from './logistic-regression.mjs'
import { expand, makeRandom, misspell, proseIn } from './training-texts.mjs'

const folder = new URL('../content/coach/safety/', import.meta.url)
const read = (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
const settings = {
  perTemplate: 12,
  misspelt: 0.8,
  buried: 0.3,
  piece: 0.25,
  longestWhole: 70,
  evenly: 0.7,
  columns: { any: 2 ** 18, kind: 2 ** 14 },
  folds: 5,
  /** The largest share of held-out ordinary messages that may get a care note of one kind. Self-harm is the gravest and commonest. */
  notesOf: (kind) => (kind === 'selfHarm' ? 0.01 : 0.0034),
  leastForNote: 0.3,
}
/** `spoken` are the writers of training-messages.json, who write as people do. */
const worths = { template: 0.35, prose: 1, 'messages.v1': 0.7, spoken: 1.7, explicit: 2.5 }

const worthOf = ({ set }) => worths[set] ?? (/^[WX]/.test(set) ? worths.spoken : 1)

/** Features by text: most messages are read again for each fold. */
const known = new Map()

function featuresIn(text) {
  const before = known.get(text)
  if (before !== undefined) return before
  const marks = rules.lexicon.mark(rules.speller(text))
  const features = featuresOf(marks)
  const stretch = (start, end) => Uint32Array.from(features.slice(start, end).flat())
  const found = {
    isShort: features.length <= settings.longestWhole,
    whole: stretch(0, features.length),
    pieces: textWindows(marks.words).map(([start, end]) => stretch(start, end)),
  }
  known.set(text, found)
  return found
}

const toExample = (message) => ({
  ...message,
  ...featuresIn(message.text),
  worth: worthOf(message) * (worths[message.group] ?? 1) * (message.isMade ? 0.5 : 1),
})

const isKind = new Set(concernKinds)
const written = ['messages.v1', 'messages.v3', 'training-messages'].flatMap((name) =>
  read(`${name}.json`).messages.map(({ text, kind, group, set }) => ({
    text,
    kind,
    group,
    set: name === 'messages.v1' ? name : set,
  })),
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
  ...readdirSync(new URL('../passages/', folder))
    .toSorted()
    .map((name) => `coach/passages/${name.replace('.json', '')}`),
].flatMap((name) => proseIn(read(`../../${name}.json`)).map((text) => ({ text, group: 'ordinary', set: 'prose' })))

/** The written messages again, misspelt, and with harmless text before or after. */
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

/** Which concern. Rare kinds are weighted more, or the most frequent one would win too often. */
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

/** The model's scores for a message, computed as in src/server/coach/safety/model.ts. */
function scoreOf(weights, { pieces, isShort, whole }) {
  const less = 0.3 + 0.3 * Math.log(1 + pieces.length / 3)
  const alone = pieces.map((places) => score(weights, places) - less)
  return Math.max(...alone, isShort || alone.length === 0 ? score(weights, whole) : -Infinity)
}

/** Every written message with the scores of a model that was trained without its writer. */
function scoreHeldOut(messages) {
  const writers = [...new Set(written.map(({ set }) => set))].filter((set) => set !== 'messages.v1')
  return Array.from({ length: settings.folds }, (_, fold) => {
    const left = new Set(writers.filter((_, at) => at % settings.folds === fold))
    const isKnown = ({ set }) => !left.has(set)
    const weights = fitAny(examplesOf(messages.filter(isKnown)))
    process.stdout.write(`trained without ${[...left].join(', ')}\n`)
    return messages
      .filter(({ set }) => left.has(set))
      .map((message) => Object.assign({}, message, { score: scoreOf(weights, toExample(message)) }))
  }).flat()
}

/** By kind, the lowest threshold at which few enough of the most similar harmless messages would get a note. */
function notesFrom(scored, kinds) {
  const harmless = scored.filter(({ kind }) => kind === undefined)
  const resembled = Map.groupBy(harmless, (message) => {
    const { whole } = toExample(message)
    return concernKinds.reduce((one, other) => (score(kinds[other], whole) > score(kinds[one], whole) ? other : one))
  })
  return Object.fromEntries(
    concernKinds.map((kind) => {
      const likely = (resembled.get(kind) ?? []).map(({ logOdds }) => toProbability(logOdds)).toSorted((a, b) => b - a)
      return [
        kind,
        Number(
          Math.max(settings.leastForNote, likely[Math.floor(harmless.length * settings.notesOf(kind))] ?? 0).toFixed(4),
        ),
      ]
    }),
  )
}

const messages = [...written, ...templates, ...prose]
const examplesOf = (list) =>
  [...list, ...made(list.filter(({ set }) => set !== 'template' && set !== 'prose'))].map(toExample)

const heldOut = scoreHeldOut(messages)
const calibration = calibrate(heldOut)
const scored = heldOut.map((one) =>
  Object.assign(one, { logOdds: calibration.slope * one.score + calibration.intercept }),
)
const examples = examplesOf(messages)
const kinds = Object.fromEntries(concernKinds.map((name) => [name, fitKind(examples, name)]))
const noteAt = notesFrom(scored, kinds)
process.stdout.write(`${JSON.stringify({ calibration, noteAt })}\n`)
const model = {
  version: 3,
  any: pack(fitAny(examples)),
  kinds: Object.fromEntries(Object.entries(kinds).map(([name, weights]) => [name, pack(weights)])),
  calibration,
  noteAt,
}
writeFileSync(new URL('model.json', folder), `${JSON.stringify(model, null, 2)}\n`)
const byText = new Map(scored.map(({ text, logOdds }) => [text, Number(logOdds.toFixed(2))]))
const scores = read('training-messages.json').messages.map(({ text }) => byText.get(text))
writeFileSync(new URL('cross-validation.json', folder), `${JSON.stringify({ version: 1, scores })}\n`)
await import('./doubtful-patterns.mjs')
