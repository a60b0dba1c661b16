import { daysBetween } from '#server/lib/days.ts'
import type { LocalFormat } from '../../../../../record-questions/local-format.ts'
import { bulletList } from '../../../../../markdown.ts'
import { paragraphs } from '../../../../compose-answer.ts'
import { hoursText } from '../../../../plans-around-hours/study-plan-text.ts'
import { clockSpan } from '../../../../plans-around-hours/time-range-text.ts'
import { spansIn } from './clock-spans.ts'
import { freeDays } from './free-days.ts'

/** In days: from here on a study plan goes by weeks. */
const shortest = 15
const longest = 120
const [workdays, week] = [5, 7]
const lunch = /\b(?:lunch|lunches|lunch breaks?|break)\b/
const narrowly = /\bfailed by (\w+) points?\b/
const again = /\b(?:failed|last time|retake|again)\b/

type Sitting = { name: string; minutes: number; times: number }

function sittingsOf(text: string, local: LocalFormat): Sitting[] {
  const span = lunch.test(text)
    ? spansIn(text).find(({ from, to }) => from >= 660 && to <= 840 && to - from >= 20)
    : undefined
  return [
    ...(span === undefined
      ? []
      : [{ name: `Weekdays, ${clockSpan(span.from, span.to, local)}`, minutes: span.to - span.from, times: workdays }]),
    ...freeDays(text).map(({ weekday, minutes }) => ({ name: local.weekdayOf(weekday), minutes, times: 1 })),
  ]
}

/** A study plan by weeks for a test further off, on told lunch breaks and free days. Null if it is near, or neither is told. */
export function studyWeeks(text: string, name: string, day: string, local: LocalFormat): string | null {
  const days = daysBetween(local.today, day)
  if (days < shortest || days > longest) return null
  const sittings = sittingsOf(text, local)
  if (sittings.length === 0) return null
  const weeks = Math.floor(days / week)
  const perWeek = sittings.reduce((sum, { minutes, times }) => sum + minutes * times, 0)
  const [first, second] = [Math.max(1, Math.round(weeks * 0.4)), Math.max(2, weeks - 1)]
  const points = narrowly.exec(text)?.[1]
  return paragraphs(
    `${weeks} weeks, about ${hoursText(perWeek)} a week, ${hoursText(perWeek * weeks)} in all.${points === undefined ? '' : ` You were ${points} points short, so you don’t need all of it again, only the weak parts.`}`,
    bulletList(
      sittings.map(
        ({ name: when, minutes }) =>
          `**${when}:** ${minutes < 60 ? `${minutes} minutes, one topic, questions only. Read the why of each miss` : `${hoursText(minutes)}: ${again.test(text) ? 'a timed practice exam every other week, and the misses in the week between' : 'the hardest topic of the week, then 30 mixed questions'}`}.`,
      ),
    ),
    bulletList([
      `**Week 1${first > 1 ? ` to ${first}` : ''}:** ${again.test(text) ? 'your last score report, worst section first' : 'one topic a day, hardest first'}.`,
      `**Week ${first + 1}${second > first + 1 ? ` to ${second}` : ''}:** mixed questions from everything, nothing read twice.`,
      `**Week ${weeks}:** one full timed ${name}, then only what you missed. Nothing new in the last two days.`,
    ]),
    sittings.some(({ times }) => times > 1) ? 'Take one lunch a week off from it.' : null,
  )
}
