// Trains a classifier of what a message is about, on messages as people write them, a file for each writer: for train-matters.mjs and
// train-situations.mjs.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { certaintyOf, sureFrom } from '../src/server/coach/guide/matter-certainty.ts'
import { probabilitiesOf } from '../src/server/coach/guide/matter-classifier.ts'
import { ageKinds, createPeopleReader } from '../src/server/coach/guide/read-people.ts'
import { createPeopleWeigher } from '../src/server/coach/guide/weigh-people.ts'
import { fitTerms, scoreTerms, toLine } from './term-model.mjs'

const content = new URL('../content/coach/', import.meta.url)
const lexicon = JSON.parse(readFileSync(new URL('people.json', content), 'utf8'))
const kinds = [...Object.keys(lexicon), ...ageKinds]
const peopleIn = createPeopleReader(lexicon)

/** Smoothing: this many messages of an average matter are added to each. */
const smoothing = 4
/** Shorter messages leave people out, and count less. */
const wholeFrom = 12

/** The share of the messages about each matter that names certain people. */
function fitPeople(texts, named, size) {
  const counts = new Float64Array(size * kinds.length)
  const totals = new Float64Array(size)
  for (const line of texts) {
    const worth = line.writer === 'library' ? 1 : Math.min(1, line.terms.words.length / wholeFrom)
    totals[line.matter] += worth
    for (const kind of named.get(line)) counts[line.matter * kinds.length + kinds.indexOf(kind)] += worth
  }
  const all = totals.reduce((sum, total) => sum + total, 0) - totals[size - 1]
  const common = kinds.map((_, kind) => {
    let sum = 1
    for (let matter = 0; matter < size - 1; matter += 1) sum += counts[matter * kinds.length + kind]
    return sum / (all + 2)
  })
  const rates = Uint8Array.from(counts, (count, at) =>
    Math.round(
      (255 * (count + smoothing * common[at % kinds.length])) / (totals[Math.floor(at / kinds.length)] + smoothing),
    ),
  )
  return { kinds, common: common.map((share) => Math.round(255 * share)), rates }
}

const toCalibration = ([sharpness, damping, base, byLength]) => ({ sharpness, damping, base, byLength })

/** Searches along one number after another, for the lowest loss on a part of the lines that has all writers. */
function calibrate(leftOut, none) {
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

const percent = (part, whole) => Number(((100 * part) / (whole || 1)).toFixed(1))

function figuresOf(writer, leftOut, calibration, none) {
  const seen = leftOut
    .filter((one) => one.writer === writer)
    .map((one) => ({ matter: one.matter, probabilities: probabilitiesOf(calibration, one) }))
    .map(({ matter, probabilities }) => {
      const ranked = [...probabilities.keys()]
        .filter((at) => at !== none)
        .toSorted((a, b) => probabilities[b] - probabilities[a])
      const [best, next] = ranked.map((at) => probabilities[at])
      return { matter, rank: ranked.indexOf(matter), isSure: certaintyOf(best, next, probabilities[none]) >= sureFrom }
    })
  const known = seen.filter(({ matter }) => matter !== none)
  const among = (most) => percent(known.filter(({ rank }) => rank < most).length, known.length)
  return {
    writer,
    messages: known.length,
    outOfScope: seen.length - known.length,
    ...(known.length > 0 && { first: among(1), two: among(2), three: among(3) }),
    ...(known.length > 0 && {
      right: percent(known.filter(({ isSure, rank }) => isSure && rank === 0).length, known.length),
    }),
    wrongAsRight: percent(seen.filter(({ isSure, rank }) => isSure && rank !== 0).length, seen.length),
  }
}

function readWriter(folder, writer, indexOf) {
  let matter = indexOf.get('none')
  const text = readFileSync(new URL(`${writer}.txt`, folder), 'utf8')
  return text.split('\n').flatMap((line) => {
    const said = line.trim()
    if (!said.startsWith('# ')) return said === '' ? [] : [toLine(writer, matter, said)]
    matter = indexOf.get(said.slice(2).trim())
    if (matter === undefined) throw new Error(`${writer}: no matter ${said}`)
    return []
  })
}

/** Sorted hashes with their weights as bytes. */
function pack(lines, people, size) {
  const model = [...fitTerms(lines, size)].toSorted(([one], [other]) => one - other)
  const postings = model.flatMap(([, found]) => found)
  const unit = postings.reduce((most, [, weight]) => Math.max(most, weight), 0) / 255
  let start = 0
  const starts = [0, ...model.map(([, found]) => (start += found.length))]
  const toText = (numbers) => Buffer.from(numbers.buffer).toString('base64')
  console.log(`${model.length} terms, ${postings.length} weights`)
  return {
    terms: toText(Uint32Array.from(model, ([term]) => term)),
    starts: toText(Uint32Array.from(starts)),
    matters: toText(Uint16Array.from(postings, ([matter]) => matter)),
    weights: toText(Uint8Array.from(postings, ([, weight]) => Math.max(1, Math.round(weight / unit)))),
    unit: Number(unit.toPrecision(6)),
    people: { ...people, rates: toText(people.rates) },
  }
}

/**
 * Tries each writer on a model of the others, fits the calibration on that, keeps the figures in `left-out.json` beside the writers
 * and writes the model into the content. `texts`: what the product says of each id.
 */
export function trainClassifier({ name, folder, writers, texts }) {
  const unlisted = readdirSync(folder).filter((file) => file.endsWith('.txt') && !writers.includes(file.slice(0, -4)))
  if (unlisted.length > 0) throw new Error(`writers that are not listed: ${unlisted.join(', ')}`)
  const ids = [...texts.map(({ id }) => id).toSorted(), 'none']
  const indexOf = new Map(ids.map((id, index) => [id, index]))
  const none = ids.length - 1
  const own = texts.flatMap(({ id, title, rest }) => [
    toLine('library', indexOf.get(id), title, 2),
    ...rest.map((text) => toLine('library', indexOf.get(id), text)),
  ])
  const lines = writers.flatMap((writer) => readWriter(folder, writer, indexOf))
  const named = new Map([...own, ...lines].map((line) => [line, peopleIn(line.text)]))
  /** Each line, with what a model says of it that was trained without its writer. */
  const leftOut = writers.flatMap((writer) => {
    const others = [...own, ...lines.filter((one) => one.writer !== writer)]
    const model = fitTerms(others, ids.length)
    const weighPeople = createPeopleWeigher(fitPeople(others, named, ids.length))
    return lines
      .filter((one) => one.writer === writer)
      .map((line) => {
        const { scores, length } = scoreTerms(model, line.terms, ids.length)
        // In single precision: tens of thousands of lines are held at once.
        const people = weighPeople(named.get(line), length)
        return { scores: Float32Array.from(scores), length, people, writer, matter: line.matter }
      })
  })
  const calibration = calibrate(leftOut, none)
  const figures = writers.map((writer) => figuresOf(writer, leftOut, calibration, none))
  for (const one of figures) console.log(JSON.stringify(one))
  writeFileSync(new URL('left-out.json', folder), `${JSON.stringify(figures, null, 2)}\n`)
  const all = [...own, ...lines]
  const model = { ids, ...pack(all, fitPeople(all, named, ids.length), ids.length), calibration }
  writeFileSync(new URL(`${name}.json`, content), `${JSON.stringify(model)}\n`)
  console.log(calibration)
}
