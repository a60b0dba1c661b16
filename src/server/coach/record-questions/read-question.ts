import { oneOf } from '../phrase-pattern.ts'
import { dayOf } from '#server/lib/days.ts'
import type { RecordQuestion } from '#server/ports/coach-queries.ts'
import { languageOfRequest } from '../actions/language-of.ts'
import { asksAnything, type Intent, intentOf } from '../intents/intent-classifier.ts'
import type { Language } from '../safety/kinds.ts'
import { type LocalClock, readWhen } from '../when/read-when.ts'
import { toPlainText, splitQuestionSentences, withoutShortForms } from './plain-text.ts'
import { type Asked, buildQuestion } from './build-question.ts'

/** `now` in the user's time zone gives today's date. `language` is that of the conversation. */
export type QuestionContext = { now: Date; timeZone: string; language?: Language }
/** `isSure`: the question names a kind of record, and not only something that may have one. */
export type ReadQuestion = { question: RecordQuestion; language: Language; isSure: boolean }

const maxSentences = 8
/** In words. A longer sentence is a story, not a question. */
const maxWords = 40
/** From this probability on, a question for a goal or task by its name is sure, even if there is no such record. */
const sureFrom = 0.95

/** From this probability on, a question that begins the message is sure, whatever follows. */
const sureAsFirst = 0.9

/** If one sentence asks something, the whole message must ask something with at least this probability. */
const minOfWhole = 0.25

type Candidate = { text: string; intent: Intent }

/** Reads the question about the user's own records in a message. Returns null for anything else, such as a question about life. */
export function readQuestion(
  message: string,
  { now, timeZone, language: before = 'en' }: QuestionContext,
): ReadQuestion | null {
  const found = questionIn(message)
  if (found?.intent.kind !== 'question') return null
  const { text, intent } = found
  const language = languageOfRequest(message.slice(0, 400), before)
  const question = buildQuestion(
    intent.label,
    toAsked(withoutShortForms(toPlainText(text)), language, { now, timeZone, today: dayOf(now, timeZone) }),
  )
  if (question === null) return null
  const isNamed = question.ask === 'goal' || question.ask === 'findTask'
  const isOfGoal = question.ask === 'goal' && question.about !== null && callsItGoal.test(text)
  return { question, language, isSure: !isNamed || isOfGoal || intent.asks >= sureFrom }
}

/** Matches 'How close am I to the down payment goal'. */
const callsItGoal = /\b(?:the|my|our) (?:[\p{L}\d’'$-]+ ){1,5}goal\b/iu

/** Matches the start of a question. In 'what do I have today i can't even think' a feeling follows without punctuation. */
const asksFirst = /^(?:what|whats|what’s|what's|which|when|how|do i|did i|have i|am i|is there)\b/i
const feelings = oneOf(
  "i (?:cant|can’t|can't|feel|just cant|am so|literally|honestly)|im (?:so|all|just|losing|drowning)",
  "i[’']m (?:so|all|just|losing|drowning)|my (?:head|brain|mind)|everything(?:s| is|’s)|its (?:all )?too much",
  'be honest|no judging',
)
const feelingAfter = new RegExp(String.raw`[ ,](?:${feelings})\b`, 'i')
/** Matches openings before a question that say nothing about it. */
const leadIn =
  /^(?:(?:oh|ok|okay|also|and|before i forget|one more thing|different thing|by the way|btw|quick question|last thing)[,:]? )+/i
/** Matches 'Show me what I did', which asks what was done. */
const toBeShown =
  /^(?:(?:can|could|will) you )?(?:please )?(?:show|tell|give) me (?=(?:what|which|when|how (?:many|much|often))\b)/i
/** In letters. A shorter beginning doesn't ask anything yet. */
const minAsked = 12
function withoutFeeling(text: string): string {
  const at = asksFirst.test(text) ? text.slice(minAsked).search(feelingAfter) : -1
  return at === -1 ? text : text.slice(0, minAsked + at)
}

/** Returns the whole message if it asks something, else the last sentence that does. */
function questionIn(message: string): Candidate | null {
  const sentences = splitQuestionSentences(message.slice(0, 600)).map((text) =>
    withoutFeeling(
      text
        .replace(leadIn, '')
        .replace(toBeShown, '')
        .replace(/\bwhat all (?=do (?:i|we) have\b)/i, 'what '),
    ),
  )
  if (sentences.length > maxSentences) return null
  const short = sentences.filter((text) => text.split(' ').length <= maxWords)
  const asked = short.flatMap((text): Candidate[] => {
    const intent = intentOf(text)
    return intent?.kind === 'question' ? [{ text, intent }] : []
  })
  if (sentences.length === 1) return asked[0] ?? null
  const whole = intentOf(message)
  // A plain question may come first, with a story after it.
  const [first] = sentences
  const [sure] = asked
  if (sure !== undefined && sure.text === first && first.endsWith('?') && sure.intent.asks >= sureAsFirst) return sure
  // 'Which one first?' after a story asks about the story.
  if (asksAnything(message) < minOfWhole) return null
  const [best] = asked.toSorted((one, other) => other.intent.asks - one.intent.asks)
  if (best !== undefined) return best
  return whole?.kind === 'question' && short.length > 0 ? { text: short.join(' '), intent: whole } : null
}

/** Reads the question with the hour or the hours that it names. */
function toAsked(text: string, language: Language, clock: LocalClock): Asked {
  const { time, minutes } = readWhen(text, clock, language)
  const to =
    time === null || minutes === null ? null : Temporal.PlainTime.from(time).add({ minutes }).toString().slice(0, 5)
  const isRange = time !== null && to !== null && /\b(?:between|from|entre|de) /.test(text)
  return { text, language, today: clock.today, at: isRange ? null : time, hours: isRange ? { from: time, to } : null }
}
