import { addDays } from '#server/lib/days.ts'
import type { RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { readExplicitAsks } from '../../dialogue/explicit-ask.ts'
import { type LookUp, paragraphs, type Turn } from '../../dialogue/compose-answer.ts'
import { quoteUserText } from '../../guide/quote-user-text.ts'
import { LocalFormat } from '../local-format.ts'
import { nearNames } from '../near-names.ts'
import { makeRecordsAnswer, renderRecordAnswers } from '../records-answer.ts'
import type { RecordSeries } from './kept-series.ts'
import type { AskedSeries } from './read-series.ts'
import { sayUnkept, soughtName, type Unkept } from './untracked-things.ts'

type Span = { from: string; to: string }
/** In days. */
const usualSpan = 28

/** Asks for the plain amount of a log in the span. */
function plainQuestion({ name, activity }: RecordSeries, span: Span): RecordQuestion {
  switch (name) {
    case 'mood':
      return { ask: 'mood', ...span, by: 'all', weekday: null }
    case 'income':
      return { ask: 'income', month: null, ...span }
    case 'tasks':
      return { ask: 'tasks', ...span, state: 'done', hours: null }
    case 'selfCare':
      return { ask: 'selfCare', ...span, activity }
    default:
      return { ask: name, ...span }
  }
}

const low = /\b(?:low|sad|down|bad|worse|awful|grump\w+|crabb\w+|crank\w+|gloom\w*)\b/
const high = /\b(?:radiant|great|happy|cheerful)\b/
function questionOf(series: RecordSeries, span: Span, ask: string): RecordQuestion {
  if (series.name === 'mood' && /\bdays?\b/.test(ask)) {
    if (low.test(series.said)) return { ask: 'moodDays', ...span, moods: [1, 2] }
    if (high.test(series.said)) return { ask: 'moodDays', ...span, moods: [4, 5] }
  }
  return plainQuestion(series, span)
}

/** In words: 'how did I sleep last week' has its own answer. */
const longFrom = 14

/** Answers a question about several things of which some are not logged. One clause is about these, then come the others. */
export function lookUpPartsKept(asked: AskedSeries, { request: { message }, today }: Turn): LookUp | null {
  const { ask, all, kept, unkept, isSpanNamed } = asked
  if (unkept.length === 0) return null
  // 'My parents in Cebu are asleep' is a statement.
  if (kept.length === 0 && readExplicitAsks(message).length === 0) return null
  // Spending alone has an answer of its own.
  if (kept.length === 0 && unkept.every(({ name }) => name === 'spending')) return null
  if (kept.length === 0 && unkept.length < 2 && !unkept.some(({ isOwn }) => isOwn) && all.split(' ').length < longFrom)
    return null
  const span = isSpanNamed ? asked.span : { from: addDays(today, 1 - usualSpan), to: today }
  const sought = unkept.filter(({ isSought }) => isSought)
  const seeks: RecordQuestion[] = sought.flatMap((one): RecordQuestion[] => [
    { ask: 'journalAbout', about: soughtName(one), ...span },
    { ask: 'findTask', about: soughtName(one), ...span },
  ])
  // Naming the journal as the source doesn't ask how much was written.
  const logged = kept.filter(({ name }) => name !== 'journalCount' || seeks.length === 0)
  const isNearest = logged.length === 0
  const others: readonly RecordSeries[] = isNearest ? [{ name: 'mood', at: 0, said: '', activity: null }] : logged
  const questions = [...seeks, ...others.map((series) => questionOf(series, span, ask))]
  return {
    questions,
    toAnswer: (answers) => {
      const words = new LocalFormat('en', today)
      const found = tellSought(sought, answers.slice(0, seeks.length), span, words)
      const rest = answers.slice(seeks.length)
      return makeRecordsAnswer(
        paragraphs(
          sayUnkept(unkept),
          ...found,
          rest.every(({ found: one }) => one === null) && isNearest
            ? null
            : `${isNearest ? 'The closest I have' : 'What I do have'}: ${lowerFirst(tellKept(rest, words))}`,
          isNearest ? keepFrom(unkept) : null,
        ),
        questions,
        answers,
      )
    },
  }
}

/** Writes how many tasks there were, without the list. */
const tellKept = (answers: readonly RecordAnswer[], words: LocalFormat): string =>
  paragraphs(
    ...answers.map((answer) =>
      answer.found?.ask === 'tasks'
        ? `${words.count(answer.found.done, 'task', 'tasks')} done ${words.span(answer.found)}.`
        : renderRecordAnswers([answer], 'en', words.today),
    ),
  )

const lowerFirst = (text: string): string =>
  /^(?:I\b|[A-Z]{2})/.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1)

/** Says how to log it from now on. */
function keepFrom(unkept: readonly Unkept[]): string | null {
  const first = unkept.find(({ said }) => said === '')
  if (first === undefined) return null
  const daily = first.isDaily ? ` Or say “put ${first.name} in my planner every day” and check it off.` : ''
  return `From here on, a line in your journal on the day is enough, and I can find those days.${daily}`
}

/** Says where the journal and the planner mention it, without quoting them. */
function tellSought(
  sought: readonly Unkept[],
  answers: readonly RecordAnswer[],
  span: Span,
  words: LocalFormat,
): string[] {
  if (answers.every(({ found }) => found === null)) return []
  return sought.flatMap((one, at) => {
    const name = quoteUserText(soughtName(one))
    const [journal, planner] = [answers[at * 2]?.found, answers[at * 2 + 1]?.found]
    const days = journal?.ask === 'journalAbout' ? journal.days : []
    const isMore = journal?.ask === 'journalAbout' && journal.isMore
    const tasks = planner?.ask === 'findTask' ? nearNames(soughtName(one), planner.tasks, ({ title }) => title) : []
    const dates = words.list([...days.map((day) => words.date(day)), ...(isMore ? ['earlier'] : [])])
    if (days.length === 0 && tasks.length === 0)
      return [`Nothing in your journal or planner mentions ${name} ${words.span(span)}, either.`]
    return [
      ...(days.length === 0
        ? []
        : [`Your journal mentions ${name} on ${dates}. I only see the days, never the words.`]),
      ...(tasks.length === 0
        ? []
        : [`Your planner has ${name} ${words.count(tasks.length, 'time', 'times')} ${words.span(span)}.`]),
    ]
  })
}
