// Trains the classifier that finds a matter of the coach's library, on messages as people write them: scripts/matters has a file for
// each writer, '# id' followed by a message a line; '# none' is what no matter is about. `node scripts/train-matters.mjs` tries each
// writer on a model of the others, fits the calibration on that, keeps the figures in scripts/matters/left-out.json and writes
// content/coach/matter-classifier.json. The same input gives the same bytes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { certaintyOf, sureFrom } from '../src/server/coach/guide/matter-certainty.ts'
import { probabilitiesOf } from '../src/server/coach/guide/matter-classifier.ts'
import { ageKinds, createPeopleReader } from '../src/server/coach/guide/read-people.ts'
import { createPeopleWeigher } from '../src/server/coach/guide/weigh-people.ts'
import { fitTerms, scoreTerms, toLine } from './term-model.mjs'

const folder = new URL('matters/', import.meta.url)
const passages = new URL('../content/coach/passages/', import.meta.url)
const readJson = (name) => JSON.parse(readFileSync(new URL(name, passages), 'utf8'))
const all = readdirSync(passages).toSorted().flatMap(readJson)
const ids = [...all.map(({ id }) => id).toSorted(), 'none']
const indexOf = new Map(ids.map((id, index) => [id, index]))
const none = ids.length - 1

const own = all.flatMap(({ id, title, answer, steps, example, question, ifItGoesWrong }) => {
  const matter = indexOf.get(id)
  const rest = [answer, steps.join(' '), [example, question, ifItGoesWrong].join(' ')]
  return [toLine('library', matter, title, 2)].concat(rest.map((text) => toLine('library', matter, text)))
})

/** The writers' files. Their order counts: the calibration looks at every fifth message. */
const writers = [
  'assistant-requests',
  'records-questions',
  'short-asks',
  'oblique-family-work-1',
  'oblique-scenes',
  'long-stories',
  'oblique-mind-love-1',
  'oblique-mind-days-1',
  'oblique-family-work-2',
  'oblique-mind-love-2',
  'oblique-mind-days-2',
  'plain-1',
  'plain-2',
  'half-oblique',
  'practical-plain',
  'practical-details',
  'practical-typed',
  'practical-oblique',
  'practical-others',
  'everyday-1',
  'everyday-2',
  'everyday-3',
  'everyday-4',
  'everyday-5',
  'everyday-outside',
  'everyday-6',
  'added-1',
  'added-2',
  'added-3',
  'added-near',
  'added-4',
  'added-5',
  'added-6',
  'added-near-2',
]
const unlisted = readdirSync(folder).filter((name) => name.endsWith('.txt') && !writers.includes(name.slice(0, -4)))
if (unlisted.length > 0) throw new Error(`writers that are not listed: ${unlisted.join(', ')}`)
const lines = writers.flatMap((writer) => readWriter(writer, readFileSync(new URL(`${writer}.txt`, folder), 'utf8')))

function readWriter(writer, text) {
  let matter = none
  return text.split('\n').flatMap((line) => {
    const said = line.trim()
    if (!said.startsWith('# ')) return said === '' ? [] : [toLine(writer, matter, said)]
    matter = indexOf.get(said.slice(2).trim())
    if (matter === undefined) throw new Error(`${writer}: no matter ${said}`)
    return []
  })
}

const lexicon = JSON.parse(readFileSync(new URL('../content/coach/people.json', import.meta.url), 'utf8'))
const kinds = [...Object.keys(lexicon), ...ageKinds]
const peopleIn = createPeopleReader(lexicon)
const named = new Map([...own, ...lines].map((line) => [line, peopleIn(line.text)]))

/** So many messages of an average matter are added to each. */
const smoothing = 4
/** Shorter messages leave people out, and count less. */
const wholeFrom = 12

/** What share of the messages about each matter names which people. */
function fitPeople(texts) {
  const counts = new Float64Array(ids.length * kinds.length)
  const totals = new Float64Array(ids.length)
  for (const line of texts) {
    const worth = line.writer === 'library' ? 1 : Math.min(1, line.terms.words.length / wholeFrom)
    totals[line.matter] += worth
    for (const kind of named.get(line)) counts[line.matter * kinds.length + kinds.indexOf(kind)] += worth
  }
  const all = totals.reduce((sum, total) => sum + total, 0) - totals[none]
  const common = kinds.map((_, kind) => {
    let sum = 1
    for (let matter = 0; matter < none; matter += 1) sum += counts[matter * kinds.length + kind]
    return sum / (all + 2)
  })
  const rates = Uint8Array.from(counts, (count, at) =>
    Math.round(
      (255 * (count + smoothing * common[at % kinds.length])) / (totals[Math.floor(at / kinds.length)] + smoothing),
    ),
  )
  return { kinds, common: common.map((share) => Math.round(255 * share)), rates }
}

