import { countWords, normalize } from '../../guide/text-analysis.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { asksInMiddle, isAsked } from '../honest-reply/read-want.ts'
import { splitUserSentences } from '../split-sentences.ts'

/** One thing that is wanted, in the user’s words, with all that the message tells: what stands right before it comes last. */
export type Want = { want: string; told: readonly string[] }

/** Names of what can be made: 'a short text', 'some questions'. */
const piece = oneOf(
  '(?:questions|things) (?:i should|to) ask|an? (?:\\w+ ){0,3}(?:text|note|message|prayer|toast|list|plan|way|reply|email|timeline|schedule|script|ideas?|speech|excuse|blurb|statement|caption|invite)',
  '(?:some|any|two|three|four|five|a few) (?:\\w+ ){0,2}(?:ideas?|questions|words|lines|dinners|lunches|games|things)|something (?:\\w+ )?(?:for|to (?:say|send|write|tell))',
)
/** Words that a want begins with, after a comma or an 'and'. */
const wantBegins = oneOf(
  "how (?:do|should|can|would|much|many|long|often)|how to|what (?:do|should|can|would|could|to|are|is|time|kind|number|else|if|shoes|happens|\\w+ (?:do|should|would|can|could) (?:i|we|you))|what[’']?s",
  'should (?:i|we|my|he|she|they|it)|(?:do|can|could) (?:i|we|you|u)|would you|will you|is (?:it|this|that|there)|when (?:do|should|can|could)',
  'where (?:do|should|can|could)|which (?:one|of|evening|day|\\w+ (?:is|are|should|would|do|can))\\w*|who (?:do|should|decides)|(?:help|tell|give|write|draft|show|remind|talk|make|suggest) me|write (?:it|a|an|my|something|her|him|them)',
  "i (?:could use|need|would love) (?:an?|some|something)|i[’']d (?:like|love) (?:an?|some|something)",
  'set up|lay (?:it|this) out|put together|suggest (?:what|some|an?)|say something|(?:ideas|tips) (?:for|on|please)',
  "be honest|say (?:\\w+ ){1,2}or \\w+|who[’']?s right|should (?:my|the) \\w+|permission to|pick one",
  piece,
)
const betweenWants = new RegExp(
  String.raw`(?:,|;| -|\))? (?:and|but|plus|then|and then|also)(?: (?:also|then|maybe|honestly|just|even|possibly))? (?=${wantBegins}\b)|, (?=${wantBegins}\b)|(?:(?<=[:,.)])|^| ) ?\(?\d\) ?|(?<=^(?:write|draft|how do i (?:say|tell))\b.{0,60}), or (?=(?:should|do) (?:i|my|he|she|we)\b)`,
  'i',
)

const fillers =
  '(?:(?:and|also|but|then|ok|okay|so|oh|plus|please|pls|maybe|honestly|just|hi|hey|luxee|lastly|finally) )*'
const kinds =
  'an?|some|any|one|two|three|five|something|ideas?|help (?:with|me)|to know|you to|dinners|lunches|questions'
