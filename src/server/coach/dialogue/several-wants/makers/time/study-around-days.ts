import { capitalize } from '#contract/capitalize.ts'
import { addDays, daysBetween } from '#server/lib/days.ts'
import { makeTask } from '../../../../actions/task-requests.ts'
import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { timeOfDay } from '../../../../when/format-clock-time.ts'
import { bulletList } from '../../../../markdown.ts'
import { wholeWords } from '../../../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { hoursText, sessionTime, studyLines } from '../../../plans-around-hours/study-plan-text.ts'
import { planStudy } from '../../../plans-around-hours/study-plan.ts'
import { toldHours } from '../../../plans-around-hours/work-hours.ts'
import { purposesOf, type StudySession } from '../../../plans-around-hours/study-sessions.ts'
import { asksForPlan } from './facts/asks-for-plan.ts'
import { studyDays, testDay } from './facts/free-days.ts'
import { studyWeeks } from './facts/study-weeks.ts'
import { timeText } from './facts/time-text.ts'
import type { Part } from '../../part.ts'

const asks = wholeWords([
  '(?:study|review) (?:plan|schedule|time|calendar)|plan (?:to|for) study\\w*|(?:when|how) (?:do|should|can|could|would) i (?:even )?(?:study|fit (?:in )?(?:the )?study\\w*)|help me (?:study|plan (?:my )?study\\w*)',
])
const subject =
  'anatomy|pharm(?:acology)?|nursing|bio(?:logy)?|chem(?:istry)?|stats|statistics|algebra|calculus|math|spanish|french|history|accounting|real estate|nclex|praxis|ged|microbio(?:logy)?|physiology|a&p|psych(?:ology)?|english|citizenship|cosmetology|driving'
const named = new RegExp(String.raw`\b((?:(?:${subject}) ){1,2}(?:test|exam|final|midterm|quiz))\b`)
const subjects = new RegExp(String.raw`\b(${subject})\b`)
const kinds = /\b(test|exam|final|midterm|quiz)(?:s|zes)?\b/
const nameIn = (text: string): string => {
  const told = subjects.exec(text)?.[1]
  const kind = kinds.exec(text)?.[1] ?? 'test'
  return named.exec(text)?.[1] ?? (told === undefined ? kind : `${told} ${kind}`)
}
const has = new RegExp(String.raw`\bi have ((?:${subject})(?: [a-z]+)? and [a-z]+(?: [a-z]+)?)(?=[,.]|$)`)
const covers = /\b(?:covers?|about|on) ([a-z]{4,15}(?:, [a-z]{4,15}){0,3},? and [a-z]{4,15})(?=[.,;]|$)/
const isTest = /\b(?:tests?|exams?|finals?|midterms?|quiz|nclex|boards|sat|praxis|ged)\b/
const noTest = new RegExp(
  [
    String.raw`\b(?:covid|pregnancy|blood|drug|stress|sleep|hearing|eye|allergy|genetic|road|driving|lab|medical`,
    String.raw`|physical) (?:test|exam)|\btest results?\b|\b(?:his|her|their|son's|daughter's|kid's`,
    String.raw`|students?'?)\b[^.?!]{0,12}\b(?:test|exam|final)\b`,
  ].join(''),
)

const earlierTest = /\bgot an? ([a-f][+-]?|[a-f] (?:minus|plus)|\d{2}) on\b/

type Sitting = { line: string; title: string }

/** Returns what each sitting is for: the told topics one by one, then a practice test and what it shows; without topics as for any exam. */
function sittingsOf(
  many: number,
  topics: readonly string[],
  text: string,
  name: string,
  sessions: readonly StudySession[],
): Sitting[] {
  if (topics.length < 2 || many < 4) return studyLines(purposesOf(sessions), text, name)
  const learned = many - 2
  const [usual, mock, fix] = studyLines(['learn', 'mock', 'fix'], '', name)
  const how = usual?.line.replace(/^the weak topics: /, '') ?? ''
  const learn = Array.from({ length: learned }, (_, at): Sitting => {
    const isExtra = at === learned - 1 && at >= topics.length && learned % topics.length > 0
    const title = isExtra
      ? `the hardest of ${topics.join(' and ')} again`.replace('hardest', topics.length === 2 ? 'harder' : 'hardest')
      : `${topics[at % topics.length] ?? ''}${at < topics.length ? '' : ', next part'}`
    return {
      title,
      line: at === 0 ? `${title}. ${capitalize(how)}` : at < topics.length ? `${title}, the same way.` : `${title}.`,
    }
  })
  return [...learn, ...(mock === undefined ? [] : [mock]), ...(fix === undefined ? [] : [fix])]
}

