import type { FoundOf } from '#server/ports/coach-queries.ts'
import { addDays, daysBetween } from '#server/lib/days.ts'
import type { LookUp, Turn } from '../dialogue/compose-answer.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { leadIns } from './question-phrases.ts'
import { questionAboutLog, type DailyLog, dailyLogIn } from './record-subjects.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'
import { englishWeekday } from '../when/weekdays.ts'

type Span = { from: string; to: string }
type Trend = { subject: DailyLog; now: Span; before: Span }

/** Matches a trend without the word mood. */
const lately = 'than|lately|overall|these|this|over|in the last|now|recently'
const ofMood: readonly RegExp[] = [
  /\b(?:am|was|have|are) i (?:been )?(?:(?:any|feeling|getting|a lot|overall) )*(?:happier|sadder)\b/,
  // 'Am I doing better than last month' asks about the mood.
  new RegExp(
    String.raw`\b(?:am i|have i been|was i|do i) (?:been )?(?:doing|feel(?:ing)?) (?:any |a lot |a bit |overall )?(?:better|worse)(?: or (?:worse|better))? (?:${lately})\b`,
  ),
]
const directions = oneOf(
  'better|worse|more|less|fewer|up|down|higher|lower|happier|sadder|improv\\w+|declin\\w+|drop\\w+|increas\\w+|decreas\\w+',
  'chang\\w+|trend\\w*|as (?:much|often|many|good)',
)
const isDirected = new RegExp(String.raw`\b(?:${directions})\b`)
const begins = oneOf(
  'am|is|are|have|has|did|do|was|were|hows|more or less|more|less|better or worse|up or down',
  "how (?:has|have|is|did|does)|how's|tell me if|can you tell(?: me)? if|do you (?:see|think)",
  '(?:my )?(?:mood|self-? ?care|workouts?|journal\\w*) (?:trend|up or down|better or worse|more or less)',
)
const asks = new RegExp(String.raw`^(?:(?:${leadIns}) )*(?:${begins})\b`)
const overTime = oneOf(
  'than|lately|recently|over|since|compared|used to|before|these|this|last|past|been|getting|going|improving|trend\\w*|improved?',
  'or (?:worse|better|less|more|down|up|lower|higher)',
)
const isOverTime = new RegExp(String.raw`\b(?:${overTime})\b`)
/** Requests for advice, and comparisons of other days. */
const outOfScope = wholeWords([
  'is it (?:better|ok|okay|good|worth|bad)|should|why|how (?:do|can|could|to)|help|tips|advice|ideas|want|need|if|because|when|after i|on (?:the )?days|weekends?|weekdays?',
  `${englishWeekday}s?|about (?:my|the|it)|do i have|or (?:this|last) (?:week|month|year)`,
  String.raw`(?:more|less|fewer) than (?:\d+|an?|one|two|three|four|five|six|ten|half)`,
])
/** In words. A longer message is a story, not a question. */
const maxWords = 22
const than = /\b(?:than|compared (?:to|with)|versus|vs|as against|as (?:i did|in|it was))\b/
/** Words for the time before, without a date. */
const earlierWords = new Set(
  `i it they my mood that what the in one time has is was were did used to be before earlier usual normal usually normally always week month
  weeks months doing have been previous prior mine`.split(/\s+/),
)
const isEarlier = (said: string): boolean =>
  said !== '' && said.split(' ').every((word) => word === '' || earlierWords.has(word))

/** In days. */
const usualSpan = 14
const maxSpan = 366

const before = ({ from, to }: Span): Span => {
  const length = daysBetween(from, to) + 1
  return { from: addDays(from, -length), to: addDays(from, -1) }
}

const sumsUp = (subject: DailyLog): boolean => subject !== 'mood'
/** Cuts the earlier span of a sum to as many days as the later one has had. */
const asLong = ({ from, to }: Span, now: Span): Span => {
  const last = addDays(from, daysBetween(now.from, now.to))
  return { from, to: last < to ? last : to }
}

function spansIn(line: string, subject: DailyLog, today: string): Pick<Trend, 'now' | 'before'> | null {
  const at = line.search(than)
  const read = (text: string): Span | null =>
    // A few days are too few to show a trend.
    /\b(?:lately|recently|these days)\b/.test(text) ? null : readDays(text, 'en', today, 'past').span
  const recent = { from: addDays(today, 1 - usualSpan), to: today }
  if (at === -1) {
    const now = read(line) ?? recent
    return { now, before: before(now) }
  }
  const said = line.slice(at).replace(than, '').trim()
  // In 'Happier this month than last', 'last' means last month.
  const unit = /\bthis (week|month|year)\b/.exec(line.slice(0, at))?.[1]
  const tail = unit !== undefined && /^(?:the )?last(?: one)?$/.test(said) ? `last ${unit}` : said
  const named = read(tail)
  const own = read(line.slice(0, at))
  if (named === null) {
    if (!isEarlier(tail)) return null
    const now = own ?? recent
    return { now, before: before(now) }
  }
  const now = own ?? { from: followingOf(named, tail, today), to: today }
  if (now.from <= named.from || now.to < now.from) return null
  return { now, before: sumsUp(subject) ? asLong(named, now) : named }
}

