import type { FoundOf, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import type { TaskView } from '#server/ports/record-views.ts'
import { addDays } from '#server/lib/days.ts'
import { kinNames } from '#server/lib/kin-names.ts'
import { isSameWord, significantWords } from '#server/lib/match-names.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { oneOf } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { leadIns } from './question-phrases.ts'
import { makeRecordsAnswer } from './records-answer.ts'
import { renderRecordAnswer } from './render-record-answer.ts'

/**
 * An event of the journal or the planner. `name` is in the user's words. The days are those around its date, or `shift`ed before or
 * after. `isMine` is false for someone else's event.
 */
type Event = { name: string; reach: Reach; shift: -1 | 0 | 1; isMine: boolean }
type Reach = 'day' | 'week' | 'weekend' | 'month' | 'around'

const writes = oneOf(
  'journal(?:ed)?',
  'wr(?:ite|ote|itten)',
  '(?:have|make|made|add(?:ed)?|log(?:ged)?|do|did|keep|kept)',
)
const entries = oneOf('entry|entries|journal|diary')
const asksJournal = new RegExp(
  String.raw`^(?:(?:${leadIns}|do you know if) )*(?:did|have|how (?:many|much|often)|what|which|was there|were there|is there|are there|any|show|find|i)\b(?=.*\b(?:journal\w*|wrote|write|written|writing|${entries})\b)(?=.*\b(?:i|my|we|${entries})\b)(?=.*\b(?:${writes}|${entries})\b)`,
)
const ofSpan =
  /\b(?:on |in |during |for )?(?:the|that) (day|night|week|weekend|month)(?: (?:of|around|with|when it was)) ((?:my|our|the|his|her) )?(.{3,50})$/
/** Matches 'The day after my grandma's birthday'. */
const besideEvent = new RegExp(
  String.raw`\b(?:on |in |during |for )?(?:the |that )?(day|night|morning|week|weekend|month) (?:right |just )?(after|before|following) ((?:my|our|the|his|her) )?(.{3,50})$`,
)
const occasions = oneOf(
  'birthday|bday|b-day|wedding|anniversary|funeral|memorial|graduation|party|shower|recital|surgery|interview|baptism',
  'reunion|retreat|concert|exam|due date|first day|last day|trip|vacation|conference|procedure|appointment|move',
)
/** Matches 'On my mom's birthday', 'around the wedding'. */
const onOccasion = new RegExp(
  String.raw`\b(on|around|near|at|for|during) ((?:my|our|the|his|her) )?((?:[\w'-]+ ){0,3}(?:${occasions}))\b(?! (?:list|gift|present|plan))`,
)
/** Matches the part of the question that says what the entry is about. */
const isAbout =
  /\babout\b|\bwrite (?:to|on) (?:a|an|her|his)\b|\b(?:something|thing|words) (?:\w+ ){0,2}(?:for|to (?:write|say))\b/
const trail = /(?: (?:at all|this year|last year|or not|again|please|pls))+$/
const maxWords = 25

function eventIn(line: string): Event | null {
  if (line.split(' ').length > maxWords || !asksJournal.test(line) || isAbout.test(line)) return null
  const [, besideUnit, side, besideWhose, beside] = besideEvent.exec(line) ?? []
  const [, unit, ofWhose, ofUnit] =
    beside === undefined ? (ofSpan.exec(line) ?? []) : [null, besideUnit, besideWhose, beside]
  const [, lead, whose, occasion] = onOccasion.exec(line) ?? []
  const said = (ofUnit ?? occasion)?.replace(trail, '')
  if (said === undefined || readDays(said, 'en', '2024-01-10', 'past').span !== null) return null
  const isMine =
    /^(?:my|our) $/.test(ofUnit === undefined ? (whose ?? '') : (ofWhose ?? '')) && wordsOf(said).length === 1
  const shift = side === undefined ? 0 : side === 'before' ? -1 : 1
  return { name: said, reach: reachOf(unit, lead), shift, isMine }
}

function reachOf(unit: string | undefined, lead: string | undefined): Reach {
  if (unit === 'week' || unit === 'weekend' || unit === 'month') return unit
  return unit === undefined && (lead === 'around' || lead === 'near') ? 'around' : 'day'
}

/** Full words for short names of events. */
const shorter = new Map(Object.entries({ bday: 'birthday', 'b-day': 'birthday' }))
const wordsOf = (name: string): readonly string[] =>
  significantWords(name.replaceAll(/\bb-?day\b/g, (said) => shorter.get(said) ?? said).replaceAll(/'s\b/g, 's'))

const saysEvent = (name: string, title: string): boolean => {
  const words = significantWords(title.replaceAll(/['’]s\b/g, 's')).flatMap(kinNames)
  return wordsOf(name).every((word) => kinNames(word).some((one) => words.some((other) => isSameWord(one, other))))
}

/** Returns true if a title names nobody else. For 'my birthday', 'Emil's birthday' doesn't count. */
const isOfNobodyElse = (title: string): boolean =>
  /\bmy\b/i.test(title) || wordsOf(title.toLowerCase()).filter((word) => word !== 's').length === 1

const yearly = /\b(?:birthday|bday|b-day|anniversary)\b/
const yearBefore = (day: string): string => Temporal.PlainDate.from(day).subtract({ years: 1 }).toString()

/** Returns the latest past day of an event. If only the next day of a yearly event is known, it returns the day a year before. */
function dateOf(
  { name, isMine }: Event,
  tasks: readonly TaskView[],
  today: string,
): { title: string; day: string } | null {
  const named = tasks.filter(({ title }) => saysEvent(name, title) && (!isMine || isOfNobodyElse(title)))
  const past = named.filter(({ day }) => day <= today).toSorted((a, b) => b.day.localeCompare(a.day))
  const [latest] = past
  if (latest !== undefined) return latest
  const [next] = named.toSorted((a, b) => a.day.localeCompare(b.day))
  return next === undefined || !yearly.test(name) ? null : { title: next.title, day: yearBefore(next.day) }
}

/** Moves a day by `shift`: by days, weeks or months, depending on what the question asks about. */
function shiftedDay({ reach, shift }: Event, day: string): string {
  if (reach === 'month') return Temporal.PlainDate.from(day).add({ months: shift }).toString()
  return addDays(day, reach === 'day' || reach === 'around' ? shift : shift * 7)
}

function spanOf(reach: Reach, day: string): { from: string; to: string } {
  const monday = addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek)
  const first = `${day.slice(0, 7)}-01`
  if (reach === 'week') return { from: monday, to: addDays(monday, 6) }
  if (reach === 'weekend') return { from: addDays(monday, 5), to: addDays(monday, 6) }
  if (reach === 'month')
    return { from: first, to: Temporal.PlainDate.from(first).add({ months: 1 }).subtract({ days: 1 }).toString() }
  return reach === 'around' ? { from: addDays(day, -3), to: addDays(day, 3) } : { from: day, to: day }
}

/** In days, to both sides. */
const lookAround = 366

/** Answers 'Did I journal the week of my mom's birthday'. The date is looked up in the planner, or the user is asked for it. */
export function lookUpJournalOfEvent({ request: { message, language }, today }: Turn): LookUp | null {
  const event = language === 'en' ? eventIn(toPlainText(message)) : null
  if (event === null) return null
  const about = [...new Set(wordsOf(event.name).flatMap(kinNames))].join(' ').slice(0, 80)
  const days = { from: addDays(today, -lookAround), to: addDays(today, lookAround) }
  const questions: RecordQuestion[] = [
    { ask: 'findTask', about, ...days },
    { ask: 'journalAbout', about: event.name.slice(0, 80), from: null, to: null },
  ]
  const kept: RecordQuestion[] = [{ ask: 'journalCount', from: today, to: today }]
  return {
    questions,
    toAnswer: (answers) => {
      const text = askWhen(event, answers, new LocalFormat('en', today))
      return makeRecordsAnswer(text, kept, [])
    },
    next: (answers) => {
      const tasks = answers.flatMap(({ found }) => (found?.ask === 'findTask' ? found.tasks : []))
      const date = dateOf(event, tasks, today)
      return date === null ? null : countThen(date, spanOf(event.reach, shiftedDay(event, date.day)), today)
    },
  }
}

function countThen(
  { title, day }: { title: string; day: string },
  span: { from: string; to: string },
  today: string,
): LookUp {
  const questions: RecordQuestion[] = [{ ask: 'journalCount', ...span }]
  return {
    questions,
    toAnswer: (answers) => {
      const when = new LocalFormat('en', today).on(day)
      const first = `Going by ${quoteUserText(title)} in your planner, that was ${when}.`
      const told = answers.map((answer) => renderRecordAnswer(answer, 'en', today))
      return makeRecordsAnswer(paragraphs(first, ...told), questions, answers)
    },
  }
}

function askWhen({ name, reach, shift }: Event, answers: readonly RecordAnswer[], words: LocalFormat): string {
  const seesPlanner = answers.some(({ found }) => found?.ask === 'findTask')
  const written = answers
    .map(({ found }) => found)
    .find((found): found is FoundOf<'journalAbout'> => found?.ask === 'journalAbout')
  const where = seesPlanner ? 'nothing in your planner has that name' : 'I can’t see your planner'
  const [day] = written?.days ?? []
  const mention = day === undefined ? '' : ` Your journal mentions it ${words.on(day)}.`
  const like = reach === 'week' ? 'the week of March 3' : 'March 3'
  const which = shift === 0 ? 'What date was it?' : `Which ${reach === 'around' ? 'day' : reach} should I look at?`
  return `I don’t know when ${quoteUserText(name)} was: ${where}.${mention} ${which} Send it like “${like},” and I’ll look.`
}
