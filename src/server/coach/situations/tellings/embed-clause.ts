import { countWords } from '../../guide/text-analysis.ts'
import { sureNames } from '../../first-names.ts'
import { anyOf, oneOf } from '../../phrase-pattern.ts'

/** Matches common words, which are written small within a sentence. */
const opening = new RegExp(
  `^(?:${oneOf(
    'you|your|you’re|you’ve|you’d|the|a|an|one|nobody|no one|everybody|everyone|somebody|someone|it|it’s|its|he|she|they|he’s|she’s|they’re',
    'this|that|these|those|there|some|all|both|two|three|four|five|his|her|their|another|most|half|people|kids',
  )}) `,
  'i',
)
const subject = new RegExp(
  `^(?:${oneOf(
    'you|you’re|you’ve|nobody|no one|everybody|everyone|somebody|someone|it|it’s|he|she|they|he’s|she’s|they’re|there',
    '(?:your|the|a|an|his|her|their|one of|two of|this|that|both|all|some)(?: \\p{L}[\\p{L}’]*){1,3}',
    '\\p{Lu}\\p{Ll}+(?:’s \\p{L}+)?',
  )}) \\p{L}`,
  'iu',
)
/** Matches something that happened to the user; 'you spent too much' is nothing to be sorry for. */
const happened = new RegExp(
  `^you (?:${oneOf(
    'lost|missed|had to|got (?:sick|stuck|hurt|passed|left|stood|cut|written|yelled|laid|let|turned|rear|locked|robbed|no|in (?:it|to it)|into it|into a fight)|were (?!so\\b)|weren’t|couldn’t|can’t|didn’t get|aren’t|never got',
  )})\\b`,
)

/** In words. */
const longest = 20
/** Matches thoughts and asides, which can't follow “I’m sorry”. */
const unfit = anyOf(
  'first time|if|whether|i|i’m|you (?:think|guess|hope|wish|want|should)|idk|lol|haha|so do|today,|now,',
)

const exclaimed = /^(?:ugh|omg|oh no|oh|man|wow|welp|gosh|well|yay|so)[,!. ]{1,3}(?=\p{L})/iu
const asWhole = (said: string): string | null => {
  const words = said.replace(exclaimed, '').replace(/[.,;]$/, '')
  const isFit = subject.test(words) && !unfit.test(words) && countWords(words) <= longest && !/[:"“?!]/.test(words)
  return isFit ? words : null
}
/** Writes a common first word small. Returns null where the first word may be no subject, as in 'Fell apart when …'. */
function smallFirst(words: string): string | null {
  if (opening.test(words)) return `${words.slice(0, 1).toLowerCase()}${words.slice(1)}`
  const [first = ''] = words.split(/[ ’]/, 1)
  return sureNames.has(first.toLowerCase()) ? words : null
}

/** In words. From this length on, what another person did is enough. */
const [longFrom, partFrom] = [11, 4]
const lastPart = / and (?=(?:she|he|they|everybody|nobody|your \p{L}{2,12}) \p{L})/u

/** Returns the clause as it follows “I love that”, or null if it isn't a whole statement. */
export function clauseAfterGlad(words: string): string | null {
  const last = words.split(lastPart).at(-1) ?? words
  const isPart = countWords(words) >= longFrom && countWords(last) >= partFrom
  const whole = (isPart ? asWhole(last) : null) ?? asWhole(words)
  return whole === null ? null : smallFirst(whole)
}

/** Returns the clause as it follows “I’m sorry”, or null if it isn't something that was done to the user or someone else. */
export function clauseAfterSorry(words: string): string | null {
  const whole = asWhole(words)
  if (whole === null) return null
  const clause = smallFirst(whole)
  if (clause === null) return null
  const isOwnDeed = /^you(?:’|\b)(?!r\b)/.test(clause) && !happened.test(clause)
  return isOwnDeed || /^no(?:body| one)\b/.test(clause) ? null : clause
}
