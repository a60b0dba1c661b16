import { isSameWord, significantWords } from '#server/lib/match-names.ts'
import type { RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../../dialogue/compose-answer.ts'
import { quoteUserText } from '../../guide/quote-user-text.ts'
import { withSpellingOf } from '../asked-name.ts'
import { LocalFormat } from '../local-format.ts'
import { makeRecordsAnswer } from '../records-answer.ts'
import { questionsOf } from './kept-series.ts'
import { renderOff } from './look-up-compared-series.ts'
import type { AskedSeries } from './read-series.ts'
import { markedDays, setApart, tellMoods } from './compare-two-groups.ts'
import { type Event, sayUnkept } from './untracked-things.ts'
import { valuesByDay } from './values-by-day.ts'

/** Answers 'Is my mood better in the weeks I see Delphine'. The planner's tasks with that name give the days. */
export function lookUpSeriesByEvent(asked: AskedSeries, { request: { message }, today }: Turn): LookUp | null {
  const { event, kept, span } = asked
  const [series] = kept
  if (event === null || series?.name !== 'mood') return null
  const questions: RecordQuestion[] = [
    { ask: 'findTask', about: event.about.slice(0, 80), ...span },
    ...questionsOf(series, span),
  ]
  return {
    questions,
    toAnswer: (answers) => {
      const name = quoteUserText(withSpellingOf(event.about, message))
      const text = tell(asked, event, name, answers, new LocalFormat('en', today)) ?? renderOff(answers, today)
      return makeRecordsAnswer(paragraphs(text, sayUnkept(asked.unkept)), questions, answers)
    },
  }
}

function tell(
  { span, lag, isByWeek, claim }: AskedSeries,
  { about }: Event,
  name: string,
  [planned, ...rest]: readonly RecordAnswer[],
  words: LocalFormat,
): string | null {
  const found = planned?.found?.ask === 'findTask' ? planned.found.tasks : []
  const wanted = significantWords(about)
  // 'The sisters’ books' does not mean a sister-in-law.
  const tasks = found.filter(({ title }) => {
    const has = significantWords(title)
    return wanted.every((word) => has.some((one) => isSameWord(one, word)))
  })
  const values = valuesByDay(rest, null)
  const when = words.span(span)
  if (values === null) return null
  if (tasks.length === 0)
    return paragraphs(
      planned?.found === null
        ? 'Only your planner would tell me which days those were, and it’s switched off for me.'
        : `I can’t compare your moods with that: nothing in your planner is called ${name} ${when}, so I don’t know which days those were.`,
      overall(values, when, words),
      'Tell me the dates, or put them in your planner from here on, and I’ll compare your moods.',
    )
  const days = tasks.map(({ day }) => day)
  const apart = setApart(values, markedDays(days, lag, isByWeek), span.from)
  const where = `${isByWeek ? 'in weeks' : 'on days'} with ${name} in your planner`
  return tellMoods(
    { apart, where, whereNot: isByWeek ? 'in the other weeks' : 'on the other days', when, claim },
    words,
  )
}

function overall(
  values: ReadonlyMap<string, { count: number; sum: number }>,
  when: string,
  words: LocalFormat,
): string {
  const all = [...values.values()]
  const count = all.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return `There are no moods ${when} either.`
  const mean = all.reduce((sum, one) => sum + one.sum, 0) / count
  return `What I do have: your mood averages ${words.number(mean.toFixed(1))} of 5 overall, from ${words.count(count, 'mood', 'moods')} ${when}.`
}