/** Begins what is wanted without a question. */
const wantsByForm = new RegExp(
  `^${fillers}(?:${oneOf(
    `(?:id|i would|i) (?:like|love|appreciate|want|need|could use) (?:${kinds})(?! \\d)`,
    `need (?:${kinds}|\\d)`,
    '(?:can|could|would|will) (?:you|u)|(?:help|tell|show|remind|give|make|write|build|find|draft) (?:me|him|her|them|my|it|this)|(?:write|draft|word) (?:an?|me|my|something|this|it|that|the)',
    'make (?:a|my|the|it)|list (?:the|what|out)|(?:lay|map|split|break) (?:it|this|that|out|up|down)|put (?:these|them|this|it|together)|rank|compare|talk me|set up|sort|any (?:ideas|tips|advice)|ideas|honest opinion',
    'run the numbers|do the math|help me think|build (?:a|my)|suggest|(?:plan|sketch) (?:it|this|my|the|out)',
    `${piece}(?! (?:i|he|she|we|they) (?:got|wrote|sent))`,
    'i (?:never|dont) know what to (?:say|write|text|make|cook|wear|ask)',
    'be honest|say (?:\\w+ ){1,2}or|whos right|pick (?:one|1)|(?:i )?(?:dont know|am not sure|not sure|im not sure) (?:whether|if i should)|im torn|permission to|trying to decide|say something|also what|and what|(?:lunch|dinner|meal|gift|shopping|grocery|to ?do) (?:ideas|list)',
  )})\\b`,
)
/** Only announces what is wanted. */
const announces = new RegExp(
  `^${fillers}(?:(?:can|could|would|will) (?:you|u) )?(?:please )?(?:help|help me(?: (?:out|please))?|help me with (?:two|a few|some|three|both) \\w+|advice|help please|thoughts|any (?:thoughts|advice|help)|what do i do|(?:two|three) things(?: please)?|pray for me(?: lol)?|honest opinion wanted|\\d)$`,
)

/** Matches 'Who's right?' and 'When??', which are too short for most questions. */
const shortQuestion = /^(?:(?:and|so) )?(?:who|when|where|which|why|how)\b[^?]{0,20}\?+$/i
/** Whole in fewer words than other questions. */
const shortAsk = /^(?:and |so |but )?(?:which one|worth it|should (?:i|we|she|he|they)|is it)$/
/** In words. */
const shortest = 3

/** An order that needs no more words: 'Draft something'. */
const shortOrder = /^(?:draft|write|say) (?:something|it)$|^ideas(?: (?:please|welcome))?$/

const isWant = (text: string): boolean =>
  shortOrder.test(normalize(text)) ||
  shortQuestion.test(text) ||
  shortAsk.test(normalize(text)) ||
  (countWords(text) >= shortest && (isAsked(text) || wantsByForm.test(normalize(text)) || asksInMiddle(text)))

/** Matches a condition of what follows: 'If it's skip', before 'write me the text to her'. */
const condition = /^(?:and |but |so |then )?if /i
/** In words. */
const longestCondition = 7

const leadingCondition = /^(?:and |but |so |then )?if [^,]{1,60}, /i
const isNumbered = /(?:^|\s)\(?1[.)] .{0,400}\s\(?2[.)] /s

/** The parts of a message, without the numbers before them; a condition stands with what it is for. */
function splitParts(message: string): string[] {
  const parts: string[] = []
  const number = isNumbered.test(message) ? /^\d[.)](?= |$)|\s\d[.)]$/g : /^\d\)/g
  for (const part of splitUserSentences(message).flatMap((sentence) => sentence.split(betweenWants))) {
    const text = part
      .trim()
      .replace(number, '')
      .replace(/(?<![,;:\s])[,;:\s]+$/, '')
      .trim()
    const before = parts.at(-1)
    if (text === '' || announces.test(normalize(text))) continue
    if (before !== undefined && condition.test(before) && countWords(before) <= longestCondition)
      parts.splice(-1, 1, `${before}, ${text}`)
    else parts.push(text)
  }
  return parts
}

/** Splits a message into its wants, each with what the message tells. Words that only announce a want are left out. */
export function splitWants(message: string): Want[] {
  const parts = splitParts(message).map((text) => ({ text, isWant: isWant(text.replace(leadingCondition, '')) }))
  return parts.flatMap(({ text, isWant: isOne }, at) => {
    if (!isOne) return []
    const begins = parts.findLastIndex((part, place) => place < at && part.isWant) + 1
    const elsewhere = [...parts.slice(0, begins), ...parts.slice(at + 1)]
    const told = [...elsewhere, ...parts.slice(begins, at)].filter((part) => !part.isWant)
    return { want: text, told: told.map((part) => part.text) }
  })
}