/** Each line, with what a model says of it that was trained without its writer. */
const leftOut = writers.flatMap((writer) => {
  const others = [...own, ...lines.filter((one) => one.writer !== writer)]
  const model = fitTerms(others, ids.length)
  const weighPeople = createPeopleWeigher(fitPeople(others))
  return lines
    .filter((one) => one.writer === writer)
    .map((line) => {
      const { scores, length } = scoreTerms(model, line.terms, ids.length)
      // In single precision: tens of thousands of lines are held at once.
      return {
        scores: Float32Array.from(scores),
        length,
        people: weighPeople(named.get(line), length),
        writer,
        matter: line.matter,
      }
    })
})

const toCalibration = ([sharpness, damping, base, byLength]) => ({ sharpness, damping, base, byLength })

/** By a search along each number in turn, for the least surprise on a part of the lines that counts all writers. */
function calibrate() {
  const sample = leftOut.filter(({ matter }, at) => at % (matter === none ? 2 : 5) === 0)
  const surprise = (setting) =>
    sample.reduce((sum, one) => sum - Math.log(probabilitiesOf(toCalibration(setting), one)[one.matter] + 1e-6), 0)
  let setting = [1, 0.2, 9, -1]
  let least = surprise(setting)
  for (let step = [0.2, 0.1, 2, 0.5]; step[0] > 0.01;) {
    let moved = false
    for (const at of setting.keys())
      for (const way of [1, -1]) {
        const tried = setting.with(at, setting[at] + way * step[at])
        const found = surprise(tried)
        if (found < least) [setting, least, moved] = [tried, found, true]
      }
    if (!moved) step = step.map((one) => one / 2)
  }
  return toCalibration(setting.map((one) => Number(one.toFixed(4))))
}

const calibration = calibrate()
const percent = (part, whole) => Number(((100 * part) / (whole || 1)).toFixed(1))

function figuresOf(writer) {
  const seen = leftOut
    .filter((one) => one.writer === writer)
    .map((one) => ({ matter: one.matter, probabilities: probabilitiesOf(calibration, one) }))
    .map(({ matter, probabilities }) => {
      const ranked = [...probabilities.keys()]
        .filter((at) => at !== none)
        .toSorted((a, b) => probabilities[b] - probabilities[a])
      const [best, next] = ranked.map((at) => probabilities[at])
      return { matter, place: ranked.indexOf(matter), isSure: certaintyOf(best, next, probabilities[none]) >= sureFrom }
    })
  const known = seen.filter(({ matter }) => matter !== none)
  const among = (most) => percent(known.filter(({ place }) => place < most).length, known.length)
  return {
    writer,
    messages: known.length,
    outside: seen.length - known.length,
    ...(known.length > 0 && { first: among(1), two: among(2), three: among(3) }),
    ...(known.length > 0 && {
      right: percent(known.filter(({ isSure, place }) => isSure && place === 0).length, known.length),
    }),
    wrongAsRight: percent(seen.filter(({ isSure, place }) => isSure && place !== 0).length, seen.length),
  }
}

const figures = writers.map(figuresOf)
for (const one of figures) console.log(JSON.stringify(one))
writeFileSync(new URL('left-out.json', folder), `${JSON.stringify(figures, null, 2)}\n`)

const model = [...fitTerms([...own, ...lines], ids.length)].toSorted(([one], [other]) => one - other)
const people = fitPeople([...own, ...lines])
const postings = model.flatMap(([, found]) => found)
const unit = postings.reduce((most, [, weight]) => Math.max(most, weight), 0) / 255
let start = 0
const starts = [0, ...model.map(([, found]) => (start += found.length))]
const pack = (numbers) => Buffer.from(numbers.buffer).toString('base64')
const content = {
  ids,
  terms: pack(Uint32Array.from(model, ([term]) => term)),
  starts: pack(Uint32Array.from(starts)),
  matters: pack(Uint16Array.from(postings, ([matter]) => matter)),
  weights: pack(Uint8Array.from(postings, ([, weight]) => Math.max(1, Math.round(weight / unit)))),
  unit: Number(unit.toPrecision(6)),
  people: { ...people, rates: pack(people.rates) },
  calibration,
}
writeFileSync(new URL('../content/coach/matter-classifier.json', import.meta.url), `${JSON.stringify(content)}\n`)
console.log(`${model.length} terms, ${postings.length} weights`, calibration)
