import type { LookUp, Turn } from '../../dialogue/compose-answer.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { splitQuestionSentences } from '../plain-text.ts'
import { leadIns } from '../question-phrases.ts'
import { plainSentence } from './ask-of-records.ts'
import { lookUpIncomeBySource } from './income-by-source.ts'
import { lookUpTwoSeries } from './look-up-compared-series.ts'
import { lookUpPartsKept } from './look-up-parts.ts'
import { lookUpSeriesByEvent } from './moods-by-event.ts'
import { lookUpMoodsByCalendar } from './moods-by-calendar.ts'
import { lookUpMoodsOverTime } from './moods-over-time.ts'
import { type AskedSeries, readAskedSeries } from './read-series.ts'
import { lookUpSeasons, lookUpSeriesByWeekday } from './series-by-time.ts'
import { lookUpShareOfDays } from './share-of-days.ts'

const asksFirst = oneOf(
  'what|whats|which|how|hows|when|whens|where|who|is|are|am|do|does|did|was|were|has|have|had|any|show|tell|list|give|compare|check',
)
const beginsPlain = new RegExp(String.raw`^(?:(?:${leadIns}) )*(?:${asksFirst})\b`)
/** In words. */
const plainWords = 16

/** Returns true for a short question and nothing else, which the readers of plain questions take first. */
function isPlain(message: string): boolean {
  const [line, ...more] = splitQuestionSentences(message).map(plainSentence)
  return line !== undefined && more.length === 0 && line.split(' ').length <= plainWords && beginsPlain.test(line)
}

const severalAsked = /\band (?:how|what|which|when|did|do|am|is|was)\b|\bpatterns?\b|\bdays? of the week\b|\bin a row\b/
const isOneComparison = ({ kept, weekdays, ask }: AskedSeries): boolean =>
  weekdays === null && kept.some(({ name }) => name === 'mood') && !severalAsked.test(ask)

const readAsked = ({ request, today }: Turn): AskedSeries | null =>
  request.language === 'en' ? readAskedSeries(request.message, today) : null

/** Answers a comparison of two logs, anywhere in a longer message. */
export function lookUpSeries(turn: Turn): LookUp | null {
  const asked = readAsked(turn)
  if (asked === null || /\bpatterns?\b/.test(asked.ask)) return null
  if (isPlain(turn.request.message)) return isOneComparison(asked) ? lookUpTwoSeries(asked, turn) : null
  return lookUpAny(asked, turn)
}

/** Reads a short question about the logs that no other reader took. */
export function lookUpSeriesLast(turn: Turn): LookUp | null {
  const asked = isPlain(turn.request.message) ? readAsked(turn) : null
  if (asked === null) return null
  return (
    lookUpMoodsByCalendar(asked, turn) ??
    lookUpIncomeBySource(asked, turn) ??
    lookUpSeriesByEvent(asked, turn) ??
    lookUpPartsKept(asked, turn)
  )
}

/** Tries each reader in turn: by season, payer or weekday, with another log or event, over time, and for parts that aren't logged. */
const lookUpAny = (asked: AskedSeries, turn: Turn): LookUp | null =>
  lookUpSeasons(asked, turn) ??
  lookUpIncomeBySource(asked, turn) ??
  lookUpSeriesByWeekday(asked, turn) ??
  lookUpMoodsByCalendar(asked, turn) ??
  lookUpTwoSeries(asked, turn) ??
  lookUpSeriesByEvent(asked, turn) ??
  lookUpMoodsOverTime(asked, turn) ??
  lookUpPartsKept(asked, turn) ??
  lookUpShareOfDays(asked, turn)
