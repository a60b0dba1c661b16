import { currencies } from '#contract/lists.ts'
import { numberWords } from '../number-words.ts'
import { oneOf } from '../phrase-pattern.ts'
import { shifting } from './goal-target-dates.ts'
import type { GoalChangeReading } from './goal-change-wording.ts'
import { collapseSpaces, foldInPlace, trimEdges } from './title-text.ts'

/** Words before a value. */
const leadWords = oneOf(
  'to|be|at|is|as|of|by|for|in|into|up|down|back|out|off|another|only|just|about|around|exactly|extra',
  'a|al|en|hasta|por|para|solo|unos|unas',
)
const lead = new RegExp(String.raw`^(?:(?:${leadWords})(?= |$) ?)+`, 'i')
const largeNumbers =
  'half|hundred|thousand|million|billion|trillion|dozen|couple|quarter|mil|medio|media|millon|millones'
const count = oneOf('an?|and', largeNumbers, ...numberWords, String.raw`\d[\d.,]*k?`)
const tens = String.raw`(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w{3,5})?`
const spanishTens =
  'veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|quinientos|\\w{3,7}cient[oa]s'
const onlyCounts = new RegExp(
  String.raw`^(?=.*(?:${oneOf(largeNumbers, tens, spanishTens)}))(?:${count}|${tens}|${spanishTens}|y)(?: (?:${count}|${tens}|${spanishTens}|y))*$`,
  'i',
)
const noNumber = /^(?:nan|[+-]?inf(?:inity)?|∞|null|undefined|none|nil)$/i
const isoDay = /^\d{4}-\d{1,2}-\d{1,2}(?:t|$)|^\d{1,2}-\d{1,2}-\d{2,4}$/i
/** Matches '-5', '+500', '5-6', '1e21', '0x10', '15%', '1/2'. */
const oddSigns = /^[+\-−–]\p{Sc}?[\d.]|\d[-−–~]\d|\d\^|^\d[\d.,]*e[+-]?\d|^0[xob]\d|\d ?[%‰]|⁄/iu
/** Matches digits of other alphabets, fractions and the like, and characters that change the direction of the text or have no width. */
const foreign = /(?!\d)\p{N}/u
const unseen = /\p{Cf}/u
/** Matches '40km', '1.5k', '3rd', '11pm'. */
const tails = /^(?:k|km|mi|kg|lbs?|x|h|hrs?|mins?|am|pm|st|nd|rd|th|pp?|€|£|¥)$|^(?=.*[aeiou])\p{L}{3,}$/iu

const isOddWord = (word: string): boolean => {
  const tail = /^\p{Sc}?\d[\d.,]*(\p{L}+)$/u.exec(word)?.[1]
  const isCurrency = tail !== undefined && currencies.includes(tail.toUpperCase())
  return tail !== undefined && !/^\p{Sc}/u.test(word) && !isCurrency && !tails.test(tail)
}

/** Returns true for '$900 CAD', '1500 XXX': another currency than was read, or none. */
function hasOddCurrency(text: string, read: string | null | undefined): boolean {
  const code = /^\p{Sc}?\d[\d.,]*k? ?([A-Z]{3})(?= |$)/u.exec(text)?.[1]
  return code !== undefined && code !== read
}

const parts =
  'hal(?:f|ves)|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|tercios?|cuartos?|quintos?'
/** Matches 'Two thirds', 'half of it', 'la mitad': a share of an unknown amount. */
const share = new RegExp(
  String.raw`\b(?:percent|per cent|pct|por ?ciento|mitad)\b|^(?:an?|un|dos|tres|\d{1,4}|${oneOf(...numberWords)})[ -](?:${parts})(?! (?:million|billion|dozen|mill[oó]n|thousand|hundred))\b|^half (?:of|as)\b|^(?:${parts})(?: of (?:it|that|the|what|my|its)\b|$)`,
  'i',
)

/** Returns what is given instead of a number or date and can't be read as one. Null if there is none. */
export function findOddValue(segment: string, read: string | null | undefined): string | null {
  const said = collapseSpaces(segment).replace(lead, '')
  const [first = ''] = said.split(' ')
  const isForeign = foreign.test(first) || (unseen.test(said) && /\p{N}/u.test(said))
  const isNone = noNumber.test(said) || (onlyCounts.test(said) && read === undefined)
  const isSigned = oddSigns.test(said.slice(0, first.length + 2)) && !isoDay.test(first)
  return share.test(said) || isForeign || isNone || isSigned || isOddWord(first) || hasOddCurrency(said, read)
    ? said
    : null
}

const units = oneOf('days?|weeks?|months?|years?|decades?|centur(?:y|ies)|dias?|semanas?|mes(?:es)?|anos?|siglos?')
const anySpan = new RegExp(
  String.raw`^(?:(?:back|out|off|up|forward|ahead) )?(?:(?:by|for|another|en|por|otr[oa]s) )?(?:(?:\d{1,6} )?\S{0,12}\d\S{0,12}|(?:${oneOf(largeNumbers)})(?: an?| of)?|(?:an? )?(?:hundred|thousand|million|quarter of an?|dozen)) (?:more |extra |mas )?(?:${units})\b(?! (?:from|de|a partir))`,
)
/** Returns 'Back 1.5 months', 'half a month': a span that is not a whole number of its units. */
export function findOddSpan(segment: string, { verb, part }: GoalChangeReading): string | null {
  const folded = foldInPlace(segment)
  const isOfTime = shifting.test(verb) || part === 'date' || /\b(?:half|medio|media)\b/.test(folded)
  return isOfTime && anySpan.test(folded) ? trimEdges(segment.replace(/^(?:back|out|by|en|por) (?:by )?/i, '')) : null
}

/** Returns true for 'A 10k', 'trip to Lisbon': words with letters, of which only one after another word may be a number. */
export const isWords = (title: string): boolean =>
  /^(?:an? |una? )?(?:\d{1,4}[ -]?)?\p{L}[\p{L}\p{M}'’&.-]*(?:,? (?:&|\p{L}[\p{L}\p{M}\p{N}'’&.-]*|\d{1,4}\p{L}{0,5}))*$/u.test(
    title,
  )
