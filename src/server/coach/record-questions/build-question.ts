import { addDays, daysBetween } from '#server/lib/days.ts'
import type { RecordQuestion } from '#server/ports/coach-queries.ts'
import type { QuestionLabel } from '../intents/intent-labels.ts'
import type { Language } from '../safety/kinds.ts'
import { readTaskDuration } from '../when/durations.ts'
import {
  activities,
  entryNoise,
  firstNamed,
  goalNoise,
  itemNoise,
  nameIn,
  ofEvent,
  onlyWhen,
  shoppingListWords,
  taskNoise,
  wordsIn,
  yesOrNo,
} from './question-phrases.ts'
import { type Days, everDays, type Leaning, readDays } from '../when/read-days.ts'
import { withoutDates } from './strip-dates.ts'

/** A sentence in plain text. `at` is an hour that it names. */
export type Asked = {
  text: string
  language: Language
  today: string
  at: string | null
  hours: { from: string; to: string } | null
}

function whenOf({ text, language, today, hours }: Asked, leaning: Leaning): Days {
  const when = readDays(text, language, today, leaning)
  return hours === null ? when : { ...when, hours }
}

const usualMinutes = 30

/** The days that the question names, or else the last `days` days. */
const logged = (asked: Asked, days: number): { from: string; to: string } =>
  whenOf(asked, 'past').span ?? { from: addDays(asked.today, 1 - days), to: asked.today }

const ahead = (asked: Asked, days: number): { from: string; to: string } =>
  whenOf(asked, 'future').span ?? { from: asked.today, to: addDays(asked.today, days - 1) }

/** Returns the month of the days that are named. Of a longer span it is the last month. */
function monthIn(asked: Asked): string {
  const { from, to } = logged(asked, 1)
  return (daysBetween(from, to) > 31 ? to : from).slice(0, 7)
}

const whole = new Set(
  'list planner calendar agenda reminders todos everything all lista pendientes recordatorios todo'.split(' '),
)
const pastWords = new Set(
  'did was were had yesterday last ago finished completed ayer pasado pasada hice tenia anteayer'.split(' '),
)
const has = ({ text }: Asked, words: ReadonlySet<string>): boolean => wordsIn(text).some((word) => words.has(word))

/** Matches a limit in hours, which names no span of days: 'Sunday before 11' is about Sunday. */
const limit =
  /\b(before|by|until|till|up to|between now and) (?:the |next )?(?!\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b\.?)?(?:$|[ ?])|noon|midnight)[a-z0-9]/
/** Reads 'Before Thursday' as the days from today on. */
function untilIn({ text, today }: Asked, span: { from: string; to: string }): { from: string; to: string } | null {
  const word = limit.exec(text)?.[1]
  if (word === undefined || span.from !== span.to || span.to <= today) return null
  return { from: today, to: word === 'before' ? addDays(span.to, -1) : span.to }
}

/** Asks for the tasks of the named days. A whole list covers a week, anything else today. */
function toTasks(asked: Asked, isDone: boolean): RecordQuestion {
  const { today } = asked
  const { span, hours } = whenOf(asked, isDone || has(asked, pastWords) ? 'past' : 'future')
  const usual = has(asked, whole) && hours === null && !isDone ? addDays(today, 6) : today
  const days = span === null ? { from: today, to: usual } : (untilIn(asked, span) ?? span)
  return { ask: 'tasks', ...days, state: isDone ? 'done' : days.to < today ? 'all' : 'open', hours }
}

function toFree(asked: Asked): RecordQuestion {
  const { text, at } = asked
  if (at !== null) return toTaskAt(asked)
  const minutes = Math.min(720, readTaskDuration(text)?.minutes ?? usualMinutes)
  return { ask: 'freeTime', ...ahead(asked, 7), minutes, hours: whenOf(asked, 'future').hours }
}

const toTaskAt = (asked: Asked): RecordQuestion =>
  asked.at === null ? toTasks(asked, false) : { ask: 'taskAt', day: ahead(asked, 1).from, at: asked.at }

function toShopping({ text }: Asked): RecordQuestion {
  const [first = ''] = wordsIn(text)
  const item = yesOrNo.has(first) ? nameIn(text, itemNoise) : null
  return { ask: 'shopping', list: firstNamed(text, shoppingListWords), item }
}

function toHousehold(asked: Asked): RecordQuestion {
  const { from, to } = ahead(asked, 7)
  // Overdue household tasks are due too.
  return { ask: 'household', from: from === asked.today ? addDays(from, -30) : from, to }
}

const weekdays = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/g
/** Returns the number of weekdays that a text names. 'On Sundays compared to Mondays' names two. */
const weekdaysIn = (text: string): number => new Set([...text.matchAll(weekdays)].map(([, name]) => name)).size

function toMood(asked: Asked): RecordQuestion {
  const { weekday, by, span } = whenOf(asked, 'past')
  if (onlyWhen.test(asked.text) || (ofEvent.test(asked.text) && span === null))
    return { ask: 'mood', from: addDays(asked.today, -83), to: asked.today, by: 'all', weekday: null }
  if (weekdaysIn(asked.text) > 1) return { ask: 'mood', ...logged(asked, 84), by: 'weekday', weekday: null }
  const isLong = weekday !== null || by === 'weekday'
  return { ask: 'mood', ...logged(asked, isLong ? 84 : 28), by, weekday }
}

