import { type Answer, makeAnswer, type Turn } from '../dialogue/compose-answer.ts'
import { normalize } from '../guide/text-analysis.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { toPlainText } from '../record-questions/plain-text.ts'
import { findAppPart } from './app-parts.ts'
import { findWhereThingsAre } from './where-things-are.ts'
import { findNoCard } from './requests-without-card.ts'
import { topics } from './topics.ts'

/** In words. A longer message is a story, not a question. */
const maxWords = 22
const leads = oneOf('hi|hey|luxee|ok|okay|so|and|also|um|please|quick question|wait|oh|but|just wondering')
const beginnings = oneOf(
  'how (?:do|can|would|could|to|does|did)|how (?:much|many|long|is)|where (?:do|can|is|are|would|would)|what (?:do|does|happens|is|are|can|comes)',
  "whats|what's|wheres|where's|hows|how's|can (?:i|you|we|anyone|anybody|people|my|someone|other)|could (?:i|you|anyone)|is (?:there|it|my)|are (?:there|my|you)",
  '(?:show|open|bring up|pull up|take|get) me|(?:open|pull up|go to)',
  "does|do (?:you|i|people)|will|who|why (?:can|can't|cant|won't|wont|is|does)|am i|i (?:want|need|would like|cant|can't) (?:to )?|play|put on|turn on",
)
const asks = new RegExp(String.raw`^(?:(?:${leads}) )*(?:${beginnings})\b`)
/** Matches questions about other things than this app, or about people. */
const outOfScope = wholeWords([
  'gmail|google|bank|netflix|hulu|iphone|android|facebook|instagram|tiktok|wi-?fi password|spotify|prime|amazon|work email|router|school|insurance|gym',
  'phone plan|cable|windows|mac|computer password|twitter|snapchat|whatsapp|icloud|dropbox|paypal|venmo|doctor|piano|guitar|kids? password',
  'refund|should|feel|feeling|why am i|tell (?:him|her|them)|ex|divorce|custody|court|birth control',
])

/** Answers how to do something in the app. Returns null for any other message. */
export function findAppHelp(message: string): string | null {
  const line = toPlainText(message)
  if (line.split(' ').length > maxWords) return null
  const found =
    asks.test(line) && !outOfScope.test(line)
      ? topics.find(({ asked }) => asked.every((form) => form.test(line)))
      : undefined
  return found?.text ?? findWhereThingsAre(normalize(message))
}

/** Answers a question about the app itself, whatever matter is open. It uses none of the month's quota. */
export function answerAppHelp({ request: { message, language } }: Turn): Answer | null {
  if (language !== 'en') return null
  const text = findAppHelp(message) ?? findNoCard(message) ?? findAppPart(message)
  return text === null ? null : makeAnswer(text, { isFree: true })
}
