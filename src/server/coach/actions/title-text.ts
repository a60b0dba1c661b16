import { capitalize } from '#contract/capitalize.ts'
import { normalForm } from '#contract/unicode-normal-form.ts'
import { rememberResults } from '#server/lib/remember-results.ts'
import { oneOf } from '../phrase-pattern.ts'

/** Folds case and accents letter by letter, so that positions stay those of the text. */
export const foldInPlace = (text: string): string =>
  // Plain ASCII keeps its length in lower case.
  /[^\0-\x7f]/.test(text) ? foldLetters(text) : text.toLowerCase()

const foldLetters = rememberResults((text) =>
  text.replaceAll(/[A-Z]+|[^\0-\x7f]/gu, (letter) => (letter < '\x80' ? letter.toLowerCase() : foldLetter(letter))),
)

/** The letters of a few alphabets, folded before: most texts have the same ones again and again. */
const folded = new Map<string, string>()
const maxFolded = 2_000

function foldLetter(letter: string): string {
  const known = folded.get(letter)
  if (known !== undefined) return known
  const plain = /^\p{L}/u.exec(normalForm('NFD', letter))?.[0].toLowerCase() ?? (letter === '’' ? "'" : letter)
  const kept = plain.length === letter.length ? plain : letter
  if (folded.size < maxFolded) folded.set(letter, kept)
  return kept
}

/** Returns the groups of a form that matches the folded text, in the user's spelling, or null. */
export function matchFolded(form: RegExp, text: string): (string | undefined)[] | null {
  const found = form.exec(foldInPlace(text))
  if (found === null) return null
  const { indices } = found
  return found.map((group, at) => {
    const span = indices?.[at]
    return span === undefined ? group : text.slice(...span)
  })
}

/** Replaces each run of white space with one space, and trims the ends. */
export const collapseSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Cuts a span out of a text. */
export const cutSpan = (text: string, from: number, length: number): string =>
  collapseSpaces(`${text.slice(0, from)} ${text.slice(from + length)}`)

const edge = /^(?:to|that i|i should|i have to|i need to|i|a|the|que|de)\s+(?=\S)/i

/** Writes text on one line, without characters that Markdown or a link would interpret. */
const toLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[*_`~#<>[\](){}|\\“”"¿¡?!]+/g, ' ')
    .replaceAll(/\bhttps?:\S*/gi, ' ')
    // Joins the commas around an hour that was cut out.
    .replaceAll(/,(?: ?,)+/g, ',')

/** Corrects the article: 'a emergency fund' becomes 'an emergency fund'. */
const withArticles = (text: string): string =>
  text.replaceAll(/\b([Aa]) (?=(?:[aio]|e(?!u)|u[pnmgr](?!i))(?!ne\b|nce\b)[a-z])/g, '$1n ')

/** Makes a title: one line without its first small words, with a capital letter. */
export const toTitle = (text: string, most = 200): string =>
  capitalize(withArticles(trimEdges(collapseSpaces(toLine(text)).replaceAll(' ,', ',').replace(edge, ''))))
    .slice(0, most)
    .trim()

/** Does the same, but keeps all words. */
export const toHeading = (text: string, most = 200): string =>
  capitalize(trimEdges(collapseSpaces(toLine(text))))
    .slice(0, most)
    .trim()

/** Trims punctuation off both ends. */
export function trimEdges(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && ' ,.;:-–'.includes(text.charAt(from))) from += 1
  while (to > from && ' ,.;:-–'.includes(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

const pointers: ReadonlySet<string> = new Set(
  'it that this those these them both all of before after down in on up out off there here for me us you please pls then now too also either way anyway will would just the ones one so'.split(
    ' ',
  ),
)
/** Returns true for 'Those', 'it on there either way', 'down for me': words without a name. */
export const onlyPoints = (title: string): boolean =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word === '' || pointers.has(word))

const damage = new RegExp(
  oneOf(
    String.raw`\b(?:remind me|reminder to|telling me to|had telling)\b|\b(?:is|are|was|were) (?:but|and|so|then|or)\b`,
    String.raw`^(?:had|is|was|were|of) |\b(?:not|never) (?:going to|gonna) happen\b|^(?:\w+ )?weeks? to `,
  ),
  'i',
)
/** Returns true if words of the request or of its time are left in a title, or it names nothing to do. */
export const isDamaged = (title: string): boolean => damage.test(title)
