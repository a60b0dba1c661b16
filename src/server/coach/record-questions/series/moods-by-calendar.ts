import { addDays } from '#server/lib/days.ts'
import { type LookUp, paragraphs, type Turn } from '../../dialogue/compose-answer.ts'
import { wholeWords } from '../../phrase-pattern.ts'
import { readDays } from '../../when/read-days.ts'
import { LocalFormat } from '../local-format.ts'
import { makeRecordsAnswer } from '../records-answer.ts'
import { questionsOf } from './kept-series.ts'
import { renderOff } from './look-up-compared-series.ts'
import type { AskedSeries } from './read-series.ts'
import { setApart, tellMoods } from './set-apart.ts'
import { sayUnkept } from './unkept-things.ts'
import { valuesByDay } from './values-by-day.ts'

type Stretch = { form: RegExp; where: string; isIn: (day: string) => boolean }

/** In days: a quarter’s end comes twice in them. */
const longest = 186
const monthOf = (day: string): number => Number(day.slice(5, 7))
/** Whether a month ends within so many days. */
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

/** 'Were my moods lowest around the quarter close': which days those were, the calendar tells. */
export function lookUpMoodsByCalendar(asked: AskedSeries, { today }: Turn): LookUp | null {
  const { kept, ask, unkept, claim } = asked
  const [series] = kept
  const stretch = stretches.find(({ form }) => form.test(ask))
  if (series?.name !== 'mood' || stretch === undefined) return null
  const { span: said } = readDays(ask.replace(stretch.form, ' '), 'en', today, 'past')
  const span = said === null ? { from: addDays(today, 1 - longest), to: today } : asked.span
  const questions = questionsOf(series, span)
  return {
    looksUp: questions,
    toAnswer: (answers) => {
      const words = new LocalFormat('en', today)
      const values = valuesByDay(answers, null)
      const told =
        values === null
          ? renderOff(answers, today)
          : tellMoods(
              {
                apart: setApart(values, stretch.isIn, span.from),
                where: stretch.where,
                elsewhere: 'the rest of the time',
                when: words.span(span),
                claim: / or /.test(ask) ? 0 : claim,
              },
              words,
            )
      return makeRecordsAnswer(paragraphs(told, sayUnkept(unkept)), questions, answers)
    },
  }
}