/** Returns the later span: 'Than last month' compares with this month, 'than in June' with the last days. */
function followingOf({ to }: Span, tail: string, today: string): string {
  const next = addDays(to, 1)
  return /\blast (?:week|month|year)\b/.test(tail) && next <= today ? next : addDays(today, 1 - usualSpan)
}

function trendIn(line: string, today: string): Trend | null {
  if (line.split(' ').length > maxWords || !asks.test(line) || outOfScope.test(line)) return null
  if (!isDirected.test(line) || !isOverTime.test(line)) return null
  const subject = dailyLogIn(line) ?? (ofMood.some((form) => form.test(line)) ? 'mood' : null)
  const spans = subject === null ? null : spansIn(line, subject, today)
  if (subject === null || spans === null || daysBetween(spans.now.from, spans.now.to) > maxSpan) return null
  return { subject, ...spans }
}

/** A smaller difference of means is not reported. */
const leastDifference = 0.2
const few = 3

function renderMoods([now, then]: readonly [FoundOf<'mood'>, FoundOf<'mood'>], words: LocalFormat): string {
  const told = ({ mood, ...span }: FoundOf<'mood'>, isFirst: boolean): string =>
    `${words.number(mood?.mean ?? 0)}${isFirst ? ' of 5' : ''} (${words.count(mood?.count ?? 0, 'mood', 'moods')}) ${words.span(span)}`
  if (now.mood === null || then.mood === null) {
    const [missing, kept] = now.mood === null ? [now, then] : [then, now]
    const rest = kept.mood === null ? '' : ` Your mood averages ${told(kept, true)}.`
    return `I can’t compare yet: there are no moods ${words.span(missing)}.${rest}`
  }
  const by = now.mood.mean - then.mood.mean
  const isSame = Math.abs(by) < leastDifference
  const verdict = isSame ? 'About the same' : by > 0 ? 'Better' : 'Worse'
  const difference = isSame ? '' : ` That’s ${words.number(Math.abs(by).toFixed(2))} ${by > 0 ? 'higher' : 'lower'}.`
  const small = Math.min(now.mood.count, then.mood.count) < few ? ' A few moods don’t say much yet.' : ''
  return `${verdict}: your mood averages ${told(now, true)}, and ${told(then, false)}.${difference}${small}`
}

type Counted = FoundOf<Exclude<DailyLog, 'mood'>>

/** Returns the amount to compare and how to write it. */
function amountOf(found: Counted, words: LocalFormat): { value: number; text: string } {
  switch (found.ask) {
    case 'selfCare':
      return {
        value: found.minutes,
        text: `${words.count(found.minutes, 'minute', 'minutes')} of self-care (${words.count(found.count, 'entry', 'entries')})`,
      }
    case 'workouts':
      return { value: found.count, text: words.count(found.count, 'workout', 'workouts') }
    case 'journalCount':
      return { value: found.count, text: words.count(found.count, 'journal entry', 'journal entries') }
    default:
      return {
        value: found.prayers + found.reflections,
        text: words.count(found.prayers + found.reflections, 'prayer or reflection', 'prayers and reflections'),
      }
  }
}

function renderAmounts(now: Counted, then: Counted, words: LocalFormat): string {
  const [one, other] = [amountOf(now, words), amountOf(then, words)]
  const verdict = one.value === other.value ? 'The same' : one.value > other.value ? 'More' : 'Less'
  return `${verdict}: ${one.text} ${words.span(now)}, and ${other.text} ${words.span(then)}.`
}

/** Answers 'Is my mood improving', 'less self-care than last month?' by comparing some days with as many before them. */
export function lookUpTrend({ request: { message, language }, today }: Turn): LookUp | null {
  const trend = language === 'en' ? trendIn(toPlainText(message), today) : null
  if (trend === null) return null
  const questions = [questionAboutLog(trend.subject, trend.now), questionAboutLog(trend.subject, trend.before)]
  return {
    questions,
    toAnswer: (answers) => {
      const [now, then] = answers.map(({ found }) => found)
      const words = new LocalFormat(language, today)
      const text =
        now?.ask === 'mood' && then?.ask === 'mood'
          ? renderMoods([now, then], words)
          : isCounted(now) && isCounted(then)
            ? renderAmounts(now, then, words)
            : renderRecordAnswers(answers.slice(0, 1), language, today)
      return makeRecordsAnswer(text, questions, answers)
    },
  }
}

const isCounted = (found: { ask: string } | Counted | null | undefined): found is Counted =>
  found !== null && found !== undefined && ['selfCare', 'workouts', 'journalCount', 'prayers'].includes(found.ask)
