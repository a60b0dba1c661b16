import { countWords } from '../../guide/text-analysis.ts'
import { asksInMiddle, isAppCommand, isAsked } from '../honest-reply/read-want.ts'
import { splitUserSentences } from '../split-sentences.ts'
import {
  isShortWant,
  onlyAnnounces,
  onlyExclaims,
  splitRow,
  wantBegins,
  wantsWithoutAsking,
  withoutCount,
} from './want-forms.ts'

/** One thing that is wanted, in the user’s words, with all that the message tells: what stands right before it comes last. */
export type Want = { want: string; told: readonly string[] }

const joins =
  '(?:,|;| -|\\))? (?:and|&|but|plus|then|so|oh and|and then|also)(?: (?:also|then|maybe|honestly|just|even|possibly|please))?'
const betweenWants = new RegExp(
  [
    `${joins} (?=${wantBegins}\\b)|[,:] (?=${wantBegins}\\b)`,
    // 'Write me something, or should my husband say it?'
    String.raw`(?<=^(?:write|draft|how do i (?:say|tell))\b.{0,60}), or (?=(?:should|do) (?:i|my|he|she|we)\b)`,
  ].join('|'),
  'i',
)

/** In words. */
const shortest = 3
/** In words, where it stands in a list. */
const shortestListed = 2

const isWant = (text: string): boolean =>
  isShortWant(text) ||
  (countWords(text) >= shortest &&
    !onlyExclaims(text) &&
    (isAsked(text) || isAppCommand(text) || wantsWithoutAsking(text) || asksInMiddle(text)))

/** Matches a condition of what follows: 'If it's skip', before 'write me the text'. */
const condition = /^(?:and |but |so |then )?if /i
/** In words. */
const longestCondition = 7
const leadingCondition = /^(?:and |but |so |then )?if [^,]{1,60}, /i

/** Numbers and letters of a list: '1) … 2) …', 'a) … b) …', and '1. … 2. …'. */
const labels = /(?:^|(?<=[\s:,.]))\(?[1-9a-e]\) ?/gi
const isNumbered = /(?:^|\s)1\. .{0,400}\s2\. /s
const numbers = /(?:^|(?<=\s))[1-9]\. (?=\p{L})/gu
const label = '\u00B6'
const withLabels = (message: string): string =>
  message.replace(labels, label).replace(isNumbered.test(message) ? numbers : labels, label)

const endMarks = /(?<![,;:\s])[,;:\s]+$/

type MessagePart = { text: string; isWant: boolean }

const wantsIn = (text: string): MessagePart[] =>
  text
    .split(betweenWants)
    .flatMap((part): MessagePart[] =>
      isWant(part.replace(leadingCondition, ''))
        ? splitRow(part).map((one) => ({ text: one, isWant: true }))
        : [{ text: part, isWant: false }],
    )

/** The parts of a sentence. What follows a label of a list is wanted. */
function partsOf(sentence: string): MessagePart[] {
  const [before = '', ...listed] = sentence.split(label)
  return [...wantsIn(before), ...listed.map((text) => ({ text, isWant: true }))]
}

/** The parts of a message; a condition stands with what it is for. */
function splitParts(message: string): MessagePart[] {
  const parts: MessagePart[] = []
  for (const part of splitUserSentences(withLabels(message)).flatMap(partsOf)) {
    const text = withoutCount(part.text.replace(endMarks, '').trim())
    const before = parts.at(-1)
    if (text === '' || onlyAnnounces(text)) continue
    const isOne = isWant(text.replace(leadingCondition, '')) || (part.isWant && countWords(text) >= shortestListed)
    if (before !== undefined && condition.test(before.text) && countWords(before.text) <= longestCondition)
      parts.splice(-1, 1, { text: `${before.text}, ${text}`, isWant: isOne })
    else parts.push({ text, isWant: isOne })
  }
  return parts
}

/** Splits a message into its wants, each with what the message tells. Words that only announce a want are left out. */
export function splitWants(message: string): Want[] {
  const parts = splitParts(message)
  return parts.flatMap(({ text, isWant: isOne }, at) => {
    if (!isOne) return []
    const begins = parts.findLastIndex((part, place) => place < at && part.isWant) + 1
    const elsewhere = [...parts.slice(0, begins), ...parts.slice(at + 1)]
    const told = [...elsewhere, ...parts.slice(begins, at)].filter((part) => !part.isWant)
    return { want: text, told: told.map((part) => part.text) }
  })
}
