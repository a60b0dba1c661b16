// Trains the classifier that says what a message to the coach asks for: a question about the user's own records, something to be
// done, or neither. scripts/intents has a file for each writer, a line for each message; the ordinary messages of the safety layer
// are further examples of neither. `node scripts/train-intents.mjs` writes content/coach/intent-classifier.json, and scripts/intents/left-out.jsonl
// with what a model says of each message that was trained without its writer. The same input gives the same bytes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { slotCount, featureSlots } from '../src/server/coach/intents/intent-features.ts'
import { asksForAnswer } from '../src/server/coach/actions/command-clauses.ts'
import { labels, questionLabels, requestLabels } from '../src/server/coach/intents/intent-labels.ts'
import { softmax } from '../src/server/coach/softmax.ts'
import { fit, pack, score } from './softmax-regression.mjs'
import { expand, makeRandom } from './training-texts.mjs'

const settings = {
  /** The weight of an ordinary message of the safety layer, up to the largest length that counts as short. */
  ordinary: { worth: 0.2, maxLetters: 220 },
  template: { many: 24, worth: 0.3 },
  /** The largest share of messages that ask for nothing of which a question may be taken for one, and a request. */
  maxTaken: { question: 0.009, request: 0.015 },
}
const shape = { labels: labels.length, slotCount }
const training = { ...shape, epochs: 14, rate: 0.4, decay: 2e-4, keep: 0.6 }
const folder = new URL('intents/', import.meta.url)
const indexOf = new Map(labels.map((label, index) => [label, index]))
const none = indexOf.get('none')

const toExample =
  (writer, worth) =>
  ({ text, label, language }) => {
    const right = indexOf.get(label)
    if (right === undefined) throw new Error(`${writer} has the label ${label}`)
    return { writer, worth, text, label, right, language, slots: Uint16Array.from(featureSlots(text)) }
  }

/** 'wi1' of 'wi1-everything-by-a-stranger.jsonl'. Their order is part of the model's bytes. */
const writerOf = (name) => name.split('-', 1)[0]

const written = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl') && name !== 'left-out.jsonl')
  .toSorted()
  .flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line) => toExample(writerOf(name), 1)(JSON.parse(line))),
  )
/** Commands as they are given to assistants: '<word>' stands for any of its words. */
function templateExamples() {
  const { words, templates } = JSON.parse(readFileSync(new URL('templates.json', folder), 'utf8'))
  const random = makeRandom(11)
  const filled = (text) =>
    text.replaceAll(/<(\w+)>/g, (_, name) => pick(words[name].split('/'), random).replace(/^ $/, ''))
  return Object.entries(templates).flatMap(([label, list]) =>
    list.flatMap((template) =>
      Array.from({ length: settings.template.many }, () => {
        const [text] = expand(filled(template), 1, random)
        return toExample('template', settings.template.worth)({ text, label, language: 'en' })
      }),
    ),
  )
}
const pick = (list, random) => list[Math.floor(random() * list.length)]

const ordinary = JSON.parse(
  readFileSync(new URL('../content/coach/safety/training-messages.json', import.meta.url), 'utf8'),
)
  .messages.filter(({ group, text }) => group === 'ordinary' && text.length <= settings.ordinary.maxLetters)
  .map(({ text, language }) => toExample('ordinary', settings.ordinary.worth)({ text, label: 'none', language }))

/** As intentOf of src/server/coach/intents/intent-classifier.ts, without a threshold. */
function judge(weights, { slots }) {
  const scores = softmax(score(weights, slots, shape))
  const best = (of) => of.reduce((one, other) => (scores[indexOf.get(other)] > scores[indexOf.get(one)] ? other : one))
  const sum = (of) => of.reduce((total, label) => total + scores[indexOf.get(label)], 0)
  const kind = sum(questionLabels) >= sum(requestLabels) ? 'question' : 'request'
  return { kind, got: best(kind === 'question' ? questionLabels : requestLabels), asks: 1 - scores[none] }
}

/** Ordinary messages that ask for something after all are not examples of neither. */
function withoutRequests(examples, others) {
  const weights = fit([...examples, ...others.filter((_, at) => at % 3 === 0)], training)
  return others.filter((one) => judge(weights, one).asks < 0.9)
}

const made = templateExamples()
const neither = [...withoutRequests(written, ordinary), ...made]
process.stdout.write(
  `${written.length} messages, ${made.length} commands, ${neither.length - made.length} of ${ordinary.length} ordinary ones\n`,
)

/** Every written message with what a model says of it that was trained without its writer. */
const writers = [...new Set(written.map(({ writer }) => writer))]
const leftOut = writers.flatMap((writer) => {
  const weights = fit([...written.filter((one) => one.writer !== writer), ...neither], training)
  return written.filter((one) => one.writer === writer).map((one) => Object.assign({}, one, judge(weights, one)))
})

/** The lowest threshold at which few enough messages by strangers that ask for nothing are taken. */
function boundFor(kind) {
  const idle = leftOut.filter(({ label, writer }) => label === 'none' && writer !== 'ours')
  // A message that asks for an answer gets no card, whatever it resembles.
  const likely = idle
    .filter((one) => one.kind === kind && (kind === 'question' || !asksForAnswer(one)))
    .map(({ asks }) => asks)
    .toSorted((a, b) => b - a)
  return Number((likely[Math.floor(idle.length * settings.maxTaken[kind])] ?? 0.5).toFixed(4))
}
const takenFrom = { question: boundFor('question'), request: boundFor('request') }

const percent = (part, whole) => `${((100 * part) / (whole || 1)).toFixed(1)} %`
const isTaken = ({ kind, asks }) => asks >= takenFrom[kind]
function report(name, list) {
  const asked = list.filter(({ label }) => label !== 'none')
  const idle = list.filter(({ label }) => label === 'none')
  const taken = asked.filter(isTaken)
  const right = taken.filter(({ got, label }) => got === label).length
  process.stdout.write(
    `${name}: ${percent(right, asked.length)} of ${asked.length} right, ${percent(taken.length - right, asked.length)} another; ${percent(idle.filter(isTaken).length, idle.length)} of ${idle.length} others taken\n`,
  )
}
const isQuestion = new Set(questionLabels)
process.stdout.write(`taken from ${JSON.stringify(takenFrom)}\n`)
for (const writer of writers)
  report(
    writer,
    leftOut.filter((one) => one.writer === writer),
  )
report(
  'questions',
  leftOut.filter(({ label }) => label === 'none' || isQuestion.has(label)),
)
report(
  'requests',
  leftOut.filter(({ label }) => label === 'none' || !isQuestion.has(label)),
)
for (const language of ['en', 'es'])
  report(
    language,
    leftOut.filter((one) => one.language === language),
  )
if (process.argv.includes('--misses'))
  for (const one of leftOut) {
    const got = isTaken(one) ? one.got : 'none'
    if (got !== one.label)
      process.stdout.write(`${one.label} -> ${got} (${one.got} ${one.asks.toFixed(2)}) | ${one.text}\n`)
  }

const model = fit([...written, ...neither], training)
writeFileSync(
  new URL('../content/coach/intent-classifier.json', import.meta.url),
  `${JSON.stringify({ labels, takenFrom, ...pack(model, shape) })}\n`,
)
const outcome = ({ writer, language, label, got, kind, asks }) => ({
  writer,
  language,
  label,
  got: asks >= takenFrom[kind] ? got : 'none',
})
writeFileSync(new URL('left-out.jsonl', folder), `${leftOut.map((one) => JSON.stringify(outcome(one))).join('\n')}\n`)