/** Matches 'What's left on my list for Mom's house', which is about tasks. */
const ofNamedList = /\blist (?:for|of|about) /
function toNamedList({ text }: Asked): RecordQuestion | null {
  const about = nameIn(text, taskNoise.union(new Set(['left', 'list'])))
  return about === null ? null : { ask: 'findTask', about, from: null, to: null }
}

const goal = (asked: Asked, want: Extract<RecordQuestion, { ask: 'goal' }>['want']): RecordQuestion => ({
  ask: 'goal',
  about: nameIn(asked.text, goalNoise),
  want,
})

const subject = /^.*\b(?:about|mention(?:s|ed|ing)?|sobre|mencion\w+) (.+)$/
/** Matches 'The last time I was overwhelmed'. */
const feltThen = /\blast time (?:that )?(?:i|we) (?:was|were|felt|got|had|saw|went|did) (.+)$/
/** Returns what the entries are about: 'money' for 'worried about money'. */
function subjectOf(text: string): string | null {
  const said = (subject.exec(text) ?? feltThen.exec(text))?.[1]
  return said === undefined ? null : nameIn(withoutDates(said), entryNoise)
}

/** Asks for entries on a subject, in the named days. */
function toEntries(asked: Asked, about: string | null): RecordQuestion {
  // The records don't show in which week an event was.
  if (about === null && ofEvent.test(asked.text)) return { ask: 'journalLast' }
  const { span } = whenOf(asked, 'past')
  const isLong = span === null || daysBetween(span.from, span.to) > 3_000
  if (about !== null) return { ask: 'journalAbout', about, ...(isLong ? { from: null, to: null } : span) }
  return isLong ? { ask: 'journalLast' } : { ask: 'journalCount', ...span }
}

/** Matches 'What self-care did I do yesterday', which asks for the kinds of activity. */
const whatCare = /^(?:and |so |hey )?(?:what|which|what kinds? of)\b.{0,25}\b(?:self-? ?care|activit\w+)\b/

type Reader = (asked: Asked) => RecordQuestion | null
const goals =
  (which: Extract<RecordQuestion, { ask: 'goals' }>['which']): Reader =>
  () => ({ ask: 'goals', which })

/** Reads what each label needs besides: days, hours or a name. Returns null if a needed name is missing. */
const readers: Readonly<Record<QuestionLabel, Reader>> = {
  'goals.open': ({ text }) => ({ ask: 'goals', which: /\bbehind\b/.test(text) ? 'behind' : 'open' }),
  'goals.reached': goals('reached'),
  'goals.behind': goals('behind'),
  // The classifier also gives this label to 'furthest behind'.
  'goals.closest': ({ text }) => ({ ask: 'goals', which: /\bbehind\b/.test(text) ? 'behind' : 'closest' }),
  'goals.next': goals('next'),
  'goals.still': goals('still'),
  'goal.left': (asked) => (ofNamedList.test(asked.text) ? toNamedList(asked) : goal(asked, 'left')),
  'goal.end': (asked) => goal(asked, 'end'),
  'goal.pace': (asked) => goal(asked, 'pace'),
  'goal.moved': (asked) => goal(asked, 'moved'),
  saved: (asked) =>
    /\b(?:total|altogether|overall|so far)\b/.test(asked.text)
      ? { ask: 'goal', about: null, want: 'left' }
      : { ask: 'saved', month: monthIn(asked) },
  'tasks.day': (asked) => toTasks(asked, false),
  'tasks.done': (asked) => toTasks(asked, true),
  'tasks.at': toTaskAt,
  overdue: () => ({ ask: 'overdue' }),
  free: toFree,
  nextTask: () => ({ ask: 'nextTask' }),
  findTask: (asked) => {
    const about = nameIn(asked.text, taskNoise)
    return about === null ? null : { ask: 'findTask', about, from: null, to: null }
  },
  'journal.last': (asked) => toEntries(asked, subjectOf(asked.text)),
  'journal.count': (asked) => {
    const about = subjectOf(asked.text)
    return about === null ? { ask: 'journalCount', ...logged(asked, everDays) } : toEntries(asked, about)
  },
  'journal.about': (asked) => toEntries(asked, subjectOf(asked.text) ?? nameIn(asked.text, entryNoise)),
  mood: toMood,
  selfcare: (asked) => ({
    ask: 'selfCare',
    ...logged(asked, 7),
    activity: firstNamed(asked.text, activities),
    ...(whatCare.test(asked.text) && { by: 'day' }),
  }),
  streak: () => ({ ask: 'streak' }),
  score: () => ({ ask: 'score' }),
  income: (asked) => ({ ask: 'income', month: monthIn(asked) }),
  shopping: toShopping,
  household: toHousehold,
  workouts: (asked) => ({ ask: 'workouts', ...logged(asked, 28) }),
  prayers: (asked) => ({ ask: 'prayers', ...logged(asked, 7) }),
  cycle: () => ({ ask: 'cycle' }),
}

/** Builds the question for a label, with the days, hours and names in the text. */
export const buildQuestion = (label: QuestionLabel, asked: Asked): RecordQuestion | null => readers[label](asked)
