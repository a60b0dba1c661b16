import { asksForSomething } from '../../guide/guide-requests.ts'
import { quoteUserText } from '../../guide/quote-user-text.ts'
import { contentWords, countWords, normalize } from '../../guide/text-analysis.ts'
import { keepInJournal } from '../../situations/statement-choices.ts'
import { type Answer, makeQuestion, paragraphs, makeAnswer, type Turn } from '../compose-answer.ts'

/** In words. A longer question has its own subject. */
const maxFollowUpWords = 10
const shortestStatement = 4
const persons = /\b(?:her|him|them|she|he|they)\b/
/** Words of a question that is only about the statement before it. */
const generic: ReadonlySet<string> = new Set(
  `ask say tell bring give take wear make do start begin end first next last most matter matters one thing things even actually really
  question questions go act know talk go word words when finally answer answers answering`.split(/\s+/),
)
const hasOwnSubject = (line: string): boolean => contentWords(line).some((word) => !generic.has(word))

/** In messages. */
const recent = 3
/** Returns the last statement. Returns null if there were only greetings, questions and requests. */
const lastStatement = ({ state: { messages } }: Turn): string | null =>
  messages.slice(-recent).findLast((one) => countWords(one) >= shortestStatement && !asksForSomething(one)) ?? null

const asks = /^(?:(?:and|so|ok|okay|but|well) )*(?:what|whats|which|where|how|who|when)\b/

/** True for 'What should I ask first' after a statement, which it refers to. */
export function isFollowUpOnStatement(turn: Turn): boolean {
  const { message, language } = turn.request
  const line = normalize(message)
  if (language !== 'en' || lastStatement(turn) === null || countWords(message) > maxFollowUpWords) return false
  if (!asks.test(line) || hasOwnSubject(line)) return false
  return persons.test(line) || turn.state.current === null
}

const objectOf = new Map(Object.entries({ her: 'her', she: 'her', him: 'him', he: 'him' }))
/** Returns the question for the thing that the user wants to do. */
function questionFor(line: string): string {
  const person = objectOf.get(persons.exec(line)?.[0] ?? '') ?? 'them'
  if (/\bask\b|\bquestions?\b/.test(line)) return `What do you most want to know from ${person}?`
  if (/\b(?:say|tell|talk|words?)\b/.test(line)) return `What do you want ${person} to know when you’re done talking?`
  return 'How would you like it to go?'
}

const cannotKnow = 'I can’t pick that for you. You know more about it than I do.'
const again = 'That one’s yours to pick, too.'
const maxQuote = 240

/** Says that the coach can't know, quotes the user's statement, and asks about it. */
export function replyToFollowUp(turn: Turn): Answer {
  const told = lastStatement(turn)
  return makeAnswer(
    paragraphs(
      turn.state.hasUsed(cannotKnow) ? again : cannotKnow,
      told && `What I’ve got from you: ${quoteUserText(told, maxQuote)}`,
    ),
    {
      question: makeQuestion('heard', questionFor(normalize(turn.request.message))),
      choices: [keepInJournal],
      isFree: true,
      closesTopic: true,
    },
  )
}
