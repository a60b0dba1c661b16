import { addDays, daysBetween, weekdayOf } from '#server/lib/days.ts'
import { datesIn } from '../../../plans-from-message/dates-in-message.ts'
import { oneOf } from '../../../../phrase-pattern.ts'
import { englishMonths, englishShortMonth, monthNumber } from '../../../../when/months.ts'
import { englishWeekday, weekdayNumber } from '../../../../when/weekdays.ts'

const monthName = oneOf(...englishMonths, englishShortMonth)
const dated = String.raw`(?:(${englishWeekday}),? )?(${monthName})\.? (\d{1,2})(?:st|nd|rd|th)?\b`
const isToday = new RegExp(
  String.raw`\b(?:it['’]?s|today is|today['’]?s|it is|from now,) (?:now |already )?${dated}`,
  'i',
)
const begins = new RegExp(String.raw`\b(?:start|starting|begin|beginning|from|since) (?:this |on |next )?${dated}`, 'i')

/** The day of that name nearest to `today`. A weekday that was named decides the year. */
function nearest(found: RegExpExecArray, today: string): string | null {
  const [, weekday, month = '', date = ''] = found
  const year = Number(today.slice(0, 4))
  const days = [year - 1, year, year + 1].flatMap((one) => {
    const given = { year: one, month: monthNumber(month.toLowerCase()), day: Number(date) }
    try {
      return [Temporal.PlainDate.from(given, { overflow: 'reject' }).toString()]
    } catch {
      return []
    }
  })
  const fitting = weekday === undefined ? [] : days.filter((day) => weekdayOf(day) === weekdayNumber(weekday))
  const [first] = (fitting.length > 0 ? fitting : days).toSorted(
    (a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)),
  )
  return first ?? null
}

/** Returns the day that the message says it is: 'it’s February 1st'. */
export function statedToday(text: string, today: string): string {
  const found = isToday.exec(text)
  return (found && nearest(found, today)) ?? today
}

/** Returns the day from which something is counted: 'if I start this Saturday, August 30'. */
export function startIn(text: string, today: string): string {
  const found = begins.exec(text)
  return (found && nearest(found, today)) ?? today
}

const isDue = /\b(?:by|before|until|till|due|for)(?: the| this| next)? ?$/i
const isWeekday = new RegExp(`^${englishWeekday}$`, 'i')

/** A date that is named. A weekday counts only as an end: paydays are weekdays, too. */
function dateIn(text: string, today: string): string | null {
  const told = datesIn(text, today).map((one) => ({
    day: one.day,
    said: one.said,
    isDue: isDue.test(text.slice(0, one.at)),
  }))
  const found = told.find(({ isDue }) => isDue) ?? told.findLast(({ said }) => !isWeekday.test(said))
  return found?.day ?? null
}

const wholeMonth = new RegExp(
  String.raw`\b(?:by|before|in|until|till|next|this|early|late)(?: next| this| early| late| mid)? (${oneOf(...englishMonths)})\b(?! \d)`,
  'i',
)
function monthIn(text: string, today: string): string | null {
  const name = wholeMonth.exec(text)?.[1]
  if (name === undefined) return null
  const now = Temporal.PlainDate.from(today)
  const first = now.with({ month: monthNumber(name.toLowerCase()), day: 1 })
  return (Temporal.PlainDate.compare(first, now) > 0 ? first : first.add({ years: 1 })).toString()
}

const span =
  /\b(?:in|within|is in) (?:about )?(\d{1,2}) (weeks?|months?)\b|\b(\d{1,2}) (weeks?|months?) (?:off|away|from now|to go|left|until|till)\b/i
function spanIn(text: string, today: string): string | null {
  const [, before, unitBefore, after, unitAfter] = span.exec(text) ?? []
  const count = Number(before ?? after)
  const unit = unitBefore ?? unitAfter
  if (unit === undefined) return null
  return Temporal.PlainDate.from(today)
    .add(unit.startsWith('m') ? { months: count } : { weeks: count })
    .toString()
}

const endOfMonth = new RegExp(String.raw`\b(?:the )?end of (${monthName})\b`, 'i')
const endOfYear = /\bend of the year\b|\byear['’]?s? end\b/i

/** Returns the day until which something is counted, or null. Days that only say what day it is don't count. */
export function untilIn(text: string, today: string): string | null {
  const rest = text.replace(isToday, ' ').replace(begins, ' ')
  const now = Temporal.PlainDate.from(today)
  if (endOfYear.test(rest)) return now.with({ month: 12, day: 31 }).toString()
  const month = endOfMonth.exec(rest)?.[1]
  if (month !== undefined) {
    const first = now.with({ month: monthNumber(month), day: 1 })
    const last = first.with({ day: first.daysInMonth })
    return (Temporal.PlainDate.compare(last, now) < 0 ? last.add({ years: 1 }) : last).toString()
  }
  const day = dateIn(rest, today) ?? monthIn(rest, today) ?? spanIn(rest, today)
  return day === null || day <= today ? null : day
}

/** Counts the days with this number of the week, 1 is Monday, after `from` (or on it) and up to `to`. */
export function countWeekday(weekday: number, from: string, to: string): number {
  const first = addDays(from, (weekday - weekdayOf(from) + 7) % 7)
  return first > to ? 0 : Math.floor(daysBetween(first, to) / 7) + 1
}
