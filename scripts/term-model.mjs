// How much more often a term is said of a matter than of all of them: for train-matters.mjs.
import { termsOf, weighTerms } from '../src/server/coach/guide/matter-features.ts'

/** Each kind of terms is a model of its own. */
const kinds = [
  ({ words }) => words.map(({ stem }) => stem),
  ({ pairs }) => pairs,
  ({ words }) => words.flatMap(({ letters }) => letters),
]

/** A text about a matter, by its index, with its terms counted once. */
export const toLine = (writer, matter, text, worth = 1) => ({ writer, matter, text, worth, terms: termsOf(text) })

/** By term: the matters and their weights, log(1 + p(term | matter) / p(term)), so Jelinek-Mercer smoothing by a half. */
export function fitTerms(lines, matters) {
  return new Map(kinds.flatMap((termsIn) => fitKind(lines, matters, termsIn)))
}

function fitKind(lines, matters, termsIn) {
  const said = new Map()
  const ofMatter = new Float64Array(matters)
  let inAll = 0
  for (const { matter, worth, terms } of lines) {
    const found = termsIn(terms)
    // A long line says less with each of its words.
    const share = worth / Math.sqrt(found.length || 1)
    for (const term of found) {
      let row = said.get(term)
      if (row === undefined) said.set(term, (row = new Map()))
      row.set(matter, (row.get(matter) ?? 0) + share)
    }
    ofMatter[matter] += share * found.length
    inAll += share * found.length
  }
  return Array.from(said, ([term, row]) => {
    const common = row.values().reduce((sum, share) => sum + share, 0) / inAll
    const postings = [...row]
      .toSorted(([one], [other]) => one - other)
      .map(([matter, share]) => [matter, Math.log1p(share / ofMatter[matter] / common)])
    return [term, postings]
  })
}

/** The matters' scores, and how much was said. */
export function scoreTerms(model, terms, matters) {
  const scores = new Float64Array(matters)
  let length = 0
  for (const [term, counts] of weighTerms(terms, (stem) => model.has(stem))) {
    length += counts
    for (const [matter, weight] of model.get(term) ?? []) scores[matter] += counts * weight
  }
  return { scores, length }
}
