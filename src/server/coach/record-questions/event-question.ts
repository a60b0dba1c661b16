import { addDays } from '#server/lib/days.ts'
import { kinNames } from '#server/lib/kin-names.ts'
import { hasSameStem, significantWords } from '#server/lib/match-names.ts'
import type { RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import type { TaskView } from '#server/ports/record-views.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { readDays } from '../when/read-days.ts'
import { oneOf } from '../phrase-pattern.ts'
import { toYou } from './asked-name.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { leadIns } from './question-phrases.ts'
import { makeRecordsAnswer } from './records-answer.ts'
import { renderRecordAnswer } from './render-record-answer.ts'

type Kind = 'journal' | 'mood' | 'since'
/** The event in the user's words, and the unit of time around it that the question asks about. */
type EventQuestion = { kind: Kind; clause: string; unit: 'day' | 'week' | 'month' }

const kin = 'mom|mama|mamma|mommy|dad|daddy|papa|grandma|grandpa|granny|nana|mother|father'
const who = `(?:i|we|he|she|they|${kin}|(?:my|our|the|his|her|their) [\\w'-]{2,20})`
/** Matches 'The week my son moved out', 'the day i got the job', 'right after Mama died'. */
const then = new RegExp(
  String.raw`\b(?:(?:the|that) (?:whole )?(day|night|morning|week|weekend|month|time|summer|winter) (?:that |when |after |before |right after )?|(?:right )?(?:when|after|before|around when) )(${who} [\w' -]{2,70})$`,
)
/** Matches 'Since I started walking in the mornings'. */
const since = new RegExp(
  String.raw`\b(?:ever )?since (${who} (?:started|began|stopped|quit|left|moved|got|had|switched|went|changed|lost|broke|joined|signed|cut|gave|retired|took|became|came|passed|died|finished|been)\b.{0,60}?)(?: or (?:not|is|am).{0,20})?$`,
)
const starts = new RegExp(
  String.raw`^(?:(?:${leadIns}|do you know|tell me) )*(?:what|how|which|did|have|has|was|were|is|show|find|do i have|any)\b`,
)
const journal = /\b(?:journal\w*|diary|wrote|write|written|writing|entry|entries)\b/
const mood = new RegExp(
  oneOf(
    String.raw`\bmoods?\b`,
    String.raw`\b(?:how|what) (?:did|was|were|have) (?:i|we) (?:say |said )?(?:i was )?(?:feel|feeling|doing|felt)\b`,
    String.raw`\bhow (?:did|was) i say i\b|\bhow (?:i|was i) (?:felt|feeling|doing)\b|\bi was feeling\b`,
  ),
)
const advice = /\b(?:should|why|how (?:do|can|could|to)|help|advice|tips|normal|handle|cope|deal)\b/
/** Another reader answers questions about the last time. */
const outOfScope = /\blast time\b|\babout (?:when|the|how|what)\b|\bdays (?:when|that|i)\b/
const maxWords = 26

function toldIn(line: string): EventQuestion | null {
  if (line.split(' ').length > maxWords || !starts.test(line) || advice.test(line) || outOfScope.test(line)) return null
  const kind: Kind | null = mood.test(line) ? 'mood' : journal.test(line) ? 'journal' : null
  if (kind === null) return null
  const begun = kind === 'mood' ? since.exec(line)?.[1] : undefined
  if (begun !== undefined) return { kind: 'since', clause: begun.trim(), unit: 'day' }
  const [, unit = 'day', clause] = then.exec(line) ?? []
  if (clause === undefined || isOccasion(clause.trim()) || readDays(clause, 'en', '2024-01-10', 'past').span !== null)
    return null
  return {
    kind,
    clause: clause.trim(),
    unit: unit === 'week' || unit === 'weekend' ? 'week' : unit === 'month' ? 'month' : 'day',
  }
}

/** Matches occasions, which another reader finds by their name. */
const ofOccasion = new RegExp(
  `['’]s \\b|\\b(?:${oneOf(
    String.raw`birthday|bday|wedding|anniversary|funeral|graduation|party|shower|recital|surgery|interview|trip`,
    String.raw`vacation|appointment|procedure|reunion|concert|exam`,
  )})$`,
)
const happens = /\b(?:had|got|went|was|were|came|did|has|lost|left|threw|hosted|flew|took|made|started|found)\b/
const isOccasion = (clause: string): boolean => ofOccasion.test(clause) && !happens.test(clause)

const fillers = new Set('i we he she they got had did came went was were first then finally'.split(' '))
const wordsOf = (clause: string): readonly string[] => significantWords(clause).filter((word) => !fillers.has(word))

/** Finds the latest task in the planner whose title has every word of the event. */
function dateOf({ clause }: EventQuestion, tasks: readonly TaskView[], today: string): TaskView | null {
  const wanted = wordsOf(clause)
  const fits = ({ title }: TaskView): boolean => {
    const said = significantWords(title.replaceAll(/['’]s\b/g, 's')).flatMap(kinNames)
    return wanted.every((word) => kinNames(word).some((name) => said.some((one) => hasSameStem(one, name))))
  }
  const [latest] = tasks
    .filter((task) => task.day <= today && fits(task))
    .toSorted((one, other) => other.day.localeCompare(one.day))
  return wanted.length < 2 ? null : (latest ?? null)
}

function spanOf(unit: EventQuestion['unit'], day: string): { from: string; to: string } {
  if (unit === 'day') return { from: day, to: day }
  const date = Temporal.PlainDate.from(day)
  if (unit === 'month') {
    const first = date.with({ day: 1 })
    return { from: first.toString(), to: first.add({ months: 1 }).subtract({ days: 1 }).toString() }
  }
  const monday = addDays(day, 1 - date.dayOfWeek)
  return { from: monday, to: addDays(monday, 6) }
}

const questionFor = (kind: Kind, span: { from: string; to: string }): RecordQuestion =>
  kind === 'journal' ? { ask: 'journalCount', ...span } : { ask: 'mood', ...span, by: 'all', weekday: null }

/** In days. */
const lookBack = 366

/** Answers 'What did I write the week Mama moved in'. The date is looked up in the planner, or the user is asked for it. */
export function lookUpEvent({ request: { message, language }, today }: Turn): LookUp | null {
  const told = language === 'en' ? toldIn(toPlainText(message)) : null
  if (told === null) return null
  const about = [...new Set(wordsOf(told.clause).flatMap(kinNames))].join(' ').slice(0, 80)
  const kept = [questionFor(told.kind, { from: today, to: today })]
  const questions: RecordQuestion[] = [
    {
      ask: 'findTask',
      about: about === '' ? told.clause.slice(0, 80) : about,
      from: addDays(today, -lookBack),
      to: today,
    },
    ...(told.kind === 'since' ? ([0, 1] as const).map((back) => moodOf(back, today)) : []),
  ]
  return {
    questions,
    toAnswer: (answers) => makeRecordsAnswer(askWhen(told, answers, today), kept, []),
    next: (answers) => {
      const tasks = answers.flatMap(({ found }) => (found?.ask === 'findTask' ? found.tasks : []))
      const date = told.kind === 'since' ? null : dateOf(told, tasks, today)
      return date === null ? null : tellOf(told, date, today)
    },
  }
}

/** Asks for the mood of the month that is `back` months ago. */
function moodOf(back: number, today: string): RecordQuestion {
  const first = Temporal.PlainDate.from(today).with({ day: 1 }).subtract({ months: back })
  const end = first.add({ months: 1 }).subtract({ days: 1 }).toString()
  return { ask: 'mood', from: first.toString(), to: end > today ? today : end, by: 'all', weekday: null }
}

function tellOf({ kind, unit }: EventQuestion, { title, day }: TaskView, today: string): LookUp {
  const questions = [questionFor(kind, spanOf(unit, day))]
  return {
    questions,
    toAnswer: (answers) => {
      const first = `Going by ${quoteUserText(title)} in your planner, that was ${new LocalFormat('en', today).on(day)}.`
      const found = answers.map((answer) => renderRecordAnswer(answer, 'en', today))
      return makeRecordsAnswer(paragraphs(first, ...found, kind === 'journal' ? seesDays : null), questions, answers)
    },
  }
}

const seesDays = 'I only see the days you wrote, never the words.'

function askWhen({ kind, clause, unit }: EventQuestion, answers: readonly RecordAnswer[], today: string): string {
  const seesPlanner = answers.some(({ found }) => found?.ask === 'findTask')
  const where = seesPlanner ? 'nothing in your planner says' : 'I can’t see your planner'
  const first = `I don’t know when ${toYou(clause)}: ${where}.`
  if (kind === 'since') {
    const moods = answers
      .filter(({ found }) => found?.ask === 'mood')
      .map((answer) => renderRecordAnswer(answer, 'en', today))
    return paragraphs(
      `${first} Send me the date, like “how has my mood been since October 5,” and I’ll look from there.`,
      moods.length === 0 ? null : ['For now, this month and the last:', ...moods].join('\n- '),
    )
  }
  const like = unit === 'week' ? 'the week of March 3' : unit === 'month' ? 'March' : 'March 3'
  const look = kind === 'mood' ? 'I’ll tell you the moods you logged then' : 'I’ll tell you which days you wrote'
  const never =
    kind === 'journal' ? ' I never see the words themselves: I can only tell which entries have one that you name.' : ''
  return `${first} What date was it? Send it like “${like},” and ${look}.${never}`
}
