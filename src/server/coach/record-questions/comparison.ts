import { Decimal } from 'decimal.js'
import type { Found, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import type { Language } from '../safety/kinds.ts'
import { nameIn, timeNoise } from './question-phrases.ts'
import { inDays, spanFor } from './read-follow-up-question.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { englishMonths } from '../when/months.ts'
import { toPlainText } from './plain-text.ts'
import { LocalFormat } from './local-format.ts'
import { englishWeekday } from '../when/weekdays.ts'

const against = wholeWords([
  'compared? (?:to|with|against)|versus|vs|as against|against|as opposed to|than in|than|to the one before',
  // 'Then' is often typed for 'than'.
  `then(?= (?:in|last|the|this|yesterday|${oneOf(...englishMonths)})\\b)`,
])
const compare = /\bcompare (.{3,60}?) (?:with|to|and|against|versus|vs) (.{3,60})/

/** Returns the two spans of time that a text compares, in its words. */
export function comparedIn(message: string): [string, string] | null {
  const line = toPlainText(message)
  const [, one, other] = compare.exec(line) ?? []
  if (one !== undefined && other !== undefined) return [one, completed(other, one)]
  const found = against.exec(line)
  if (found === null) return null
  const before = line.slice(0, found.index)
  const after = line.slice(found.index + found[0].length)
  // 'What did I make compared to last month' asks about this month.
  const unit = /^(?: in| the)* last (week|month|year)\b/.exec(after)?.[1]
  return [
    unit !== undefined && !saysWhen.test(before) && /^(?:\w+ ){0,2}(?:did|have|am|was)\b/.test(before)
      ? `${before} this ${unit}`
      : before,
    completed(after, before),
  ]
}
const saysWhen = wholeWords([
  `this|last|past|today|yesterday|so far|lately|that|it|${oneOf(...englishMonths)}|${englishWeekday}s?`,
])

/** Completes a side of a comparison: in 'This week vs last', 'last' means last week. */
const completed = (side: string, other: string): string =>
  side.replace(
    /\b(?:last|the last|the one before)(?: one)?$/,
    `last ${/\b(?:week|month|year)\b/.exec(other)?.[0] ?? ''}`,
  )

/** Reads the two spans in 'Was my mood better last week or this week'. */
export function chosenBetween(message: string): [string, string] | null {
  const line = toPlainText(message)
  const at = line.lastIndexOf(' or ')
  if (at === -1 || !line.split(' ').some((word) => comparatives.has(word))) return null
  return [line.slice(0, at), line.slice(at)]
}

/** Asks the same question about both spans. Returns null if one of them is not a span of time. */
export function toComparison(
  question: RecordQuestion,
  [one, other]: readonly [string, string],
  { today, language }: { today: string; language: Language },
): [RecordQuestion, RecordQuestion] | null {
  const [first, second] = [one, other].map((text) => {
    const span = spanFor(question, text, today, language)
    return span === null ? null : inDays(question, span, today)
  })
  return first === null || second === null || first === undefined || second === undefined ? null : [first, second]
}

const comparatives: ReadonlySet<string> = new Set(
  'better worse more less up down higher lower mejor peor mas menos'.split(' '),
)
const moreOrLess = `(?:${oneOf('better|worse|more|less|up|down|higher|lower')})`
const thatAgainst = new RegExp(
  `^(?:(?:and|so|ok|okay|hmm?) ){0,2}(?:is|was) (?:that|this|it) (?:any |a lot |much )?${moreOrLess}(?: or ${moreOrLess})? (?:than|from|compared (?:to|with)) (.{3,40})$`,
)

/** Compares the days in 'Is that better or worse than October?' with those of the last question. Returns null for any other message. */
export function comparedWithLast(
  message: string,
  last: RecordQuestion,
  { today, language }: { today: string; language: Language },
): [RecordQuestion, RecordQuestion] | null {
  const days = thatAgainst.exec(toPlainText(message))?.[1]
  const span = days === undefined ? null : spanFor(last, `in ${days}`, today, language)
  const other = span === null ? null : inDays(last, span, today)
  return other === null ? null : [last, other]
}

/** Words of a comparison that are not part of a name. */
const sideNoise: ReadonlySet<string> = timeNoise.union(comparatives).union(
  new Set(
    `was is were are did do does have has i it that this we any a lot much even in than the from of then doing make made earn earned get got save saved log logged
    my by or compared to with so month week year fue es era me yo en que el la lo de gane hice ahorre mas menos mejor peor mes semana fueron estuvo o un tambien si`.split(
      /\s+/,
    ),
  ),
)

/** Compares the days in 'Was October better?' with those of the question beside it. */
export function comparedBeside(
  part: string,
  last: RecordQuestion,
  { today, language }: { today: string; language: Language },
): [RecordQuestion, RecordQuestion] | null {
  const line = toPlainText(part)
  const isCompared = line.split(' ').some((word) => comparatives.has(word))
  if (!isCompared || nameIn(line, sideNoise) !== null) return null
  const span = spanFor(last, line, today, language)
  const other = span === null ? null : inDays(last, span, today)
  return other === null ? null : [last, other]
}

/** Returns the amount to compare and how to write it. Null for answers without an amount. */
function figureOf(found: Found | null, words: LocalFormat): { value: Decimal; render: (by: Decimal) => string } | null {
  switch (found?.ask) {
    case 'income': {
      const [sum, ...more] = found.sums
      if (more.length > 0) return null
      const { currency } = sum ?? { currency: null }
      return { value: new Decimal(sum?.net ?? 0), render: (by) => words.money(by.toFixed(2), currency) }
    }
    case 'saved': {
      const [sum, ...more] = found.sums
      if (more.length > 0) return null
      return { value: new Decimal(sum?.gained ?? 0), render: (by) => words.money(by.toFixed(2), sum?.currency ?? null) }
    }
    case 'selfCare':
      return {
        value: new Decimal(found.minutes),
        render: (by) => words.localize(`${by.toNumber()} minutes`, `${by.toNumber()} minutos`),
      }
    case 'workouts':
      return { value: new Decimal(found.count), render: (by) => words.count(by.toNumber(), 'workout', 'workouts') }
    case 'tasks':
      return { value: new Decimal(found.done), render: (by) => words.count(by.toNumber(), 'done task', 'done tasks') }
    case 'journalCount':
      return { value: new Decimal(found.count), render: (by) => words.count(by.toNumber(), 'entry', 'entries') }
    case 'mood':
      return found.mood === null
        ? null
        : { value: new Decimal(found.mood.mean).toDecimalPlaces(1), render: (by) => words.number(by.toFixed(1)) }
    default:
      return null
  }
}

const currenciesIn = (found: Found | null): string[] =>
  found?.ask === 'income' || found?.ask === 'saved' ? found.sums.flatMap(({ currency }) => currency ?? []) : []

/** Keeps the currency that both answers have, if either has sums in several. */
function onlyCommonCurrency(one: Found | null, other: Found | null): string | null {
  const [first, second] = [currenciesIn(one), currenciesIn(other)]
  const [common, ...more] = first.filter((currency) => second.includes(currency))
  return more.length > 0 || common === undefined || first.length + second.length === 2 ? null : common
}

function inCurrency(found: Found | null, currency: string | null): Found | null {
  if (currency === null || found === null) return found
  if (found.ask === 'income') return { ...found, sums: found.sums.filter((sum) => sum.currency === currency) }
  return found.ask === 'saved' ? { ...found, sums: found.sums.filter((sum) => sum.currency === currency) } : found
}

/** Returns the name of the first answer's month if both answers are about income or savings. */
function monthOf(one: Found | null, other: Found | null, words: LocalFormat): string | null {
  const isIncome = one?.ask === 'income' && other?.ask === 'income'
  const isSaved = one?.ask === 'saved' && other?.ask === 'saved'
  return (isIncome || isSaved) && one.month !== null ? words.month(one.month) : null
}

const asksWhether = new RegExp(
  String.raw`^(?:(?:and|so|ok|okay|hey|luxee) )*(?:did|have|has|was|were|am|are|is) (?:i|we|my|our|it)\b.{0,60}?\b(?:(${oneOf('more|better|higher|up')})|(${oneOf('less|fewer|worse|lower|down')}))\b`,
)
/** Answers 'Did I make more in November than October' with yes or no and the difference. Returns null for any other question. */
export function renderWhether(message: string, answers: readonly RecordAnswer[], today: string): string | null {
  const [said, , isLess] = asksWhether.exec(toPlainText(message)) ?? []
  const difference = said === undefined ? null : (differenceOf(answers, 'en', today) ?? nothingIn(answers, today))
  if (difference === null) return null
  const isYes = difference.sign === (isLess === undefined ? 1 : -1)
  return `${isYes ? 'Yes' : 'No'}: ${difference.text}`
}

/** Says which month is more if the other has no income, whatever the currencies. */
function nothingIn([one, other]: readonly RecordAnswer[], today: string): Difference | null {
  const [first, second] = [one?.found, other?.found]
  if (first?.ask !== 'income' || second?.ask !== 'income' || first.month === null) return null
  if (first.sums.length > 0 === second.sums.length > 0) return null
  const isAbove = first.sums.length > 0
  return {
    sign: isAbove ? 1 : -1,
    text: `${new LocalFormat('en', today).month(first.month)} is ${isAbove ? 'more' : 'less'}.`,
  }
}

/** Writes by how much the first answer is above or below the second. Returns null if they can't be compared. */
export function renderDifference(answers: readonly RecordAnswer[], language: Language, today: string): string | null {
  const difference = differenceOf(answers, language, today)
  return difference === null ? null : `${language === 'en' ? 'So' : 'Así que'} ${difference.text}`
}

/** `sign`: 1 if the first answer is above the second, -1 if it is below. `text`: the end of a sentence. */
type Difference = { sign: number; text: string }

function differenceOf([one, other]: readonly RecordAnswer[], language: Language, today: string): Difference | null {
  const words = new LocalFormat(language, today)
  const currency = onlyCommonCurrency(one?.found ?? null, other?.found ?? null)
  const [first, second] = [one, other].map((answer) => figureOf(inCurrency(answer?.found ?? null, currency), words))
  if (!first || !second) return null
  const by = first.value.minus(second.value)
  // Two empty answers are not a tie.
  if (first.value.isZero() && second.value.isZero()) return null
  const sign = by.isZero() ? 0 : by.isPositive() ? 1 : -1
  if (sign === 0) return { sign, text: words.localize('they’re even.', 'van iguales.') }
  const amount = (sign > 0 ? first : second).render(by.abs())
  const month = monthOf(one?.found ?? null, other?.found ?? null, words)
  if (month === null && language === 'en')
    return { sign, text: `the ${sign > 0 ? 'first' : 'second'} one comes out ahead by ${amount}.` }
  const name = month ?? 'lo primero'
  const [inEnglish, inSpanish] = currency === null ? ['', ''] : [`in ${currency} `, `en ${currency} `]
  const text = words.localize(
    `${inEnglish}${name} is ${amount} ${sign > 0 ? 'more' : 'less'}.`,
    `${inSpanish}${name} es ${amount} ${sign > 0 ? 'más' : 'menos'}.`,
  )
  return { sign, text }
}
