import { oneOf } from '../phrase-pattern.ts'
import { splitQuestionSentences } from './plain-text.ts'
import { englishWeekday } from '../when/weekdays.ts'
import { englishMonths, spanishMonths } from '../when/months.ts'

/** A message with more parts is a list of worries rather than questions. */
const maxParts = 3
const englishQuestions = oneOf(
  "what|whats|what[’']s|which|how|hows|how[’']s|when|whens|when[’']s|who|whos|who[’']s|where|wheres|where[’']s",
  'is|are|was|were|am|did|do i|do we|does|have i|have we|has|any|anything|tell me|show me',
)
const spanishQuestions = oneOf(
  'qué|que tengo|que hay|que me|cuánto|cuanto|cuántos|cuantos|cuánta|cuanta|cuántas|cuantas|cuál|cual|cuáles',
  'cómo|como va|como voy|como vamos|cuándo|cuando|quién|quien|hay|fue|estuvo|tengo algo',
)
/** Matches the 'and' in 'How's my mood and what's my streak', where the next question begins. */
const joint = new RegExp(
  String.raw`(?:,? (?:and|plus|y|e)(?: (?:also|then|también|tambien))?|,(?: also)?|;) (?=(?:${englishQuestions}|${spanishQuestions})(?![\p{L}’']))`,
  'iu',
)

const namedDays = oneOf(
  'today|tonight|tomorrow|yesterday|last (?:week|month|year|night)|this (?:week|month|year)|next (?:week|month)',
  `the (?:week|month|day) (?:before|after)|${englishWeekday}|hoy|mañana|ayer`,
  ...englishMonths,
  ...spanishMonths,
)
const isRange = /\b(?:between|from|compar\p{L}+|versus|vs|entre|desde)\b/iu
/** Matches the 'and' in '… in October, and in November?', where the days of another question follow. */
const daysJoint = new RegExp(
  String.raw`(?:,? (?:and|y)|,) (?=(?:(?:in|for|on|en|el|what about|how about) )?(?:${namedDays})[?.! ]*$)`,
  'iu',
)

/** Splits a message into its questions. Returns the whole message if it has too many parts. */
export function splitQuestions(message: string): string[] {
  const parts = splitQuestionSentences(message.slice(0, 400))
    .flatMap((sentence) => sentence.split(joint))
    .flatMap((part) => (isRange.test(part) ? part : part.split(daysJoint)))
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part))
  return parts.length > maxParts ? [message] : parts
}
