import { addDays } from '#server/lib/days.ts'
import type { LookUp, Turn } from '../../dialogue/compose-answer.ts'
import { wholeWords } from '../../phrase-pattern.ts'
import { readDays } from '../../when/read-days.ts'
import { questionsOf } from './kept-series.ts'
import { lookUpOneSeries } from './look-up-one-series.ts'
import type { AskedSeries } from './read-series.ts'
import { setApart, tellMoods } from './compare-two-groups.ts'

type Stretch = { form: RegExp; where: string; isIn: (day: string) => boolean }

/** In days. This span has two quarter-ends. */
const longest = 186
const monthOf = (day: string): number => Number(day.slice(5, 7))
/** Returns true if a month ends within that many days. */
const endsWithin = (day: string, days: number): boolean => addDays(day, days).slice(0, 7) !== day.slice(0, 7)

const stretches: readonly Stretch[] = [
  {
    form: wholeWords([
      'quarter(?:ly)?[ -]?(?:end|close|closing)s?',
      '(?:end|close|last (?:week|days))[ -]of[ -](?:the |a |each |every )?quarters?',
      '(?:closing|close) (?:of )?(?:the )?quarter',
    ]),
    where: 'in the last week of a quarter',
    isIn: (day) => monthOf(day) % 3 === 0 && endsWithin(day, 7),
  },
  {
    form: wholeWords([
      'month[ -]?end(?:s| close)?',
      '(?:end|close|last (?:week|days))[ -]of[ -](?:the |a |each |every )?months?',
    ]),
    where: 'in the last five days of a month',
    isIn: (day) => endsWithin(day, 5),
  },
]

/** Answers 'Were my moods lowest around the quarter close', where the days follow from the calendar alone. */
export function lookUpMoodsByCalendar(asked: AskedSeries, { today }: Turn): LookUp | null {
  const { kept, ask, claim } = asked
  const [series] = kept
  const stretch = stretches.find(({ form }) => form.test(ask))
  if (series?.name !== 'mood' || stretch === undefined) return null
  const { span: said } = readDays(ask.replace(stretch.form, ' '), 'en', today, 'past')
  const span = said === null ? { from: addDays(today, 1 - longest), to: today } : asked.span
  return lookUpOneSeries(questionsOf(series, span), asked, today, (values, words) =>
    tellMoods(
      {
        apart: setApart(values, stretch.isIn, span.from),
        where: stretch.where,
        whereNot: 'the rest of the time',
        when: words.span(span),
        claim: / or /.test(ask) ? 0 : claim,
      },
      words,
    ),
  )
}