const thisWeek = /\b(?:this|the) week\b/
const mostCards = 8

type StudyPlan = {
  day: string
  name: string
  /** The sittings that are shown, of `all` until the test. */
  shown: readonly StudySession[]
  all: readonly StudySession[]
  lines: readonly Sitting[]
  work: readonly string[]
  is12: boolean
}

function lastNight({ day, shown, all, work, is12 }: StudyPlan, local: LocalFormat): string | null {
  if (work.length > 0)
    return `**${local.list([...new Set(work.map((one) => local.weekday(one)))])}, on shift:** 15 minutes of cards on a break, nothing more.${is12 ? ' A 12-hour day is for sleep.' : ''}`
  const isEve = daysBetween(shown.at(-1)?.day ?? day, day) === 1
  return isEve || shown.length < all.length
    ? null
    : `The night before (${local.weekday(addDays(day, -1))}): 15 minutes of cards, then bed.`
}

function composePlan(plan: StudyPlan, score: string | undefined, local: LocalFormat): Answer {
  const { day, name, shown, all, lines } = plan
  const isEve = daysBetween(all.at(-1)?.day ?? day, day) === 1
  const said = shown.map((session, at) => {
    const line = lines[at]?.line ?? ''
    return `**${sessionTime(session, local)}:** ${isEve ? line : line.replace(/, then pack your bag.*$/, '.')}`
  })
  const total = shown.reduce((sum, { minutes }) => sum + minutes, 0)
  const lead = shown.length < all.length ? 'This week has' : 'That leaves'
  return makeAnswer(
    paragraphs(
      `The ${name} is ${local.weekday(day)}, ${local.date(day)}. ${lead} ${shown.length} sittings, about ${hoursText(total)}:`,
      bulletList(said),
      lastNight(plan, local),
      score === undefined
        ? null
        : `Before the first one, go through the ${score} with a pen: for each miss, write “never knew it” or “mixed it up.” That tells you where the points are.`,
      'Begin each sitting with 10 minutes from memory on the last one. I picked the hours; change them on the cards.',
    ),
    {
      cards: shown.slice(0, mostCards).map(({ day: on, from, minutes }, at) => {
        const time = from === null ? null : timeOfDay(from)
        return makeTask(
          `${capitalize(name)}: ${lines[at]?.title ?? 'study'}`,
          { day: on, time, minutes, repeat: null },
          on,
        )
      }),
      isFree: true,
    },
  )
}

/** Lays out the days until a test on the days that are told as free, or between the shifts. Returns null if the test's day or these days aren't told. */
export function studyAroundDays(part: Part): Answer | null {
  if (!asks.test(part.line) && !asksForPlan(part.line)) return null
  const text = timeText(part)
  const { today } = part.alone
  const day = !isTest.test(text) || noTest.test(text) ? null : testDay(text, today)
  if (day === null) return null
  // The plan around hours of work is laid out elsewhere, and better.
  if (toldHours(text) !== null && planStudy(part.whole) !== null) return null
  const local = new LocalFormat('en', today)
  const name = nameIn(text)
  const weekly = studyWeeks(text, name, day, local)
  if (weekly !== null) return makeAnswer(weekly, { closesTopic: true })
  const found = studyDays(text, today, day)
  if (found === null || found.sessions.length < 2) return null
  const { sessions: all, work } = found
  const shown = thisWeek.test(part.line) ? all.filter((one) => daysBetween(today, one.day) < 7) : all
  const topics = (covers.exec(text)?.[1] ?? has.exec(text)?.[1] ?? '')
    .split(/,? and |, /)
    .filter((topic) => topic !== '')
  const lines = sittingsOf(all.length, topics, text, name, all)
  return composePlan(
    { day, name, shown, all, lines, work, is12: /\b12s\b|\b12 hour/.test(text) },
    earlierTest.exec(text)?.[1],
    local,
  )
}
