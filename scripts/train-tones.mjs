// Trains the classifier of how a message sounds that only tells something: scripts/tones has a file for each writer, a line for each
// message. The messages about known situations (scripts/situations) are further examples, each with the tone of its situation.
// `node scripts/train-tones.mjs` writes content/coach/tone-classifier.json, and prints how each writer's messages are read by a model
// that was trained on the others. The same input gives the same bytes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { slotCount, toneSlots } from '../src/server/coach/situations/tone-features.ts'
import { softmax } from '../src/server/coach/softmax.ts'
import { tellers, unseenBySafety } from './situation-writers.mjs'
import { fit, pack, score } from './softmax-regression.mjs'

const tones = ['good', 'hard', 'mixed', 'plain']
const shape = { labels: tones.length, slotCount }
const training = { ...shape, epochs: 20, rate: 0.3, decay: 4e-4, keep: 0.5 }
/** The share of messages by strangers that must have a tone from which on it counts as sure. */
const rightShare = 0.92
/** The weight of a message about a situation: it was written for its subject, and its tone is only that of most. */
const worthOfSituation = 0.1
const folder = new URL('tones/', import.meta.url)

const toExample = (writer, text, tone, worth = 1) => ({
  writer,
  right: tones.indexOf(tone),
  worth,
  slots: Uint16Array.from(toneSlots(text)),
})

const written = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .toSorted()
  .flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const { text, tone } = JSON.parse(line)
        return toExample(name, text, tone)
      }),
  )
const writers = [...new Set(written.map(({ writer }) => writer))]

const { situations } = JSON.parse(readFileSync(new URL('../content/coach/situations.json', import.meta.url), 'utf8'))
const toneOf = new Map(situations.map(({ id, tone }) => [id, tone]))
const ofSituations = [...tellers, ...unseenBySafety].flatMap((writer) => {
  let tone
  const lines = readFileSync(new URL(`situations/${writer}.txt`, import.meta.url), 'utf8').split('\n')
  return lines.flatMap((line) => {
    const said = line.trim()
    if (said.startsWith('# ')) tone = toneOf.get(said.slice(2).trim())
    return said === '' || said.startsWith('# ') || tone === undefined
      ? []
      : [toExample(writer, said, tone, worthOfSituation)]
  })
})

const judge = (weights, one) => {
  const shares = softmax(score(weights, one.slots, shape))
  const got = shares.indexOf(Math.max(...shares))
  return { ...one, got, share: shares[got] }
}
const leftOut = writers.flatMap((writer) => {
  const weights = fit([...written.filter((one) => one.writer !== writer), ...ofSituations], training)
  return written.filter((one) => one.writer === writer).map((one) => judge(weights, one))
})

/** The lowest probability at which enough are right. */
function sureFrom(tone) {
  const taken = leftOut.filter(({ got }) => got === tone).toSorted((one, other) => other.share - one.share)
  let right = 0
  let bound = 1
  for (const [at, one] of taken.entries()) {
    if (one.right === tone) right += 1
    if (right >= rightShare * (at + 1)) bound = one.share
  }
  return Number(bound.toFixed(3))
}
const sure = tones.map((_, tone) => sureFrom(tone))

const percent = (part, whole) => `${((100 * part) / (whole || 1)).toFixed(1)} %`
function report(name, list) {
  const right = list.filter(({ got, right }) => got === right).length
  const taken = list.filter(({ got, share }) => share >= sure[got])
  const opposite = taken.filter(({ got, right }) => got + right === 1).length
  process.stdout.write(
    `${name}: ${percent(right, list.length)} of ${list.length} right; ${percent(taken.length, list.length)} sure, of these ${percent(taken.filter(({ got, right }) => got === right).length, taken.length)} right, ${percent(opposite, taken.length)} good for hard or hard for good\n`,
  )
}
for (const writer of writers)
  report(
    writer,
    leftOut.filter((one) => one.writer === writer),
  )
for (const [at, tone] of tones.entries())
  report(
    tone,
    leftOut.filter(({ right }) => right === at),
  )
report('all', leftOut)
process.stdout.write(`sure from ${JSON.stringify(sure)}\n`)

writeFileSync(
  new URL('../content/coach/tone-classifier.json', import.meta.url),
  `${JSON.stringify({
    labels: tones,
    sureFrom: Object.fromEntries(tones.map((tone, at) => [tone, sure[at]])),
    ...pack(fit([...written, ...ofSituations], training), shape),
  })}\n`,
)
