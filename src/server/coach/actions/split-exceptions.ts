import { oneOf } from '../phrase-pattern.ts'
import { isRemark } from './strip-remarks.ts'
import { splitWords } from './match-phrases.ts'
import { collapseSpaces, trimEdges } from './title-text.ts'
import { englishWeekday } from '../when/weekdays.ts'

/** A request, and the names that it must not change. */
export type WithExceptions = { text: string; keep: readonly string[] }

const excepting = oneOf(
  'but not|except(?:ing)?(?: for)?|besides|apart from|aside from|other than|excluding|minus|save for',
  '(?:but|and|just|only|please) (?:keep|leave|skip|spare)|(?:keep|leave|skip|spare)',
)
/** Matches the words before an exception, after a comma or after 'all': 'all but the vet', ', not the vet'. */
const intro = new RegExp(
  String.raw`(?:,? [-–—(]?|[,;] ?)(?:(?:all|everything|every one|anything) )?(?:${excepting})\s|(?:, ?| [-–—] )(?:just |only )?not (?=(?:the|my|our|on|for)\b)|\b(?:all|everything|anything) but (?=(?:the|my|our|what)\b)|(?<=.{14}),? but (?=(?:the|my|our)\b)`,
  'i',
)
const beginsKept = new RegExp(String.raw`^(?:but |and |just |only |please )?(?:not|${excepting}) `, 'i')
/** Matches 'Keep the dentist but move everything else …'. */
const keptFirst = new RegExp(
  String.raw`^(?:please )?(?:(?:except(?: for)?|apart from|aside from|besides|other than) ([^,.;]{2,60}), |(?:keep|leave) ([^,.;]{2,60}?)(?: alone| as is| as it is| where it is| in place| be)?,? (?:but|and) )`,
  'i',
)
const whenNext = oneOf(`${englishWeekday}|tomorrow|today|the (?:day|\\d)|next|this`)
/** Matches the end of the exceptions: a day, a reason, or a remark. */
const ends = new RegExp(
  String.raw` (?:over )?(?:to|until|till|from|onto) (?=(?:${whenNext})\b)|,? (?:because|since|so that|as (?:i|it|we|he|she|they)|bc|cuz)\b|[.;!?)(–—]|,? (?:please|pls|thanks|thank you)\b`,
  'i',
)
const asItIs = new RegExp(
  [
    String.raw`,? (?:(?:exactly |right |just )?(?:where|as|how) (?:it|they|that) (?:is|are|stands?)|alone|though|as is|in place|put|there|untouched|on `,
    String.raw`(?:its|their) day|of course|obviously|still|has to stay|(?:can|should|must) stay)$`,
  ].join(''),
  'i',
)

/** Returns the end of the names, before a remark: ', my sister is coming'. */
function endOfNames(said: string): number {
  const at = ends.exec(said)?.index ?? said.length
  const words = splitWords(said.slice(0, at))
  const remark = words.findIndex(
    (word, n) =>
      n > 0 && /[,–—-]/.test(said.slice(words[n - 1]?.end, word.start)) && isRemark(said.slice(0, at), words, n),
  )
  return remark === -1 ? at : (words[remark - 1]?.end ?? at)
}

const generic = / (?:one|ones|thing|things|appointment|task|tasks|stuff|bit)$/i
const own = /^(?:(?:for|on|the|my|our|that|any|with|what['’]?s|anything (?:for|with|about)) ){0,3}/i
/** The names in 'the vet, the school run and picking up Noor'. */
function namesIn(said: string): string[] {
  let text = trimEdges(collapseSpaces(said))
  while (asItIs.test(text)) text = text.replace(asItIs, '')
  return text
    .split(/,? (?:and|or|nor|&|\+) (?:not )?|, /i)
    .map((name) =>
      trimEdges(
        name
          .replace(own, '')
          .replace(/^(?:one|two|three|ones) (?:with|about|for|from|at) /i, '')
          .replace(generic, '')
          .replace(asItIs, ''),
      ),
    )
    .filter((name) => name.length > 1)
}

/** Returns the names in a sentence that only says what to keep: 'Not the vet.' */
export const keptBySentence = (sentence: string): string[] => {
  const lead = beginsKept.exec(sentence)?.[0]
  if (lead === undefined) return []
  const said = sentence.slice(lead.length)
  return namesIn(said.slice(0, endOfNames(said)))
}

/** Splits 'Move everything from Thursday to Friday except the dentist' into the request and its exceptions. */
export function splitExceptions(sentence: string): WithExceptions {
  const [lead, other, kept] = keptFirst.exec(sentence) ?? []
  if (lead !== undefined) {
    const after = splitExceptions(sentence.slice(lead.length))
    return { ...after, keep: [...namesIn(other ?? kept ?? ''), ...after.keep] }
  }
  const found = intro.exec(sentence)
  if (found === null) return { text: sentence, keep: [] }
  const whole = /^\W*(?:all|everything|anything)\b/i.exec(found[0])?.[0] ?? ''
  const said = sentence.slice(found.index + found[0].length)
  const end = endOfNames(said)
  const isAll = whole !== '' && !/\b(?:everything|all|anything|whatever)\b/i.test(sentence.slice(0, found.index))
  const before = `${sentence.slice(0, found.index)}${isAll ? ` ${trimEdges(whole).trim()}` : ''}`
  return { text: collapseSpaces(`${before}${said.slice(end)}`), keep: namesIn(said.slice(0, end)) }
}
