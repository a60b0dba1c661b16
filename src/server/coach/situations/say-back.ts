import { capitalize } from '#contract/capitalize.ts'
import { createMask, toSecondPerson } from '../second-person.ts'
import { anyOf, oneOf } from '../phrase-pattern.ts'

/** In words. */
const [shortest, longest] = [2, 24]
const opening = new RegExp(
  `^(?:(?:${oneOf(
    'ok|okay|so|and|also|but|well|then|anyway|honestly|look|lol|haha|luxee|oh|omg|hey|hello|yes|yay|sis|girl|guess what|literally|honey|babe|dear|thing is',
    'update|tell you what|sorry this is silly but|you should have seen (?:me|us|it)|this is silly but',
  )})[,.!: ]{1,4}){1,3}`,
  'i',
)
const guess = /,? i (?:reckon|think|guess|suppose|swear|mean|believe)[.! ]{0,3}$/i
/** Matches 'Been the accompanist', 'have told the owner'. */
const bareHave =
  /^(?:(have|haven't) (?=(?:been|told|tried|had|done|asked|said|got|given|seen|lost|made)\b)|been (?=\p{L}))/iu
const withSubject = (words: string): string =>
  words.replace(bareHave, (_, have?: string) => (have === undefined ? "I've been " : `I ${have.toLowerCase()} `))
/** Matches a sentence that ends within a quote. */
const brokenQuote = /[.!?…]["”] +(?:\p{Ll}|I\b)/u
const ending = /(?:[\s.,;:!…—–-]|\b(?:lol|haha|ha|omg|yay|and|but|so|because|then)\b){1,12}$/i

/** Matches what can't be rewritten safely: 'you', the coach, questions, and typed words with two meanings ('id', 'ill'). */
const unsure = anyOf(
  'you|your|yours|u|ur|luxee|id|ill|lets|let’s|urself|yourself',
  'am i|was i|have i|do i|did i|should i',
)
/** Matches clauses that depend on the one before. */
const dependent = new RegExp(
  `^(?:${oneOf(
    'because|which|that|who|whom|whose|than|like|except|though|although|while|until|till|since|unless|whether|as if|as though|if|not(?! one| a single| a)|nor|or|to|of|for|with|where|why|how|what',
  )})\\b`,
  'i',
)
/** Matches 'I sat down and was happy', where somebody else may have been happy. */
const laterWas = /\bi\b.{1,120}(?:, | and | but )was\b/i
const typed: readonly (readonly [RegExp, string])[] = [
  [/\bim\b/gi, 'I’m'],
  [/\bive\b/gi, 'I’ve'],
  [/\bdont\b/gi, 'don’t'],
  [/\bdidnt\b/gi, 'didn’t'],
  [/\bcant\b/gi, 'can’t'],
  [/\bhasnt\b/gi, 'hasn’t'],
  [/\bhavent\b/gi, 'haven’t'],
  [/\bwasnt\b/gi, 'wasn’t'],
  [/\bwont\b/gi, 'won’t'],
  [/\bcouldnt\b/gi, 'couldn’t'],
  [/\bthats\b/gi, 'that’s'],
  [/\bhes\b/gi, 'he’s'],
  [/\bshes\b/gi, 'she’s'],
  [/\bw\/ ?/gi, 'with '],
  [/\bi (always|just|still|never|only|really|finally|almost|nearly) was\b/gi, 'I was $1'],
  [/'/g, '’'],
]

/** Shouted words are said back quietly; short ones may be initials, or one that is stressed. */
const calmCapitals = (text: string): string =>
  /\p{Ll}{2}/u.test(text)
    ? text.replace(/(?<![\p{L}’])\p{Lu}{2,14}(?: \p{Lu}{2,14}){0,5}(?![\p{L}’])/gu, (run) =>
        run.split(' ').some((word) => word.length >= longWord) ? run.toLowerCase() : run,
      )
    : text.toLowerCase()
/** In letters. */
const longWord = 5

const isPaired = (text: string): boolean =>
  (text.match(/"/g) ?? []).length % 2 === 0 &&
  (text.match(/[“”]/g) ?? []).length % 2 === 0 &&
  (text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length

const ofSelf = anyOf('i|i’m|i’ve|i’d|i’ll|me|my|mine|myself|we|us|our|ours|we’re|we’ve')
const ofCoach = anyOf(
  'luxee|your (?:app|advice|suggestions?|idea|tips?|repl\\w+|answers?|messages?|lists?)|id|ill|lets|let’s|you (?:said|told|are|have|can|could|should|would|know|see|must)',
)

const contracted = (text: string): string =>
  text
    .replace(
      /\byou are (?=\p{L})(?!(?:and|or|but|when|because|in|at|on|like|as|then)\b)/giu,
      (words) => `${words.slice(0, 3)}’re `,
    )
    .replace(/\byou have (?=never\b)/gi, (words) => `${words.slice(0, 3)}’ve `)
    .replace(/\byou have not\b/gi, (words) => `${words.slice(0, 3)} haven’t`)

const quoted = /"([^"]{1,80})"/g
/** In “‘You’ve changed’ he said” somebody else speaks of the user. */
const unchangedWords = /"[^"]{1,80}"|“[^”]{1,80}”|\b(?:thank|thanks to) you\b/gi
/** Rewrites all but quotes and thanks. Returns null if that isn't safe. */
function toSecondPersonOutsideQuotes(text: string): string | null {
  const mask = createMask()
  const masked = mask.hide(text, unchangedWords, (words) => words.replace(quoted, '“$1”'))
  // 'Nothing prepares you for that' addresses anybody: it stays, unless the text has words to rewrite.
  if (unsure.test(masked)) return ofSelf.test(masked) || ofCoach.test(masked) ? null : text
  return mask.restore(toSecondPerson(masked))
}

/** Says back one clause of the user's in the second person, without a mark at its end. Returns null if that isn't safe. */
export function sayBack(clause: string, startsWithI = false): string | null {
  const plain = clause
    .replace(opening, '')
    .replace(ending, '')
    .replace(guess, '')
    .replace(/[\p{So}\uFE0F*_`~#<>[\]{}|\\]+/gu, '')
    .replace(/(?<![\p{L}\d])['‘]([^'‘’]{1,40})['’](?![\p{L}\d])/gu, '“$1”')
    .trim()
  const words = plain === '' ? 0 : plain.split(/\s+/).length
  if (words < shortest || words > longest || /[?]|https?:/.test(plain) || !isPaired(plain) || brokenQuote.test(plain))
    return null
  if (startsWithI && /^been\b/i.test(plain)) return sayBack(withSubject(plain))
  if ((!startsWithI && dependent.test(plain)) || laterWas.test(plain)) return null
  const written = typed.reduce(
    (text, [form, to]) => text.replace(form, to),
    calmCapitals(startsWithI ? plain : withSubject(plain)),
  )
  const rewritten = toSecondPersonOutsideQuotes(
    startsWithI ? `I ${written.replace(/^\p{Lu}(?=\p{Ll})/u, (one) => one.toLowerCase())}` : written,
  )
  return rewritten === null ? null : capitalize(contracted(rewritten).replace(/ ([ap])\.m$/i, ' $1.m.'))
}
