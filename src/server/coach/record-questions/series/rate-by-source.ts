import { addDays } from '#server/lib/days.ts'
import type { RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import type { PayerSums } from '#server/ports/record-views.ts'
import { type LookUp, paragraphs, type Turn } from '../../dialogue/compose-answer.ts'
import { quoteUserText } from '../../guide/quote-user-text.ts'
import { bulletList } from '../../markdown.ts'
import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import { readDays } from '../../when/read-days.ts'
import { LocalFormat } from '../local-format.ts'
import { splitQuestionSentences } from '../plain-text.ts'
import { makeRecordsAnswer, renderRecordAnswers } from '../records-answer.ts'
import { askOfRecords, asksForAdvice, plainSentence } from './ask-of-records.ts'

const perHour = wholeWords(['(?:per|an|by the|each|a) hour', 'hourly(?: rate)?', 'for (?:the|my) hours?'])
const payer = wholeWords([
  oneOf(
    'clients?|customers?|jobs?|gigs?|sources?|employers?|families|students|regulars|accounts?|side hustles?|people|who|whos|whom|payers?|each',
  ),
])
const pays = wholeWords([
  'pays?|paying|paid|payers?|earns?|earning|makes?|made|brings?|worth|rates?|best|worst|lowest|highest|most|least',
])
const which = /\b(?:which|who|whos|what|whats|rank|list|compare|show|each|worst|best|lowest|highest)\b/
const worst = /\b(?:worst|least|lowest|less|badly|cheapest|drop)\b/
/** In days. */
const usualSpan = 365

const isMeant = (line: string): boolean =>
  [perHour, payer, pays, which, /\b(?:my|me|i)\b/].every((form) => form.test(line))

const beginsAsking = /^(?:(?:and|so|of all .{3,40}) )?(?:who|whos|which|what|whats|rank|list|sort|order)\b/

/** Returns the sentence that asks for the hourly rate. */
function askedIn(message: string): string | null {
  const lines = splitQuestionSentences(message.slice(0, 900)).map(plainSentence)
  const plain = lines.find((line) => beginsAsking.test(line) && isMeant(line) && !asksForAdvice(line))
  const read = plain === undefined ? askOfRecords(message, isMeant) : null
  return plain ?? (read !== null && perHour.test(read.ask) ? read.ask : null)
}

/** Answers 'Which of my clients pays me worst per hour' by payer, from the entries that have hours. */
export function lookUpRateBySource({ request: { message, language }, today }: Turn): LookUp | null {
  if (language !== 'en') return null
  const ask = askedIn(message)
  if (ask === null) return null
  const { span } = readDays(splitQuestionSentences(message).map(plainSentence).join(' . '), 'en', today, 'past')
  const isNamed = span !== null && span.from < today
  const days = isNamed
    ? { from: span.from, to: span.to > today ? today : span.to }
    : { from: addDays(today, 1 - usualSpan), to: today }
  const questions: RecordQuestion[] = [{ ask: 'income', month: null, ...days, by: 'source' }]
  return {
    questions,
    toAnswer: (answers) =>
      makeRecordsAnswer(tell(worst.test(ask), answers, days, new LocalFormat('en', today)), questions, answers),
  }
}

type Rated = PayerSums & { perHour: string }

function tell(
  isWorst: boolean,
  answers: readonly RecordAnswer[],
  days: { from: string; to: string },
  words: LocalFormat,
): string {
  const found = answers[0]?.found
  if (found?.ask !== 'income' || (found.sources ?? []).length === 0)
    return renderRecordAnswers(answers, 'en', words.today)
  const { sources = [], moreSources = 0 } = found
  const when = words.span(days)
  const rated = sources
    .flatMap((one): Rated[] => (one.perHour === null ? [] : [{ ...one, perHour: one.perHour }]))
    .toSorted((one, other) => (Number(one.perHour) - Number(other.perHour)) * (isWorst ? 1 : -1))
  const unrated = bulletList(sources.filter((one) => one.perHour === null).map((one) => sumLine(one, words)))
  const more = moreSources === 0 ? null : `I looked at the ${words.number(sources.length)} that brought in most.`
  if (rated.length === 0)
    return paragraphs(
      `I can’t work out a rate: none of your income entries ${when} has hours on it.`,
      `By who paid, after costs:\n${unrated}`,
      more,
      'Put the hours on the entries under Income, and ask me again.',
    )
  return paragraphs(
    verdictOf(rated, isWorst, words),
    `Per hour, after costs, ${when}:\n${bulletList(rated.map((one) => rateLine(one, words)))}`,
    rated.length === sources.length ? null : `No hours on these, so no rate:\n${unrated}`,
    more,
  )
}

/** Names the best rate in the currency that most payers use. Amounts in different currencies are not ranked together. */
function verdictOf(rated: readonly Rated[], isWorst: boolean, words: LocalFormat): string {
  const byMoney = [...Map.groupBy(rated, ({ currency }) => currency).values()]
  const [main = []] = byMoney.toSorted((one, other) => other.length - one.length)
  const [top, next] = main
  if (rated.length === 1 && top !== undefined)
    return `Only ${quoteUserText(top.source)} has hours on its entries, so there’s nothing to compare it with.`
  if (top === undefined || next === undefined) return 'They pay in different currencies, so I don’t rank them.'
  const others = byMoney.length === 1 ? '' : ' I ranked those in one currency, and left the others beside them.'
  return `${quoteUserText(top.source)} pays ${isWorst ? 'the least' : 'the most'} per hour: ${words.money(top.perHour, top.currency)}.${others}`
}

const entries = (n: number, words: LocalFormat): string => words.count(n, 'entry', 'entries')
const sumLine = ({ source, net, currency, entries: n }: PayerSums, words: LocalFormat): string =>
  `${quoteUserText(source)}: ${words.money(net, currency)} from ${entries(n, words)}`
function rateLine({ source, perHour: rate, currency, hours, counted, entries: n }: Rated, words: LocalFormat): string {
  const part = counted < n ? `, hours on ${words.number(counted)} of ${entries(n, words)}` : `, ${entries(n, words)}`
  return `${quoteUserText(source)}: ${words.money(rate, currency)} (${words.count(Number(hours), 'hour', 'hours')}${part})`
}
