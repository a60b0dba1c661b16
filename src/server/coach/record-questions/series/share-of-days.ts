import { addDays, daysBetween } from '#server/lib/days.ts'
import type { LookUp, Turn } from '../../dialogue/compose-answer.ts'
import type { LocalFormat } from '../local-format.ts'
import { daysWith, questionsOf, type RecordSeries } from './kept-series.ts'
import { lookUpOneSeries } from './look-up-one-series.ts'
import type { AskedSeries } from './read-series.ts'
import { type ByDay, totalOf } from './values-by-day.ts'

/** Matches questions about which of two claims is right. */
const settles =
  /\b(?:whos right|who is right|which is it|any truth|is (?:that|it) (?:so|true|right)|am i (?:right|wrong))\b/
const everyDay =
  /\b(?:daily|what share of|how many days|percent\w*|every (?:single )?(?:day|morning|night|evening)|each day|most days)\b/
/** In days. */
const usual = 28

/** Answers 'I tell people I meditate daily. Do I?', 'he says I haven't worked out since Halloween' with the number of days. */
export function lookUpShareOfDays(asked: AskedSeries, { today }: Turn): LookUp | null {
  const { ask, all, kept, span: said, isSpanNamed } = asked
  const [series, other] = kept
  if (series === undefined || other !== undefined || series.name === 'mood' || series.name === 'income') return null
  const isDaily = everyDay.test(ask) || everyDay.test(all)
  if (!isDaily && !(isSpanNamed && settles.test(all))) return null
  if (/\b(?:minutes|hours|than|compared|in a row)\b/.test(ask)) return null
  const span = isSpanNamed ? said : { from: addDays(today, 1 - usual), to: today }
  return lookUpOneSeries(questionsOf(series, span), asked, today, (values, words) =>
    tellShare(series, values, span, isDaily, words),
  )
}

function tellShare(
  series: RecordSeries,
  values: ByDay,
  span: { from: string; to: string },
  isDaily: boolean,
  words: LocalFormat,
): string {
  const of = daysBetween(span.from, span.to) + 1
  const { days } = totalOf(values.values())
  const what = daysWith[series.name](series.activity)
  const last = [...values.keys()].toSorted().at(-1)
  const latest = last === undefined ? '' : ` The last one was ${words.ago(last)}.`
  const when = words.span(span)
  if (!isDaily)
    return days === 0
      ? `None: there’s no day ${what} ${when}.`
      : `${words.count(days, 'day', 'days')} ${what} ${when}.${latest}`
  const verdict =
    days >= of - 1
      ? 'Yes, just about daily'
      : days >= of / 2
        ? 'Most days, not all'
        : 'Not daily, going by what’s logged'
  return `${verdict}: ${words.number(days)} of ${words.number(of)} days ${what} ${when}.${latest}`
}
