import { Decimal } from 'decimal.js'
import type { FoundOf, PayerSums, RecordAnswer, RecordQuestion } from '#server/ports/records.ts'
import { bulletList } from '../markdown.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { spanFor } from './read-follow-up-question.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

const payers = oneOf('client|customer|source|payer|job|gig|shop')
const byPayer = wholeWords([
  `(?:each|every|per|by) (?:${payers})\\b.{0,30}`,
  'who (?:all )?paid me',
  `(?:which|what) (?:${payers})s? (?:paid|pays|brought|brings|made|makes|earned|earns)`,
  `(?:my )?(?:best|biggest|top) (?:paying )?(?:${payers})s?`,
  'where (?:did|does|is|has) (?:all )?(?:my|the) (?:money|income) (?:come|came|coming) from',
])
/** Asked of somebody by name: 'what did Etsy pay me in October'. */
const paidBy =
  /^(?:(?:and|so|ok|hey|luxee) )*(?:what|how much) (?:did|has|have) (.{2,40}?) (?:pay|paid|bring|brought)(?: me| in)\b/
const noPayers = oneOf('last |this |it\\b|that\\b|all\\b')
const whenPaid = oneOf('last|this|so far|in|during|since')
/** 'What did I earn from Etsy last month'. */
const paidFrom = new RegExp(
  `^(?:(?:and|so|ok|hey|luxee) )*(?:what|how much)(?: money)? (?:did|have) i (?:make|made|earn|earned|get|got) (?:from|off) ` +
    `(?:my |the )?((?!(?:${noPayers}))[\\w'’& -]{2,30}?)(?: (?:${whenPaid}) .{2,20})?$`,
)
const income = /\b(?:income|earn\w*|made|make|makes|making|money|paid|pay|sales|brought in|brings in)\b/
const advice = /\b(?:should|how (?:do|can|could|to)|why|tips|advice|ask|charge|find)\b/

const netLine = ({ net, currency, entries }: PayerSums, words: LocalFormat): string =>
  `${words.money(net, currency)} from ${words.count(entries, 'entry', 'entries')}`

function renderPayers(
  { month, sources = [], moreSources = 0 }: Pick<FoundOf<'income'>, 'month' | 'sources' | 'moreSources'>,
  name: string | null,
  words: LocalFormat,
): string {
  const named = name === null ? sources : sources.filter(({ source }) => toPlainText(source).includes(name))
  if (name !== null && named.length === 0) {
    const none =
      moreSources === 0
        ? `Your income log has nothing from ${quoteUserText(name)} in ${words.month(month)}.`
        : `I don’t see ${quoteUserText(name)} among the ${sources.length} who paid you most in ${words.month(month)}.`
    return sources.length === 0 ? none : `${none}\n${renderPayers({ month, sources, moreSources }, null, words)}`
  }
  const lines = named
    .toSorted((one, other) => one.currency.localeCompare(other.currency) || Number(other.net) - Number(one.net))
    .map((each) => `${quoteUserText(each.source)}: ${netLine(each, words)}`)
  const more = name === null && moreSources > 0 ? [`and ${moreSources} who paid less`] : []
  return `In ${words.month(month)}, after costs:\n${bulletList([...lines, ...more])}`
}

/** 'What did each client pay me': the month's log by who paid. */
export function lookUpPayers({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  if (language !== 'en' || advice.test(line)) return null
  const name = paidBy.exec(line)?.[1] ?? paidFrom.exec(line)?.[1] ?? null
  const isNamed = name !== null && !/^(?:i|you|we|it|they|he|she)$/.test(name) && !byPayer.test(line)
  if (!isNamed && !(byPayer.test(line) && income.test(line))) return null
  const span = spanFor({ ask: 'income', month: today.slice(0, 7) }, message, today, language)
  const questions = [{ ask: 'income', month: (span?.from ?? today).slice(0, 7), by: 'source' }] as const
  return {
    looksUp: questions,
    toAnswer: (answers) => {
      const found = answers[0]?.found
      const text =
        found?.ask === 'income' && found.sums.length > 0
          ? renderPayers(found, isNamed ? name : null, new LocalFormat(language, today))
          : renderRecordAnswers(answers, language, today)
      return makeRecordsAnswer(text, questions, answers)
    },
  }
}

const most = oneOf('best|biggest|highest|top|most|strongest')
const least = oneOf('worst|lowest|slowest|least|weakest|smallest')
const ofMonths = wholeWords([
  `(?:${most}|${least}) (?:(?:earning|paying|income|money) )?month`,
  `(?:which|what) month (?:did|have|was|were|has|do) .{1,30} (?:${most}|${least})`,
  `(?:which|what) month (?:was|is) (?:my |the )?(?:${most}|${least})`,
])
const isLeast = new RegExp(String.raw`\b(?:${least})\b`)
const monthsBack = 12

/** The month that stands out in each currency; none where all or but one are empty. */
function renderStandout(answers: readonly RecordAnswer[], wantsLeast: boolean, words: LocalFormat): string | null {
  const sums = answers.flatMap(({ found }) =>
    found?.ask === 'income' ? found.sums.map((sum) => ({ month: found.month, ...sum })) : [],
  )
  const lines = [...Map.groupBy(sums, ({ currency }) => currency)].map(([currency, of]) => {
    const [first] = of.toSorted((one, other) => new Decimal(other.net).cmp(one.net) * (wantsLeast ? -1 : 1))
    if (first === undefined) return ''
    if (of.length === 1)
      return `${words.month(first.month)} is the only month with anything in ${currency}: ${words.money(first.net, currency)} after costs.`
    const kind = wantsLeast ? 'lowest' : 'best'
    const among = `out of the ${of.length} months with entries in the last ${monthsBack}`
    return `${words.month(first.month)} was your ${kind} month, with ${words.money(first.net, currency)} after costs, ${among}.`
  })
  return lines.length === 0 ? null : paragraphs(...lines)
}

/** 'What was my best month': of the last twelve, this one included. */
export function lookUpBestMonth({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  if (language !== 'en' || !ofMonths.test(line) || !income.test(line) || advice.test(line)) return null
  const months = Array.from({ length: monthsBack }, (_, months) =>
    Temporal.PlainDate.from(today).subtract({ months }).toString().slice(0, 7),
  )
  const questions = months.map((month): RecordQuestion => ({ ask: 'income', month }))
  return {
    looksUp: questions,
    toAnswer: (answers) => {
      const isOff = answers.every(({ found }) => found === null)
      const text = isOff ? null : renderStandout(answers, isLeast.test(line), new LocalFormat(language, today))
      return makeRecordsAnswer(text ?? renderRecordAnswers(answers.slice(0, 1), language, today), questions, answers)
    },
  }
}
