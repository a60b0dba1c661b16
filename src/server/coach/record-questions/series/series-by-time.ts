import { weekdayOf } from '#server/lib/days.ts'
import { capitalize } from '#contract/capitalize.ts'
import type { RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../../dialogue/compose-answer.ts'
import { englishMonths } from '../../when/months.ts'
import { quoteUserText } from '../../guide/quote-user-text.ts'
import { withSpellingOf } from '../asked-name.ts'
import { LocalFormat } from '../local-format.ts'
import { makeRecordsAnswer, renderRecordAnswers } from '../records-answer.ts'
import { otherDays } from '../weekday-groups.ts'
import { daysWith, questionsOf, type RecordSeries } from './kept-series.ts'
import type { AskedSeries } from './read-series.ts'
import { setApart, tellMoods } from './compare-two-groups.ts'
import { sayUnkept } from './untracked-things.ts'
import { type ByDay, mainCurrency, totalOf, valuesByDay } from './values-by-day.ts'
import { englishWeekday } from '../../when/weekdays.ts'

const onlyOn = new RegExp(String.raw`\b(?:just|only) (?:on )?(${englishWeekday})`)
const asksWeekday =
  /\b(?:which|what) (?:week)?days?\b|\bdays? of the week\b|\bwhat time\b|\btime of day\b|\bmost likely\b|\bin the (?:mornings?|evenings?)\b/
const compares =
  /\b(?:compared|than|vs|versus|against|rest of the week|lower|higher|worse|worst|better|best|something about|is it true|am i|only|killing me|what do)\b/

/** Answers 'There's something about Wednesdays', 'which days do I actually work out' by the days of the week. */
export function lookUpSeriesByWeekday(asked: AskedSeries, { today }: Turn): LookUp | null {
  const { ask, kept, weekdays, span } = asked
  const [series, other] = kept
  const isOne = series !== undefined && (other === undefined || (asked.weekdays !== null && other.name === 'tasks'))
  if (!isOne) return null
  const isAsked = asksWeekday.test(ask) && series.name !== 'mood'
  const isCompared = weekdays !== null && (compares.test(ask) || compares.test(asked.all))
  if (!isAsked && !(isCompared && (series.name === 'mood' || series.name === 'income'))) return null
  const questions = questionsOf(series, span)
  return {
    questions,
    toAnswer: (answers) => {
      const words = new LocalFormat('en', today)
      const currency = mainCurrency(answers)
      const values = valuesByDay(answers, currency)
      const text =
        values === null
          ? renderRecordAnswers(answers.slice(0, 1), 'en', today)
          : tellWeekdays(asked, series, { values, currency }, words)
      return makeRecordsAnswer(paragraphs(sayUnkept(asked.unkept), text), questions, answers)
    },
  }
}

type Values = { values: ByDay; currency: string | null }

function tellWeekdays(
  asked: AskedSeries,
  series: RecordSeries,
  { values, currency }: Values,
  words: LocalFormat,
): string {
  const { weekdays, span, claim } = asked
  const when = words.span(span)
  if (series.name === 'mood' && weekdays !== null) {
    const apart = setApart(values, (day) => weekdays.days.has(weekdayOf(day)), span.from)
    return tellMoods({ apart, where: weekdays.on, whereNot: otherDays(weekdays).on, when, claim }, words)
  }
  if (series.name === 'income' && weekdays !== null) {
    const { on, off } = setApart(values, (day) => weekdays.days.has(weekdayOf(day)), span.from)
    const of = (one: typeof on): string =>
      `${words.money(one.sum.toFixed(2), currency)} from ${words.count(one.count, 'entry', 'entries')}`
    return `${of(on)} ${weekdays.on}, and ${of(off)} on the other days, ${when}, after costs. By your log, that is: it goes by the date of each entry.`
  }
  return tellCounts(series, values, asked, words)
}

/** Says how often each day of the week has a record, and whether the claim that it's only one day is right. */
function tellCounts(
  { name, activity }: RecordSeries,
  values: ByDay,
  { ask, all, span }: AskedSeries,
  words: LocalFormat,
): string {
  const what = daysWith[name](activity)
  const when = words.span(span)
  if (values.size === 0) return `There’s no day ${what} ${when}.`
  const counts = [1, 2, 3, 4, 5, 6, 7]
    .map((weekday) => {
      const of = totalOf([...values].filter(([day]) => weekdayOf(day) === weekday).map(([, value]) => value))
      return { weekday, many: name === 'tasks' ? of.count : of.days }
    })
    .filter(({ many }) => many > 0)
    .toSorted((a, b) => b.many - a.many || a.weekday - b.weekday)
  const each = words.list(counts.map(({ weekday, many }) => `${words.weekdayOf(weekday)} ${words.number(many)}`))
  const only = onlyOn.exec(`${ask} ${all}`)?.[1]
  const [first] = counts
  const isOnly = first !== undefined && counts.length === 1 && words.weekdayOf(first.weekday).toLowerCase() === only
  const few = values.size < counts.length + 3 || values.size < 8 ? ' That’s too few to call it a habit.' : ''
  const verdict =
    only === undefined
      ? `Mostly on ${words.list(counts.filter(({ many }) => many === first?.many).map(({ weekday }) => words.weekdayOf(weekday)))}`
      : isOnly
        ? `Yes, just ${words.weekdayOf(first.weekday)}`
        : `No, not just ${only.slice(0, 1).toUpperCase()}${only.slice(1)}`
  const counted =
    name === 'tasks'
      ? words.count(totalOf(values.values()).count, 'task', 'tasks') + ' done'
      : `${words.count(values.size, 'day', 'days')} ${what}`
  return `${verdict}. Of ${counted} ${when}: ${each}.${few}`
}

const ofJournal = /\bmy (?:journal|diary) (?:says|said|has)\b/
const unreadJournal = 'I never see your journal’s words, so this goes by the moods you logged.'
/** With fewer records there is nothing to report. */
const fewest = 4

/** Answers 'Was it more than in spring' by comparing the same log in two seasons. */
export function lookUpSeasons(
  { kept, seasons, ask, all, event, claim, unkept }: AskedSeries,
  { request: { message }, today }: Turn,
): LookUp | null {
  const [one, other, more] = seasons
  const [series] = kept
  if (one === undefined || other === undefined || more !== undefined || series === undefined) return null
  if (!/\b(?:than|or|vs|versus|compared|between)\b/.test(ask)) return null
  const questions = [one, other].map(({ span }) => overAll(series, span))
  return {
    questions,
    toAnswer: (answers) => {
      const words = new LocalFormat('en', today)
      const lines = answers.map((answer, at) => seasonLine(answer, seasons[at]?.name ?? '', words))
      const verdict = answers.every(({ found }) => found !== null)
        ? verdictOf(answers, [one.name, other.name], claim)
        : null
      const name = event === null ? '' : quoteUserText(withSpellingOf(event.about, message))
      const dates =
        event === null
          ? null
          : `Your moods don’t say which days had ${name}. Tell me the dates, and I’ll compare your moods.`
      return makeRecordsAnswer(
        paragraphs(verdict, lines.join('\n'), ofJournal.test(all) ? unreadJournal : null, sayUnkept(unkept), dates),
        questions,
        answers,
      )
    },
  }
}

function overAll(series: RecordSeries, span: { from: string; to: string }): RecordQuestion {
  if (series.name === 'income') return { ask: 'income', month: null, ...span }
  if (series.name === 'mood') return { ask: 'mood', ...span, by: 'all', weekday: null }
  const [question] = questionsOf(series, span)
  return question !== undefined && 'from' in question ? { ...question, ...span } : { ask: 'journalCount', ...span }
}

/** Writes an amount and the number of records it comes from. */
function figureOf({ found }: RecordAnswer): { value: number; count: number } {
  if (found?.ask === 'mood') return { value: found.mood?.mean ?? 0, count: found.mood?.count ?? 0 }
  if (found?.ask === 'income') return { value: Number(found.sums[0]?.net ?? 0), count: found.sums[0]?.entries ?? 0 }
  if (found !== null && found !== undefined && 'count' in found) return { value: found.count, count: found.count }
  return { value: 0, count: 0 }
}

const inTime = (name: string): string =>
  englishMonths.includes(name) ? `in ${name.slice(0, 1).toUpperCase()}${name.slice(1)}` : `in the ${name}`

function verdictOf(
  answers: readonly RecordAnswer[],
  [one, other]: readonly [string, string],
  claim: -1 | 0 | 1,
): string {
  const [first, second] = answers.map(figureOf)
  const counts = [first?.count ?? 0, second?.count ?? 0]
  if (counts.every((count) => count < fewest)) return 'Too little to say: there’s hardly anything logged in either.'
  const empty = counts.findIndex((count) => count < fewest)
  if (empty !== -1) return `Too little to say: ${inTime(empty === 0 ? one : other)} hardly anything is logged.`
  const by = (first?.value ?? 0) - (second?.value ?? 0)
  if (Math.abs(by) < 0.1) return 'About the same.'
  const isClaimed = claim !== 0 && answers.every(({ found }) => found?.ask === 'mood')
  const verdict = isClaimed ? (Math.sign(by) === claim ? 'Yes: ' : 'No: ') : ''
  return capitalize(`${verdict}${by > 0 ? 'higher' : 'lower'} ${inTime(one)} than ${inTime(other)}.`)
}

function seasonLine(answer: RecordAnswer, name: string, words: LocalFormat): string {
  const { found } = answer
  if (found === null) return renderRecordAnswers([answer], 'en', words.today)
  const { value, count } = figureOf(answer)
  const span =
    'from' in found && found.from !== null && found.to !== null
      ? ` (${words.span({ from: found.from, to: found.to })})`
      : ''
  const told =
    count === 0
      ? 'nothing logged'
      : found.ask === 'mood'
        ? `${words.number(value.toFixed(1))} of 5, from ${words.count(count, 'mood', 'moods')}`
        : found.ask === 'income'
          ? `${words.money(String(value), found.sums[0]?.currency ?? null)} after costs, from ${words.count(count, 'entry', 'entries')}`
          : words.number(count)
  return `- ${name.slice(0, 1).toUpperCase()}${name.slice(1)}${span}: ${told}`
}
