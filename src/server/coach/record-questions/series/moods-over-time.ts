import { addDays, daysBetween } from '#server/lib/days.ts'
import type { RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import type { LookUp, Turn } from '../../dialogue/compose-answer.ts'
import { LocalFormat } from '../local-format.ts'
import { makeRecordsAnswer, renderRecordAnswers } from '../records-answer.ts'
import { questionsOf } from './kept-series.ts'
import { lookUpOneSeries } from './look-up-one-series.ts'
import type { AskedSeries } from './read-series.ts'
import { type ByDay, totalOf } from './values-by-day.ts'

const trend =
  /\b(?:improv\w+|better or worse|getting (?:better|worse)|going (?:up|down)|any better|any worse|up or down|chang\w+)\b/
const summary = /\b(?:average|mean|lowest|worst day|best day|highest|which day)\b/
const bothSides =
  /\b(?:good|happy|better|cheerful)\b.{0,30}\b(?:bad|low|sad|worse|rough)\b|\b(?:bad|low)\b.{0,30}\b(?:good|happy)\b/
/** In words. Another reader answers a shorter question. */
const longFrom = 12
/** With fewer moods there is nothing to report. */
const fewest = 5
const leastDifference = 0.2

/**
 * Answers 'Has there been any improvement since summer', 'the average of the last six weeks and which day was lowest', 'good days versus
 * bad ones'.
 */
export function lookUpMoodsOverTime(asked: AskedSeries, { today }: Turn): LookUp | null {
  const { ask, all, kept, span, isSpanNamed, weekdays, event } = asked
  const [series, other] = kept
  if (series?.name !== 'mood' || other !== undefined || weekdays !== null || event !== null) return null
  if (all.split(' ').length < longFrom) return null
  if (lows.test(all) && /\bwhen were\b|\bwhich days\b|\bdates\b|\bclusters?\b/.test(all)) return lookUpLows(span, today)
  if (bothSides.test(ask) && /\bdays?\b/.test(ask)) return lookUpSides(span, today)
  const isTrend = trend.test(ask) && isSpanNamed && daysBetween(span.from, span.to) > 27
  if (!isTrend && !summary.test(ask)) return null
  return lookUpOneSeries(questionsOf(series, span), asked, today, (values, words) =>
    values.size === 0 ? null : isTrend ? tellTrend(values, span, words) : tellSummary(values, span, words),
  )
}

type Span = { from: string; to: string }

function tellTrend(values: ByDay, span: Span, words: LocalFormat): string {
  const days = [...values.keys()].toSorted()
  const first = days[0] ?? span.from
  const middle = addDays(first, Math.floor(daysBetween(first, span.to) / 2))
  const [early, late] = [true, false].map((isEarly) =>
    totalOf([...values].filter(([day]) => day <= middle === isEarly).map(([, value]) => value)),
  )
  if (early === undefined || late === undefined || early.count < fewest || late.count < fewest)
    return `Too few to say: ${words.count((early?.count ?? 0) + (late?.count ?? 0), 'mood', 'moods')} ${words.span(span)}.`
  const [before, after] = [early.sum / early.count, late.sum / late.count]
  const by = after - before
  const verdict =
    Math.abs(by) < leastDifference ? 'About the same' : by > 0 ? 'Yes, a bit better' : 'No, lower if anything'
  const told = (mean: number, count: number): string =>
    `${words.number(mean.toFixed(1))} of 5 (${words.count(count, 'mood', 'moods')})`
  return `${verdict} in what you logged: ${told(before, early.count)} from ${words.date(first)} to ${words.date(middle)}, and ${told(after, late.count)} since then. How it feels from inside can be another matter.`
}

const maxNamed = 3

function tellSummary(values: ByDay, span: Span, words: LocalFormat): string {
  const { sum, count, days } = totalOf(values.values())
  const means = [...values].map(([day, value]) => ({ day, mean: value.sum / value.count }))
  const least = Math.min(...means.map(({ mean }) => mean))
  const lowest = means.filter(({ mean }) => mean === least)
  const named = words.list(lowest.slice(-maxNamed).map(({ day }) => `${words.weekday(day)}, ${words.date(day)}`))
  const more = lowest.length > maxNamed ? `, the latest of ${words.number(lowest.length)} such days` : ''
  return `Your mood averages ${words.number((sum / count).toFixed(1))} of 5 ${words.span(span)}, from ${words.count(count, 'mood', 'moods')} on ${words.count(days, 'day', 'days')}. Lowest: ${named}, at ${words.number(least.toFixed(1))}${more}.`
}

const lows = /\bmy lows\b|\blow (?:days|moods)\b/
function lookUpLows(span: Span, today: string): LookUp {
  const questions: RecordQuestion[] = [{ ask: 'moodDays', ...span, moods: [1, 2] }]
  return {
    questions,
    toAnswer: (answers) => makeRecordsAnswer(renderRecordAnswers(answers, 'en', today), questions, answers),
  }
}

function lookUpSides(span: Span, today: string): LookUp {
  const questions: RecordQuestion[] = [
    { ask: 'moodDays', ...span, moods: [4, 5] },
    { ask: 'moodDays', ...span, moods: [1, 2] },
    { ask: 'moodDays', ...span, moods: [3] },
  ]
  const totalIn = (answer: RecordAnswer | undefined): number =>
    answer?.found?.ask === 'moodDays' ? answer.found.total : 0
  return {
    questions,
    toAnswer: (answers) => {
      const words = new LocalFormat('en', today)
      const [good, bad, middle] = [totalIn(answers[0]), totalIn(answers[1]), totalIn(answers[2])]
      const text =
        answers[0]?.found === null
          ? renderRecordAnswers(answers.slice(0, 1), 'en', today)
          : `${words.count(good, 'day', 'days')} with a Good or Radiant mood, ${words.number(bad)} with Low or Uneasy, and ${words.number(middle)} with Okay, ${words.span(span)}. A day with two moods counts for both.`
      return makeRecordsAnswer(text, questions, answers)
    },
  }
}
