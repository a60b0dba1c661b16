import type { ActivityType } from '#contract/lists.ts'
import { addDays, daysBetween } from '#server/lib/days.ts'
import type { Found, RecordQuestion } from '#server/ports/coach-queries.ts'
import type { LookUp, Turn } from '../dialogue/compose-answer.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { activities, firstNamed, leadIns } from './question-phrases.ts'
import { type DailyLog, dailyLogIn } from './record-subjects.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

type Span = { from: string; to: string }
type Asked = { subject: DailyLog; activity: ActivityType | null; isWith: boolean; span: Span; isCut: boolean }

const lead = `^(?:(?:${leadIns}) )*(?:(?:can you )?(?:tell|show|give|list)(?: me)? (?:all )?)?`
const did = "(?:did|have|had|do|didn't|didnt|haven't|havent)"
const dayNouns = '(?:days?|dates?|nights?|mornings?)'
/** Matches 'Which days did I …', 'days I …', 'how many days have I …', 'did I … any days'. */
const asks = new RegExp(
  oneOf(
    String.raw`${lead}(?:on )?(?:which|what|how many|any|all|the|all the|my)? ?${dayNouns} (?:(?:of |in |from )?(?:the|this|last) \w+ )?(?:(?:that|where|when) )?(?:${did}|were|was|are|i|am|with|without)\b`,
    String.raw`${lead}(?:when|how often|how many times|what) (?:did|have) i (?:skip|skipped|miss|missed|not)\b`,
    String.raw`${lead}(?:did|have) i (?:skip|skipped|miss|missed|forget|forgotten|forgot)\b`,
    String.raw`${lead}(?:were|was|are|is) there (?:any )?${dayNouns}\b`,
  ),
)
const lacks =
  /\b(?:skip(?:ped|ping)?|miss(?:ed|ing)?|did(?:n't|nt| not)|have(?:n't|nt| not)|had(?:n't|nt| not)|without|forg[oe]t(?:ten)?|not|no|never|failed)\b/
const does = /\b(?:did|have|had|do|with|i)\b/
/** Questions about hours, plans, advice or the text of entries. */
const outOfScope = wholeWords([
  'should|why|can i|could i|how (?:do|can|could|to)|will|tomorrow|next|if|help|tips|about|mark(?:ed)?|log(?:ged)? (?:as|my mood as)',
  'better|best|worst|lowest|low|good|bad|more|less|most|least',
])
/** Matches questions that count days, since one day may have several prayers. */
const howManyDays = /\bhow many (?:days|nights|mornings) (?:did|have) i\b/
/** In words. A longer message is a story, not a question. */
const maxWords = 22
/** In days. For a longer time, the answer lists the latest ones. */
const maxDays = 31
const usualSpan = 28

function daysAskedIn(line: string, today: string): Asked | null {
  if (line.split(' ').length > maxWords || !asks.test(line) || outOfScope.test(line)) return null
  const isWith = !lacks.test(line)
  // 'How many days did I work out' is answered by another reader.
  const named = dailyLogIn(line)
  const isCounted =
    /\bhow (?:many|often)\b|\b(?:were|was|are|is) there\b/.test(line) &&
    !((named === 'prayers' || named === 'workouts' || named === 'journalCount') && howManyDays.test(line))
  if (isWith && (!does.test(line) || isCounted)) return null
  const activity = named === null ? firstNamed(line, activities) : null
  const subject = named ?? (activity === null ? null : 'selfCare')
  if (subject === null) return null
  const said = readDays(line, 'en', today, 'past').span ?? { from: addDays(today, 1 - usualSpan), to: today }
  if (said.from > today) return null
  const to = said.to > today ? today : said.to
  const isCut = daysBetween(said.from, to) >= maxDays
  return { subject, activity, isWith, span: { from: isCut ? addDays(to, 1 - maxDays) : said.from, to }, isCut }
}

function toQuestion({ subject, activity, span }: Asked): RecordQuestion {
  if (subject === 'mood') return { ask: 'mood', ...span, by: 'day', weekday: null }
  return subject === 'selfCare'
    ? { ask: 'selfCare', ...span, activity, by: 'day' }
    : { ask: subject, ...span, by: 'day' }
}

/** Returns the days that have a record of the kind asked for. Null if they weren't read. */
export function recordedDates(found: Found | null | undefined): readonly string[] | null {
  if (found?.ask === 'mood') return found.groups.map(({ key }) => key)
  return found !== null && found !== undefined && 'dates' in found ? (found.dates ?? null) : null
}

const nouns: Readonly<Record<DailyLog, string>> = {
  mood: 'mood',
  selfCare: 'self-care',
  workouts: 'workout',
  journalCount: 'journal entry',
  prayers: 'prayer or reflection',
}

/** If there are more days, the answer only gives their number. */
const maxNamed = 14

function tell({ subject, activity, isWith, span, isCut }: Asked, dates: readonly string[], words: LocalFormat): string {
  const all = Array.from({ length: daysBetween(span.from, span.to) + 1 }, (_, n) => addDays(span.from, n))
  const kept = new Set(dates)
  // Today isn't over yet, so it can't count as missed.
  const days = all.filter((day) => day !== words.today || kept.has(day) || all.length === 1)
  const wanted = days.filter((day) => kept.has(day) === isWith)
  const noun = activity ?? nouns[subject]
  const what = isWith ? `${subject === 'selfCare' ? '' : 'a '}${noun}` : `no ${noun}`
  const of = words.count(days.length, 'day', 'days')
  const when = `${words.span(span)}${isCut ? ', which is as far back as I list' : ''}`
  if (days.length === 1) {
    const has = kept.has(days[0] ?? '')
    const thing = has ? `${subject === 'selfCare' ? '' : 'a '}${noun}` : `no ${noun}`
    return `${has === isWith ? 'Yes' : 'No'}, there ${span.to === words.today ? 'is' : 'was'} ${thing} ${words.span(span)}.`
  }
  if (wanted.length === 0)
    return `None: all ${of} ${words.span(span)} have ${isWith ? `no ${noun}` : `${subject === 'selfCare' ? '' : 'a '}${noun}`}.`
  const named = wanted.slice(-maxNamed)
  const rest = wanted.length - named.length
  const list = `${words.list(namesOf(named, days.length, words))}${rest > 0 ? `; ${words.number(rest)} before that` : ''}`
  return `${words.number(wanted.length)} of ${of} with ${what} ${when}: ${list}.`
}

/** Lists weekdays within one week, and dates otherwise: 'November 3, 11 and December 2'. */
const namesOf = (named: readonly string[], length: number, words: LocalFormat): string[] =>
  named.map((day, at) => {
    if (length <= 7) return words.weekday(day)
    return named[at - 1]?.slice(0, 7) === day.slice(0, 7) ? String(Number(day.slice(8))) : words.date(day)
  })

/** Answers 'Which days did I skip my self care this month' with those days and the ones that have an entry. */
export function lookUpDaysWithout({ request: { message, language }, today }: Turn): LookUp | null {
  const asked = language === 'en' ? daysAskedIn(toPlainText(message), today) : null
  if (asked === null) return null
  const questions = [toQuestion(asked)]
  return {
    questions,
    toAnswer: (answers) => {
      const dates = recordedDates(answers[0]?.found)
      const text =
        dates === null
          ? renderRecordAnswers(answers, language, today)
          : tell(asked, dates, new LocalFormat(language, today))
      return makeRecordsAnswer(text, questions, answers)
    },
  }
}

const ofLast = new RegExp(
  oneOf(
    String.raw`${lead}(?:do you know )?when(?:'s| was| is|s)? (?:(?:the|my) )?(?:very )?(?:last|latest|most recent)\b(?! (?:week|month|year|night))`,
    String.raw`${lead}(?:do you know )?when (?:did|have) i (?:last|most recently)\b`,
    String.raw`${lead}(?:what was |what's )?(?:the |my )?(?:last time (?:that )?i|last time for|most recent|last)\b(?! (?:week|month|year|night))`,
    String.raw`${lead}how long (?:has it been |is it |ago |it's been )?(?:since|was|did i)\b`,
  ),
)
const ofCare = /\bself-? ?care\b|\b(?:took|take|taken|taking) care of myself\b|\bme[ -]time\b|\bpamper\w*/
/** In words, counted from the end. The question names the activity there. */
const lastWords = 3

/** Drops 'exercise' from 'the breathing exercise', which is not a workout. */
const ofActivity =
  /\b(breathing|meditation|stretching|yoga) (?:exercises?|sessions?|practices?|techniques?|routines?|things?)\b/g

function careAskedIn(said: string): { activity: ActivityType | null } | null {
  const line = said.replaceAll(ofActivity, '$1').replace(/ (?:in here|on here|in the app|on this app|in this app)$/, '')
  if (line.split(' ').length > maxWords || !ofLast.test(line) || lacks.test(line)) return null
  if (ofCare.test(line)) return { activity: null }
  if (dailyLogIn(line) !== null) return null
  const activity = firstNamed(line.split(' ').slice(-lastWords).join(' '), activities)
  return activity === null ? null : { activity }
}

/** Answers 'When was my last self-care' with the day, how long ago it was, and the kind of activity. */
export function lookUpLastCare({ request: { message, language }, today }: Turn): LookUp | null {
  const asked = language === 'en' ? careAskedIn(toPlainText(message)) : null
  if (asked === null) return null
  const questionOf = (day: string): RecordQuestion => ({ ask: 'selfCare', from: day, to: day, ...asked, by: 'day' })
  return {
    questions: [questionOf(today)],
    toAnswer: (answers) =>
      makeRecordsAnswer(renderRecordAnswers(answers, language, today), [questionOf(today)], answers),
    next: ([answer]) => {
      const last = answer?.found?.ask === 'selfCare' ? answer.found.last : null
      return last === null ? null : careOf(questionOf(last), last, today)
    },
  }
}

const careOf = (question: RecordQuestion, day: string, today: string): LookUp => ({
  questions: [question],
  toAnswer: (answers) => {
    const found = answers[0]?.found
    const words = new LocalFormat('en', today)
    if (found?.ask !== 'selfCare')
      return makeRecordsAnswer(renderRecordAnswers(answers, 'en', today), [question], answers)
    const kinds = words.list(found.kinds ?? [])
    const what = found.activity === 'breathing' ? 'breathing exercise' : (found.activity ?? 'self-care')
    const which = found.activity === null && kinds !== '' ? `: ${kinds}` : ''
    return makeRecordsAnswer(
      `Your last ${what} was ${words.ago(day)}${which}, ${words.count(found.minutes, 'minute', 'minutes')}${found.count > 1 ? ' in all' : ''}.`,
      [question],
      answers,
    )
  },
})
