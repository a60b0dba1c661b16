import type { FoundOf, RecordQuestion } from '#server/ports/coach-queries.ts'
import { addDays } from '#server/lib/days.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'
import { comparedGroups, otherDays, type WeekdayGroup, weekdayGroup, weekdays, weekends } from './weekday-groups.ts'
import { englishWeekday } from '../when/weekdays.ts'

/** The two groups of days to compare, or the best or worst weekday. `isOfWork`: the question is about workdays. */
type MoodDays = 'best' | 'worst' | { pair: readonly [WeekdayGroup, WeekdayGroup]; isOfWork: boolean }

const longSpan = 84
/** In words. A longer message is a story, not a question. */
const maxWords = 30
const leads = oneOf('and|so|ok|okay|hey|luxee|honestly', '(?:looking|going) (?:at|by) my moods? ?(?:lately|recently)?')
const askVerbs = oneOf(
  '(?:my |our )?moods? (?:on|for|by|during|over|when)|what|whats|hows|which|when|how|is|are|am|do|does|did|was|were|has|have|can you|compare|tell|show',
)
const asks = new RegExp(String.raw`^(?:(?:${leads}) )*(?:${askVerbs})\b`)
const howOften = '(?:usually|generally|typically|mostly|always|normally|tend to|seem to)'
const ofMood = new RegExp(
  oneOf(
    String.raw`\bmoods?\b|\bhapp(?:y|ier|iest|iness)\b`,
    String.raw`\b(?:i|me) (?:${howOften} )*feel\w*\b|\b(?:cheer(?:y|ier|iest)|saddest|gloom\w+)\b`,
  ),
)
const ofMe = /\b(?:i|im|i'm|i've|my|me)\b|^moods?\b/
const advice =
  /^when (?:i|i'm|im|i am|we)\b|\b(?:should|why|how (?:do|can|could|to) (?:i|we) (?:get|be|become|stop|feel better)|advice|tips|help|ideas|suggest\w*)\b/
const atWork = "i(?:'m| am|m)? ?(?:have to |had to |gotta |at |off )?(?:work\\w*|home|off)"
const ofWeek = `(?:${englishWeekday}|weekend)s?`

const ofWork = wholeWords([
  `work(?:ing)? ?days?|days? off|days? (?:that |when )?${atWork}`,
  "when i(?:'m| am)? (?:have to )?(?:at )?work(?:ing)?|at work|(?:on|my) shifts?",
  `(?:${ofWeek}) (?:that |when )?${atWork}|(?:work|working|worked) (?:on )?${ofWeek}|${ofWeek} shifts?`,
])
const oneWeekend = /\b(?:this|last|next|past|the) weekend\b/
const whichDay = /\b(?:what|which) (?:days?|weekdays?)(?: of the week)?\b/
const best = /\b(?:best|most happy|greatest|happiest|highest|better|happier|cheeriest|good)\b/
const worst =
  /\b(?:worst|crappiest|hardest|roughest|unhappiest|most (?:sad|down|low)|lowest|saddest|low|bad|sad|worse)\b/

/** Matches 'Am I happier on Fridays', which compares them with the other days. */
const compares = /\b(?:better|happier|worse|lower|higher|sadder|best|worst|down)\b/
/** Matches a single day, such as 'last Monday', and not 'on Mondays'. */
const oneDay = new RegExp(String.raw`\b(?:last|this|next|past|since|until) ${englishWeekday}\b`)
const everyWeek = /(?:day|weekend)s\b|\bdays (?:that |when )?i\b|\bweek\b/

function moodDaysIn(line: string): MoodDays | null {
  if (line.split(' ').length > maxWords || !ofMood.test(line) || !ofMe.test(line)) return null
  if (!asks.test(line) || advice.test(line)) return null
  const isOfWork = ofWork.test(line)
  const pair = oneWeekend.test(line) || oneDay.test(line) || !everyWeek.test(line) ? null : pairIn(line, isOfWork)
  if (pair !== null) return { pair, isOfWork }
  if (isOfWork)
    return best.test(line) || worst.test(line) || /\bmoods?\b/.test(line)
      ? { pair: [weekdays, weekends], isOfWork }
      : null
  if (!whichDay.test(line)) return null
  return worst.test(line) ? 'worst' : best.test(line) ? 'best' : null
}

function pairIn(line: string, isOfWork: boolean): readonly [WeekdayGroup, WeekdayGroup] | null {
  const compared = comparedGroups(line)
  if (compared !== null) return compared
  if (whichDay.test(line) && !isOfWork) return null
  const group = weekdayGroup(line)
  if (group === null || group.days.size > 5) return null
  if (group === weekends || group === weekdays) return [weekdays, weekends]
  return isOfWork || compares.test(line) ? [group, otherDays(group)] : null
}

type Group = { mean: number; count: number }
const meanOf = (groups: readonly Group[]): Group => {
  const count = groups.reduce((sum, one) => sum + one.count, 0)
  return { count, mean: count === 0 ? 0 : groups.reduce((sum, one) => sum + one.mean * one.count, 0) / count }
}

/** A smaller difference is not reported. */
const leastDifference = 0.1

function renderPair(
  { groups, ...span }: FoundOf<'mood'>,
  pair: readonly [WeekdayGroup, WeekdayGroup],
  words: LocalFormat,
): string {
  const [one, other] = pair
  const of = ({ days }: WeekdayGroup): Group => meanOf(groups.filter(({ key }) => days.has(Number(key))))
  const [first, second] = [of(one), of(other)]
  if (first.count === 0 && second.count === 0) return `There are no moods ${one.on} or ${other.on} ${words.span(span)}.`
  if (first.count === 0 || second.count === 0)
    return `There are only moods from ${(first.count === 0 ? other : one).name} ${words.span(span)}, so there’s nothing to compare yet.`
  const told = ({ mean, count }: Group) =>
    `${words.number(mean.toFixed(1))} of 5 (${words.count(count, 'mood', 'moods')})`
  const by = second.mean - first.mean
  const difference =
    Math.abs(by) < leastDifference
      ? 'That’s about the same.'
      : `So it’s ${words.number(Math.abs(by).toFixed(1))} ${by > 0 ? 'higher' : 'lower'} ${other.on}.`
  return `Your mood averages ${told(first)} ${one.on} and ${told(second)} ${other.on}, ${words.span(span)}. ${difference}`
}

function renderExtremes({ groups, ...span }: FoundOf<'mood'>, words: LocalFormat, isWorst: boolean): string {
  const sorted = groups.toSorted((one, other) => other.mean - one.mean)
  const [high, low] = [sorted[0], sorted.at(-1)]
  if (high === undefined || low === undefined || high === low)
    return `There aren’t moods from enough weekdays to tell, ${words.span(span)}.`
  const told = ({ key, mean, count }: (typeof groups)[number]) =>
    `${words.weekdayOf(Number(key))}, at ${words.number(mean.toFixed(1))} of 5 (${words.count(count, 'mood', 'moods')})`
  const few = low.count < 3 || high.count < 3 ? ' A few moods per day don’t say much yet.' : ''
  return isWorst
    ? `Your mood is lowest on ${told(low)}, and highest on ${told(high)}, ${words.span(span)}.${few}`
    : `Your mood is best on ${told(high)}, and lowest on ${told(low)}, ${words.span(span)}.${few}`
}

/** Says that the records don't show which days were workdays. */
const noWorkdays = ([one]: readonly [WeekdayGroup, WeekdayGroup]): string =>
  one === weekdays
    ? 'Your moods don’t say which days you worked or were home, so I can only compare weekdays and weekends.'
    : `Your moods don’t say which ${one.name} you worked, so this counts all of them.`

const noDates = new RegExp(
  String.raw`\b(?:${oneOf('weekends?|weekdays?|days? of the week|lately|recently|(?:rest of |during |in )?the week', ofWeek)})\b`,
  'g',
)

/** Answers 'Am I happier on weekends', 'what day am I in the best mood', 'are the days I work worse' with the moods of those days. */
export function lookUpMoodDays({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  const days = language === 'en' ? moodDaysIn(line) : null
  if (days === null) return null
  const named = readDays(line.replaceAll(noDates, ' '), language, today, 'past').span
  const span = named ?? { from: addDays(today, 1 - longSpan), to: today }
  const questions: RecordQuestion[] = [{ ask: 'mood', ...span, by: 'weekday', weekday: null }]
  return {
    questions,
    toAnswer: (answers) => {
      const found = answers[0]?.found
      const words = new LocalFormat(language, today)
      if (found?.ask !== 'mood' || found.mood === null)
        return makeRecordsAnswer(renderRecordAnswers(answers, language, today), questions, answers)
      if (days === 'best' || days === 'worst')
        return makeRecordsAnswer(renderExtremes(found, words, days === 'worst'), questions, answers)
      const { pair, isOfWork } = days
      const text = paragraphs(isOfWork ? noWorkdays(pair) : null, renderPair(found, pair, words))
      return makeRecordsAnswer(text, questions, answers)
    },
  }
}
