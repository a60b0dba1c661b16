import { addDays, daysBetween } from '#server/lib/days.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { englishMonths, englishShortMonth, isInMonth, monthNumber, nextDate } from '../../when/months.ts'
import { weekdayNumber } from '../../when/weekdays.ts'

/** A day that the message names, at `at` to `end` of its text. */
export type MentionedDate = { day: string; at: number; end: number; said: string }
export type MentionedRange = { from: string; to: string; said: string; at: number; end: number }

const month = String.raw`(?:${oneOf(...englishMonths)}|${englishShortMonth}\b\.?)`
const ordinal = String.raw`\d{1,2}(?:st|nd|rd|th)`
const holidays: readonly (readonly [RegExp, string])[] = [
  [/^christmas eve/, '12-24'],
  [/^christmas/, '12-25'],
  [/^new year/, '01-01'],
  [/^valentine/, '02-14'],
  [/^halloween/, '10-31'],
]
const day = oneOf(
  String.raw`${month} \d{1,2}(?:st|nd|rd|th)?\b(?! ?(?:people|am|pm|hours))`,
  String.raw`(?:the )?${ordinal} (?:of )?${month}`,
  String.raw`\d{1,2} ${month}`,
  String.raw`(?:the )?${ordinal}\b(?! (?:grade|birthday|floor|anniversary|time|year|chapter|draft|street|st|ave|avenue|one|person|week|day of))`,
  String.raw`(?<=\b(?:on|by|until|till|before|is|due|for|this|next|come|comes|coming|arrives?|leaves?|here|starts?) )(?:mon|tues|wednes|thurs|fri|satur|sun)day\b(?!s| (?:night|evening|morning)s)`,
  String.raw`tomorrow|christmas(?: eve)?|new year['’]?s?(?: day| eve)?|valentine['’]?s(?: day)?|halloween`,
)
const dates = new RegExp(String.raw`\b(?:${day})`, 'gi')
/** Matches 'By March', 'before next October', without a day. */
const wholeMonth = new RegExp(
  String.raw`\b(?:by|before|in|until|till) (?:next |this |the end of |early |late |mid-?)?(${oneOf(...englishMonths)})\b(?! \d)`,
  'i',
)

const inMonth = (name: string, date: number, today: string): string | null => {
  const number = monthNumber(name.toLowerCase())
  if (number === 0 || !isInMonth(date, number, undefined, today)) return null
  const year = Number(today.slice(0, 4))
  const of = (one: number) => Temporal.PlainDate.from({ year: one, month: number, day: date }).toString()
  return of(year) < today ? of(year + 1) : of(year)
}

function toDay(said: string, today: string): string | null {
  const text = said.toLowerCase().replace(/^the /, '')
  const holiday = holidays.find(([form]) => form.test(text))?.[1]
  if (holiday !== undefined)
    return inMonth(englishMonths[Number(holiday.slice(0, 2)) - 1] ?? '', Number(holiday.slice(3)), today)
  if (text === 'tomorrow') return addDays(today, 1)
  const number = /\d{1,2}/.exec(text)?.[0]
  if (number === undefined) {
    const ahead = (weekdayNumber(text) - Temporal.PlainDate.from(today).dayOfWeek + 7) % 7
    return addDays(today, ahead === 0 ? 7 : ahead)
  }
  const name = new RegExp(month, 'i').exec(text)?.[0]
  // Today isn't named by its number.
  return name === undefined ? nextDate(Number(number), addDays(today, 1)) : inMonth(name, Number(number), today)
}

/** Returns the days that a text names, in order. A bare day of the month belongs to the month named before it, if that is still to come. */
export function datesIn(text: string, today: string): MentionedDate[] {
  return [...text.matchAll(dates)].flatMap((found) => {
    const said = found[0]
    const known = toDay(said, today)
    return known === null ? [] : [{ day: known, at: found.index, end: found.index + said.length, said }]
  })
}

const until = /^ ?(?:to|through|thru|till|until|-|–|—|and) ?$/i
/** Reads 'From the 5th to the 9th', 'the 19th–25th'. */
export function rangesIn(text: string, told: readonly MentionedDate[]): MentionedRange[] {
  return told.flatMap((one, at) => {
    const next = told[at + 1]
    if (next === undefined || next.day <= one.day || daysBetween(one.day, next.day) > 31) return []
    const between = text.slice(one.end, next.at)
    const isRange = until.test(between) && (!/and/i.test(between) || /\bbetween $/i.test(text.slice(0, one.at)))
    return isRange
      ? [{ from: one.day, to: next.day, said: text.slice(one.at, next.end), at: one.at, end: next.end }]
      : []
  })
}

const ahead = new RegExp(
  String.raw`\b(?:in|within|for|next|over|have|only|got|is|are|about|maybe) (?:the next |about |only |` +
    String.raw`another )?(\d{1,2}|a|1) (days?|weeks?|months?)\b(?! (?:old|ago|a week|late|pregnant))|\b(\d{1,2}) (days?|` +
    String.raw`weeks?|months?) (?:left|to go|from now|away|until|till|before)\b`,
  'i',
)

/** The end of this year or month. */
function endIn(text: string, today: string): string | null {
  const now = Temporal.PlainDate.from(today)
  if (/\b(?:this year|(?:end of|before) the year|year['’]?s end)\b/i.test(text))
    return now.with({ month: 12, day: 31 }).toString()
  return /\b(?:this month|end of the month)\b/i.test(text) ? now.with({ day: now.daysInMonth }).toString() : null
}

/** Returns the deadline: a date outside any range, the end of a span of time, or the end of a month. */
export function deadlineIn(text: string, today: string): string | null {
  const told = datesIn(text, today)
  const ranges = rangesIn(text, told)
  const free = told.filter(({ at }) => !ranges.some((range) => at >= range.at && at < range.end))
  const due = free.find(({ at }) => /\b(?:due|by|before|deadline)\b[^.,;!?]{0,25}$/i.test(text.slice(0, at)))
  const found = due ?? free.at(-1)
  if (found !== undefined) return found.day
  const [, before, unitBefore, after, unitAfter] = ahead.exec(text) ?? []
  const many = before ?? after
  if (many !== undefined) {
    const unit = (unitBefore ?? unitAfter ?? '').toLowerCase()
    const count = /^\d/.test(many) ? Number(many) : 1
    const from = Temporal.PlainDate.from(today)
    return (
      unit.startsWith('m') ? from.add({ months: count }) : from.add({ days: count * (unit.startsWith('w') ? 7 : 1) })
    ).toString()
  }
  const end = endIn(text, today)
  if (end !== null) return end
  const name = wholeMonth.exec(text)?.[1]
  return name === undefined ? null : inMonth(name, 1, today)
}
