import { oneOf } from '../phrase-pattern.ts'
import { Decimal } from 'decimal.js'
import type { CoachProposal } from '#contract/coach.ts'
import type { NameAnswer } from '#server/ports/named-records.ts'
import { type ActionLookUp, answerActionRequests, mayAct } from '../actions/answer-action-requests.ts'
import { isListInLines } from '../actions/split-list-lines.ts'
import { isQuestion } from '../guide/guide-requests.ts'
import { splitQuestionSentences } from '../record-questions/plain-text.ts'
import { readQuestion } from '../record-questions/read-question.ts'
import { LocalFormat } from '../record-questions/local-format.ts'
import { renderRecordAnswer } from '../record-questions/render-record-answer.ts'
import { type Answer, type LookUp, type NameLookUp, paragraphs, makeAnswer, type Turn } from './compose-answer.ts'

const maxSentences = 8
const maxCards = 10
/** Splits before a request that follows a question: 'what's left today, and can you move laundry to Monday'. */
const besideRequest = /,? and (?=(?:can you|could you|please|also|log|add|remind me)\b)/i
/** Splits before a question in the middle of a sentence: '…, and then tell me how I did'. */
const beside = /,? and (?:then )?(?=(?:tell|show) me |let me know |what (?:do|else|am|is)\b|what[’']?s )/i
const asks = /^(?:and |also,? |then |please )*(?:tell|show) me\b|^(?:and |also,? )*let me know\b/i
const isAsking = (text: string): boolean =>
  text.includes('?') || isQuestion(text) || asks.test(text) || asksTotal.test(text)

/** Matches 'Can you move it?', which gives an order, though it has a question mark. */
const orders =
  /^(?:and |also,? )*(?:can|could|would|will) (?:you|u) (?:please )?(?:add|move|put|remind|log|mark|cross|delete|push|change|schedule)\b/i

type Parts = { request: string; rest: string }

/**
 * Splits a message into its requests and its questions. Returns null if it doesn't have both. A question before the requests must be about
 * the records.
 */
function splitCompound(turn: Turn): Parts | null {
  const segments = splitQuestionSentences(turn.request.message)
    .flatMap((sentence) => sentence.split(beside))
    .flatMap((sentence) => (isAsking(sentence) ? sentence.split(besideRequest) : sentence))
  if (segments.length < 2 || segments.length > maxSentences || isListInLines(turn.request.message)) return null
  const isRequest = segments.map(
    (message) => (!isAsking(message) || orders.test(message)) && mayAct(saying(turn, message)),
  )
  const last = isRequest.lastIndexOf(true)
  const rest = segments.slice(last + 1)
  const first = isRequest.indexOf(true)
  const before = segments.slice(0, first)
  if (last === segments.length - 1 && before.some((segment) => readQuestion(segment, turn.request) !== null))
    return { request: segments.slice(first).join(' '), rest: before.join(' ') }
  if (last === -1 || !rest.some(isAsking)) return null
  return { request: segments.slice(0, last + 1).join(' '), rest: rest.join(' ') }
}

const saying = (turn: Turn, message: string): Turn => ({ ...turn, request: { ...turn.request, message } })

/** Merges two answers. If the second found nothing, the cards of the first are enough. */
const merge = (first: Answer, second: Answer): Answer => {
  const isAbout = second.opens !== null || second.looked !== null || second.cards.length > 0 || !second.isFree
  if (!isAbout && second.question?.purpose !== 'choice') return first
  const cards = [...first.cards, ...second.cards].slice(0, maxCards)
  return { ...second, text: paragraphs(first.text, second.text), cards, isFree: second.isFree && first.isFree }
}

const totals = oneOf('month|total|so far|all together|altogether')
const asksTotal = new RegExp(
  String.raw`^(?:and |so |then )*(?:what|how much|where) (?:does|would|will|do|is|am)? ?(?:that|this|it|i|we)\b.{0,30}\b(?:${totals})\b`,
  'i',
)

type Income = Extract<CoachProposal, { kind: 'income' }>
const incomeOn = (acted: Answer | ActionLookUp): Income | undefined =>
  'cards' in acted ? acted.cards.find((card) => card.kind === 'income') : undefined

/** Answers 'What does that make for the month': the recorded income, and the total with the card. */
function sumUp(rest: string, card: Income, { today }: Turn): LookUp | null {
  if (!asksTotal.test(rest)) return null
  const questions = [{ ask: 'income', month: card.earnedOn.slice(0, 7) }] as const
  return {
    questions,
    toAnswer: ([answer]) => {
      const found = answer?.found
      const text = answer === undefined ? '' : renderRecordAnswer(answer, 'en', today)
      if (found?.ask !== 'income') return makeAnswer(text, { isFree: true })
      const net = found.sums.find(({ currency }) => currency === card.currency)?.net ?? '0'
      const sum = new LocalFormat('en', today).money(new Decimal(net).plus(card.amount).toFixed(), card.currency)
      const looked = { questions: [...questions], told: [] }
      return makeAnswer(paragraphs(text, `With this card it’s ${sum}.`), { isFree: true, looked })
    },
  }
}

const onList = /\b(?:(?:is|whats|what is|what’s|what's) )?(?:there )?(?:anything )?(else|left|still) on (?:it|there)\b/i
/** Replaces 'that day' with the day of the card, and 'on it' with the list that was named. */
function onThatDay(text: string, acted: Answer | ActionLookUp, asked: string): string {
  const day =
    'cards' in acted ? acted.cards.flatMap((card) => (card.kind === 'task' ? card.dueDate : [])).at(0) : undefined
  if (day === undefined && / list\b/i.test(asked)) return text.replace(onList, 'what $1 is on my shopping list')
  return day === undefined ? text : text.replace(/\b(?:on )?that day\b/i, `on ${day}`)
}

const both = (first: Answer, second: Answer | LookUp): Answer | LookUp =>
  'questions' in second
    ? { questions: second.questions, toAnswer: (found) => merge(first, second.toAnswer(found)) }
    : merge(first, second)

/** Makes the cards for what is to be done, and answers the question that comes with it. */
export function answerCompound(
  turn: Turn,
  answer: (turn: Turn) => Answer | LookUp | NameLookUp,
): Answer | LookUp | NameLookUp | null {
  const parts = splitCompound(turn)
  const acted = parts === null ? null : answerActionRequests(saying(turn, parts.request))
  if (parts === null || acted === null) return null
  const income = incomeOn(acted)
  const total = income === undefined ? null : sumUp(parts.rest, income, turn)
  const second = total ?? answer(saying(turn, onThatDay(parts.rest, acted, parts.request)))
  if ('names' in second) return null
  if (!('mayFind' in acted)) return both(acted, second)
  return {
    names: acted.mayFind,
    toAnswer: (found: readonly NameAnswer[]) => {
      const first = acted.toAnswer(found)
      return first === null ? second : both(first, second)
    },
  }
}
