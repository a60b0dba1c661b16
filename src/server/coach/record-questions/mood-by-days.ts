import type { FoundOf, RecordQuestion } from '#server/ports/coach-queries.ts'
import { addDays } from '#server/lib/days.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

/** The days that are set against each other: of work and at home, of the week and its end, or each weekday. */
type MoodDays = 'work' | 'weekend' | 'best' | 'worst'

const longSpan = 84
/** In words: a longer message tells something. */
const maxWords = 30
const leads = oneOf('and|so|ok|okay|hey|luxee|honestly', '(?:looking|going) (?:at|by) my moods? ?(?:lately|recently)?')
const askVerbs = oneOf('what|whats|which|when|how|is|are|am|do|does|did|was|were|has|have|can you|compare|tell|show')
const asks = new RegExp(String.raw`^(?:(?:${leads}) )*(?:${askVerbs})\b`)
const ofMood =
  /\bmoods?\b|\bhapp(?:y|ier|iest|iness)\b|\b(?:i|me) feel\w*\b|\b(?:cheer(?:y|ier|iest)|saddest|gloom\w+)\b/
const ofMe = /\b(?:i|im|i'm|i've|my|me)\b/
const advice =
  /\b(?:should|why|how (?:do|can|could|to) (?:i|we) (?:get|be|become|stop|feel better)|advice|tips|help|ideas|suggest\w*)\b/
const atWork = "i(?:'m| am)? ?(?:at |off )?(?:work\\w*|home|off)"
const ofWork = wholeWords([
  `work(?:ing)? ?days?|days? off|days? (?:that |when )?${atWork}`,
  "when i(?:'m| am)? (?:at )?work(?:ing)?|at work|(?:on|my) shifts?",
])
const ofWeekend = /\bweekends?\b(?!.*\b(?:this|last|next|past) weekend)/
const oneWeekend = /\b(?:this|last|next|past|the) weekend\b/
const whichDay = /\b(?:what|which) (?:days?|weekdays?)(?: of the week)?\b/
const best = /\b(?:best|happiest|highest|better|happier|cheeriest|good)\b/
const worst = /\b(?:worst|lowest|saddest|low|bad|sad|worse)\b/

function moodDaysIn(line: string): MoodDays | null {
  if (line.split(' ').length > maxWords || !ofMood.test(line) || !ofMe.test(line)) return null
  if (!asks.test(line) || advice.test(line)) return null
  if (ofWork.test(line)) return best.test(line) || worst.test(line) || /\bmoods?\b/.test(line) ? 'work' : null
  if (ofWeekend.test(line) && !oneWeekend.test(line)) return 'weekend'
  if (!whichDay.test(line)) return null
  return worst.test(line) ? 'worst' : best.test(line) ? 'best' : null
}

type Group = { mean: number; count: number }
const meanOf = (groups: readonly Group[]): Group => {
  const count = groups.reduce((sum, one) => sum + one.count, 0)
  return { count, mean: count === 0 ? 0 : groups.reduce((sum, one) => sum + one.mean * one.count, 0) / count }
}

/** Less of a difference says nothing. */
const leastDifference = 0.1

function renderWeekends({ groups, ...span }: FoundOf<'mood'>, words: LocalFormat): string {
  const isWeekend = ({ key }: { key: string }) => Number(key) > 5
  const [off, on] = [meanOf(groups.filter(isWeekend)), meanOf(groups.filter((one) => !isWeekend(one)))]
  if (off.count === 0 || on.count === 0)
    return `There are only moods from ${off.count === 0 ? 'weekdays' : 'weekends'} ${words.span(span)}, so there’s nothing to compare yet.`
  const told = ({ mean, count }: Group) =>
    `${words.number(mean.toFixed(1))} of 5 (${words.count(count, 'mood', 'moods')})`
  const by = off.mean - on.mean
  const difference =
    Math.abs(by) < leastDifference
      ? 'That’s about the same.'
      : `So it’s ${words.number(Math.abs(by).toFixed(1))} ${by > 0 ? 'higher' : 'lower'} on weekends.`
  return `Your mood averages ${told(on)} Monday to Friday and ${told(off)} on weekends, ${words.span(span)}. ${difference}`
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

const noWorkdays =
  'Your moods don’t say which days you worked or were home, so I can only compare weekdays and weekends.'

/** 'Am I happier on weekends', 'what day am I in the best mood', 'are the days I work worse': the moods of those days. */
export function lookUpMoodDays({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  const days = language === 'en' ? moodDaysIn(line) : null
  if (days === null) return null
  const named = readDays(
    line.replaceAll(/\b(?:weekends?|weekdays?|days? of the week|lately|recently)\b/g, ' '),
    language,
    today,
    'past',
  ).span
  const span = named ?? { from: addDays(today, 1 - longSpan), to: today }
  const questions: RecordQuestion[] = [{ ask: 'mood', ...span, by: 'weekday', weekday: null }]
  return {
    looksUp: questions,
    toAnswer: (answers) => {
      const found = answers[0]?.found
      const words = new LocalFormat(language, today)
      if (found?.ask !== 'mood' || found.mood === null)
        return makeRecordsAnswer(renderRecordAnswers(answers, language, today), questions, answers)
      const isWhole = days === 'work' || days === 'weekend'
      const text = isWhole ? renderWeekends(found, words) : renderExtremes(found, words, days === 'worst')
      return makeRecordsAnswer(paragraphs(days === 'work' ? noWorkdays : null, text), questions, answers)
    },
  }
}
