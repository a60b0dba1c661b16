import { oneOf } from '../phrase-pattern.ts'
import { intentOf } from '../intents/intent-classifier.ts'
import { splitQuestionSentences } from '../record-questions/plain-text.ts'
import { isCommand, stripCourtesies } from './command-clauses.ts'
import { findUnsupportedArea } from './unsupported-areas.ts'
import type { Language } from '../safety/kinds.ts'

const earlierText = oneOf(
  "(?:all )?(?:of )?(?:that|this|it)|(?:exactly |all )?(?:what|everything) (?:i|i['’]ve) [a-z ]{3,30}?",
)
const keeps = oneOf('put|add|save|write|keep|log|record|enter|note|stick|copy|make|turn')
const pointed = new RegExp(
  String.raw`^(?:${keeps}) (?:down )?(?:${earlierText})(?: down)? (?:in|into|to|as|for|on)\b`,
  'i',
)
const written = /\b(?:journal|diary|entry)\b/i

const replies = oneOf('advice|answer|answers|reply|opinion|opinions|comment|comments|tips|help|question|questions')
/** Ways to say that the words should stay as they are, or that nothing else is wanted. */
const manners: readonly RegExp[] = [
  /^(?:kind of |sort of |just |exactly |pretty much )*(?:how|the way|like|as|what) i (?:just )?(?:said|told|wrote|put|typed)\b[a-z ]{0,14}$/i,
  /^(?:just )?in my (?:own )?words$|^word for word$|^as (?:it )?is$|^my words$|^like that$|^exactly$/i,
  /^(?:and |but |please )*(?:don['’]?t|do not) (?:change|fix|edit|touch|pretty|clean|polish|soften|make) [a-z ]{2,30}$/i,
  /^(?:and |but |please )*(?:just |only |keep it |make it |leave it |nice and )*(?:short|brief|plain|simple|at that)(?: and (?:sweet|plain|simple))?$/i,
  new RegExp(
    String.raw`^(?:and |but |so )*(?:i )?(?:don['’]?t|do not) (?:really )?(?:need|want) (?:any |your |an? )?(?:${replies})(?: (?:on|about|with|for) (?:it|this|that))?$`,
    'i',
  ),
  new RegExp(`^(?:and |but |so )*no (?:${replies})(?: needed| necessary)?$`, 'i'),
]
const closing = /\s(?:please|pls|plz|thanks|thank you|ok|okay|lol)$/i
const smallWords = oneOf(
  'for me|for today|for tonight|for now|please|pls|plz|thanks|thank you|today|tonight|now|too|also|ok|lol|page|entry',
  'will you|would you|could you|can you|will u|would u|could u|can u',
)
const small = new RegExp(`^(?:(?:${smallWords})(?: |$)){0,4}$`, 'i')

/** Returns true if a text is only an instruction about the form of the entry. */
function isManner(text: string): boolean {
  const said = text
    .trim()
    .replace(/[.!?]$/, '')
    .replace(closing, '')
  return small.test(said) || manners.some((form) => form.test(said))
}
const isAllManner = (text: string): boolean =>
  text.split(/[,;(–]|\s-\s/).every((part) => isManner(part.replace(/\)$/, '')))

/** Returns true for 'Can you put that in my journal, kind of how I said it': the entry is an earlier text. */
export function pointsAtEarlierText(sentence: string): boolean {
  const { text } = stripCourtesies({ text: sentence.slice(0, 300), language: 'en' })
  if (!pointed.test(text)) return false
  const at = text.search(written)
  return at !== -1 && isAllManner(text.slice(at).replace(/^\w+(?: (?:entry|page))?/, ''))
}

const greeting = /^(?:good )?(?:morning|afternoon|evening|hi|hello|hey)[^a-z]*$/i
const isRequest = (text: string): boolean => isCommand({ text, language: 'en' })

/**
 * Returns the text that a message asks to write down: from the message itself, or else from the one before. Null if it asks for nothing
 * of the kind, empty if there is no such text.
 */
export function entryFromEarlier(message: string, before: string | undefined, language: Language): string | null {
  if (language !== 'en') return null
  const sentences = splitQuestionSentences(message)
  const at = sentences.findIndex(pointsAtEarlierText)
  if (at === -1) return null
  const from = sentences.slice(0, at).findLastIndex((one) => greeting.test(one) || isRequest(one)) + 1
  const [first, last] = [sentences[from], sentences[at - 1]]
  // The lines stay as typed.
  if (from < at && first !== undefined && last !== undefined)
    return message.slice(
      message.indexOf(first),
      message.lastIndexOf(last, message.indexOf(sentences[at] ?? '')) + last.length,
    )
  return (
    entryFromLater(message, sentences.slice(at + 1)) ??
    (before !== undefined && isStatement(before) ? before.trim() : '')
  )
}

/** Reads 'Put it in my journal. Yesterday, the chair, the thumb. Don't change a word.' with the text after the request. */
function entryFromLater(message: string, sentences: readonly string[]): string | null {
  const [first, ...more] = sentences.filter((one) => !isAllManner(one) && !isRequest(one))
  const last = more.at(-1) ?? first
  if (first === undefined || last === undefined || first.split(' ').length < 4) return null
  return message.slice(message.indexOf(first), message.lastIndexOf(last) + last.length)
}

/** Returns true for a statement, which neither asks nor wishes. */
const isStatement = (message: string): boolean =>
  !message.trim().endsWith('?') &&
  !isRequest(message) &&
  (intentOf(message)?.kind === undefined || findUnsupportedArea(message)?.canBeKept === true)
