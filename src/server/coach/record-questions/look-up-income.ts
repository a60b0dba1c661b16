import { capitalize } from '#contract/capitalize.ts'
import { Decimal } from 'decimal.js'
import { saysAll } from '#server/lib/match-names.ts'
import type { FoundOf, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import type { PayerSums } from '#server/ports/record-views.ts'
import { bulletList } from '../markdown.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { incomePeriod } from './render-lists.ts'
import { LocalFormat } from './local-format.ts'
import { type IncomePeriod, toPeriod } from './look-up-months.ts'
import { toPlainText } from './plain-text.ts'
import { spanFor } from './read-follow-up-question.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'
import { englishWeekday } from '../when/weekdays.ts'
import { bestWords, worstWords, asksForWorst } from './question-phrases.ts'

const payers = oneOf('client|customer|source|payer|job|gig|shop')
const byPayer = wholeWords([
  `(?:each|every|per|by) (?:${payers})\\b.{0,30}`,
  'who (?:all )?paid me',
  `(?:which|what) (?:${payers})s? (?:paid|pays|brought|brings|made|makes|earned|earns)`,
  `(?:my )?(?:best|biggest|top) (?:paying )?(?:${payers})s?`,
  'where (?:did|does|is|has) (?:all )?(?:my|the) (?:money|income) (?:come|came|coming) from',
])
/** Matches a payer by name: 'what did Etsy pay me in October'. */
const paidBy =
  /^(?:(?:and|so|ok|hey|luxee) )*(?:what|how much) (?:did|has|have) (.{2,40}?) (?:pay|paid|bring|brought|make|made|earn|earned)(?: me| us| in)\b/
const noPayers = oneOf(`last |this |it\\b|that\\b|all\\b|average\\b|${englishWeekday}s?\\b|\\d|the (?:\\d|weekend)`)
const whenPaid = oneOf('last|this|so far|in|during|since')
const allTime = oneOf('so far|in total|in all|altogether|all together|overall|to date|ever|all time')
const lead = '^(?:(?:and|so|ok|hey|luxee) )*(?:what|how much)(?: money| income)? '
const earning = oneOf(
  '(?:did|have) (?:i|we) (?:make|made|earn|earned|get|got|bring in|brought in)',
  '(?:has |have )?(?:came|come|comes)(?: in)?',
)
const payer = `(?:my |the )?((?!(?:${noPayers}))[\\w'’& -]{2,30}?)`
/** Matches 'What did I earn from Etsy last month', 'how much did I make selling bread'. */
const paidFrom = new RegExp(
  `${lead}(?:${earning}) (?:(?:from |by |off |with )?selling|from|off|on|with) ${payer}(?: (?:${whenPaid}) .{2,20}| (?:${allTime}))?$`,
)
const fromPayer = new RegExp(`${lead}(?:from|off) ${payer} (?:${whenPaid}) .{2,20}$`)
const bestPayer = new RegExp(
  `^(?:(?:and|so|ok|hey|luxee) )*(?:who|which|what)(?: client| customer)?(?: is| was| were| are|s|'s)? my (?:best|biggest|top) (?:paying )?(?:clients?|customers?|payers?)\\b`,
)
/** Matches 'How many clients did I have this month', which is answered by the number who paid. */
const countsPayers = new RegExp(
  String.raw`^(?:(?:and|so|ok|hey|luxee) )*how many (?:different |new |total |paying )?(?:clients|customers|payers|gigs|income sources|sources of income) (?:did|have|do) (?:i|we) (?:have|had|see|seen|serve|served|get|got|work with|worked with|book|booked)\b`,
)
const income = /\b(?:income|earn\w*|made|make|makes|making|money|paid|pay|sales|brought in|brings in)\b/
const advice = /\b(?:should|how (?:do|can|could|to)|why|tips|advice|ask|charge|find)\b/

const netLine = ({ net, currency, entries }: PayerSums, words: LocalFormat): string =>
  `${words.money(net, currency)} from ${words.count(entries, 'entry', 'entries')}`

type Payers = FoundOf<'income'>

function renderPayers(found: Payers, heading: string, words: LocalFormat): string {
  const { named, sources = [], others = [], moreSources = 0 } = found
  const lines = (named !== null && sources.length === 0 ? others : sources)
    .toSorted((one, other) => one.currency.localeCompare(other.currency) || Number(other.net) - Number(one.net))
    .map((each) => `${quoteUserText(each.source)}: ${netLine(each, words)}`)
  const more = moreSources > 0 ? [`and ${moreSources} who paid less`] : []
  return `${heading}:\n${bulletList([...lines, ...more])}`
}

/** Writes the income of one payer, or of entries whose note has the name. If there is none, it says who paid instead. */
export function renderPayersOf(found: Payers, name: string, words: LocalFormat): string {
  const { sources = [], others = [] } = found
  const period = incomePeriod(found, words)
  if (sources.length > 0) {
    const isPayer = sources.every(({ source }) => saysAll(name)([source]))
    const what = isPayer ? '' : `, entries that mention ${quoteUserText(name)}`
    return renderPayers(found, `${capitalize(period)}, after costs${what}`, words)
  }
  const none = `Your income log has nothing from ${quoteUserText(name)} ${period}.`
  return others.length === 0
    ? `${none} There’s nothing else ${period} either.`
    : `${none}\n${renderPayers(found, `${capitalize(period)}, after costs`, words)}`
}

/** Returns the month or span that the question names, or else this month. 'All time' is the whole log. */
export function periodAsked(message: string, { request: { language }, today }: Turn): IncomePeriod {
  const span = spanFor({ ask: 'income', month: today.slice(0, 7) }, message, today, language)
  if (span !== null) return toPeriod(span, today)
  return { month: ofAllTime.test(toPlainText(message)) ? null : today.slice(0, 7) }
}
const ofAllTime = wholeWords([allTime, 'have i', 'have we'])

/** Answers 'What did each client pay me' with the income of the month by payer. */
export function lookUpPayers(turn: Turn): LookUp | null {
  const { request, today } = turn
  const { message, language } = request
  const line = toPlainText(message)
  if (language !== 'en' || advice.test(line)) return null
  const name =
    [paidBy, paidFrom, fromPayer].map((form) => form.exec(line)?.[1]).find((one) => one !== undefined) ?? null
  const isNamed = name !== null && !/^(?:i|you|we|it|they|he|she)$/.test(name) && !byPayer.test(line)
  const isCount = countsPayers.test(line)
  if (!isNamed && !isCount && !(byPayer.test(line) && (income.test(line) || bestPayer.test(line)))) return null
  const about = isNamed ? { named: name } : {}
  const questions = [{ ask: 'income', ...periodAsked(message, turn), by: 'source', ...about }] as const
  return {
    questions,
    toAnswer: (answers) => {
      const found = answers[0]?.found
      const words = new LocalFormat(language, today)
      if (found?.ask !== 'income' || (!isNamed && found.sums.length === 0))
        return makeRecordsAnswer(renderRecordAnswers(answers, language, today), questions, answers)
      const period = incomePeriod(found, words)
      const paid = words.count((found.sources ?? []).length + (found.moreSources ?? 0), 'name', 'names')
      const heading = isCount
        ? `I don’t keep a list of clients, but ${paid} in your income log paid you ${period}`
        : `${capitalize(period)}, after costs`
      const text = isNamed ? renderPayersOf(found, name, words) : renderPayers(found, heading, words)
      return makeRecordsAnswer(text, questions, answers)
    },
  }
}

const ofMonths = wholeWords([
  `(?:${bestWords}|${worstWords}) (?:(?:earning|paying|income|money) )?month`,
  `(?:which|what) month (?:did|have|was|were|has|do) .{1,30} (?:${bestWords}|${worstWords})`,
  `(?:which|what) month (?:was|is) (?:my |the )?(?:${bestWords}|${worstWords})`,
])
const monthsBack = 12

/** Names the best month in each currency. Returns nothing if at most one month has income. */
function renderStandout(answers: readonly RecordAnswer[], wantsLeast: boolean, words: LocalFormat): string | null {
  const sums = answers.flatMap(({ found }) => {
    if (found?.ask !== 'income' || found.month === null) return []
    const { month } = found
    return found.sums.map((sum) => ({ month, ...sum }))
  })
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

/** Answers 'What was my best month' from the last twelve months, including this one. */
export function lookUpBestMonth({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  if (language !== 'en' || !ofMonths.test(line) || !income.test(line) || advice.test(line)) return null
  const months = Array.from({ length: monthsBack }, (_, months) =>
    Temporal.PlainDate.from(today).subtract({ months }).toString().slice(0, 7),
  )
  const questions = months.map((month): RecordQuestion => ({ ask: 'income', month }))
  return {
    questions,
    toAnswer: (answers) => {
      const isOff = answers.every(({ found }) => found === null)
      const text = isOff ? null : renderStandout(answers, asksForWorst.test(line), new LocalFormat(language, today))
      return makeRecordsAnswer(text ?? renderRecordAnswers(answers.slice(0, 1), language, today), questions, answers)
    },
  }
}
