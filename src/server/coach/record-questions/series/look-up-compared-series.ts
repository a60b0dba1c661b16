import { addDays } from '#server/lib/days.ts'
import type { RecordAnswer } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../../dialogue/compose-answer.ts'
import { LocalFormat } from '../local-format.ts'
import { makeRecordsAnswer, renderRecordAnswers } from '../records-answer.ts'
import { activityName, daysWith, questionsOf, type RecordSeries } from './kept-series.ts'
import type { AskedSeries } from './read-series.ts'
import { markedDays, setApart, tellMoods, tellTogether, tellWeeks } from './compare-two-groups.ts'
import { sayUnkept } from './untracked-things.ts'
import { mainCurrency, valuesByDay } from './values-by-day.ts'

const called: Readonly<Record<RecordSeries['name'], string>> = {
  mood: 'a mood',
  income: 'income',
  workouts: 'a workout',
  tasks: 'tasks done',
  prayers: 'a prayer or reflection',
  selfCare: 'self-care',
  journalCount: 'a journal entry',
}
const nameOf = ({ name, activity }: RecordSeries): string => (activity === null ? called[name] : activityName(activity))

/** Returns the log that is measured, and the log that says on which days. */
function rolesOf(kept: readonly RecordSeries[]): readonly [RecordSeries, RecordSeries] | null {
  const outcome = kept.find(({ name }) => name === 'mood') ?? kept.find(({ name }) => name === 'income') ?? kept[0]
  const event = kept.find((one) => one !== outcome && one.name !== 'mood')
  return outcome === undefined || event === undefined ? null : [outcome, event]
}

/** In days. Tasks are read in spans of at most fourteen. */
const spanOfTasks = 56

/** Answers 'Are my moods lower after payday', 'do I earn more in the weeks I don't train' by comparing two logs. */
export function lookUpTwoSeries(asked: AskedSeries, { today }: Turn): LookUp | null {
  const roles = rolesOf(asked.kept)
  if (roles === null) return null
  const [outcome, event] = roles
  const isLong = asked.kept.some(({ name }) => name === 'tasks') && !asked.isSpanNamed
  const span = isLong ? { from: addDays(asked.span.to, 1 - spanOfTasks), to: asked.span.to } : asked.span
  const early = asked.lag === null ? span.from : addDays(span.from, -Math.max(0, asked.lag.to))
  const [first, second] = [questionsOf(outcome, span), questionsOf(event, { from: early, to: span.to })]
  const questions = [...first, ...second]
  return {
    questions,
    toAnswer: (answers) => {
      const sides = [answers.slice(0, first.length), answers.slice(first.length)] as const
      const text = tell({ ...asked, span }, roles, sides, new LocalFormat('en', today)) ?? renderOff(answers, today)
      return makeRecordsAnswer(paragraphs(text, sayUnkept(asked.unkept)), questions, answers)
    },
  }
}

/** Says which of the two logs is switched off. */
export function renderOff(answers: readonly RecordAnswer[], today: string): string {
  const off = answers.filter(({ found }) => found === null)
  return renderRecordAnswers(
    off.filter(({ area }, at) => off.findIndex((one) => one.area === area) === at),
    'en',
    today,
  )
}

type Sides = readonly [readonly RecordAnswer[], readonly RecordAnswer[]]

function tell(
  asked: AskedSeries,
  roles: readonly [RecordSeries, RecordSeries],
  sides: Sides,
  words: LocalFormat,
): string | null {
  const [outcome, event] = roles
  const currency = mainCurrency(sides[outcome.name === 'income' ? 0 : 1])
  const [values, events] = sides.map((side) => valuesByDay(side, currency))
  if (values === undefined || events === undefined || values === null || events === null) return null
  const when = words.span(asked.span)
  if (events.size === 0) return `I can’t tell: there’s no day ${daysWith[event.name](event.activity)} ${when} to go by.`
  const many = event.name === 'tasks' ? usualCount(events) : 0
  const days = [...events].filter(([, { count }]) => count >= many).map(([day]) => day)
  const isMarked = markedDays(days, asked.lag, asked.isByWeek)
  if (outcome.name === 'mood') {
    const { where, whereNot } =
      many > 0
        ? { where: `on days with ${words.number(many)} or more tasks done`, whereNot: 'on the other days' }
        : whereOf(asked, event)
    return tellMoods(
      { apart: setApart(values, isMarked, asked.span.from), where, whereNot, when, claim: asked.claim },
      words,
    )
  }
  if (outcome.name === 'income') {
    const money = (sum: number): string => words.money(sum.toFixed(2), currency)
    const byWeek = markedDays(events.keys(), null, true)
    return tellWeeks(values, byWeek, asked.span, { what: nameOf(event), when, money }, words)
  }
  const side = (one: RecordSeries, all: ReadonlyMap<string, unknown>) => ({
    days: new Set(all.keys()),
    what: daysWith[one.name](one.activity),
  })
  return tellTogether(side(outcome, values), side(event, events), when, words)
}

/** Returns the usual number of tasks a day. Nearly every day has a finished task, so the busier half is compared with the rest. */
function usualCount(events: ReadonlyMap<string, { count: number }>): number {
  const counts = [...events.values()].map(({ count }) => count).toSorted((a, b) => a - b)
  return Math.max(2, counts[Math.floor(counts.length / 2)] ?? 0)
}

function whereOf({ lag, isByWeek }: AskedSeries, event: RecordSeries): { where: string; whereNot: string } {
  if (isByWeek) return { where: `in weeks with ${nameOf(event)}`, whereNot: 'in the other weeks' }
  const whereNot = 'on the other days'
  if (lag !== null) return { where: `${lag.said} ${nameOf(event)}`, whereNot }
  return { where: `on days ${daysWith[event.name](event.activity)}`, whereNot }
}
