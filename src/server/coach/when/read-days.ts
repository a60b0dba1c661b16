import * as chronoEnglish from 'chrono-node/en'
import * as chronoSpanish from 'chrono-node/es'
import { addDays, daysBetween } from '#server/lib/days.ts'
import type { Language } from '../safety/kinds.ts'
import { dateLexicon, type DateLexicon } from './date-lexicon.ts'
import { datesOfHolidays } from './holidays.ts'
import { pastHoliday, seasonSpan, seasonStart } from './seasons.ts'

type Span = { from: string; to: string }
type Hours = { from: string; to: string }
/** Whether an open day means the past or the future. */
export type Leaning = 'past' | 'future'
/** `hours`: a part of the day. `weekday`: 'on Mondays', 1 is Monday. `span` is null if no day is named. */
export type Days = { span: Span | null; hours: Hours | null; weekday: number | null; by: 'all' | 'weekday' | 'day' }

/** In days: ten years. 'Ever' reaches this far back. */
export const everDays = 3_650

const dayOnly = (day: string): Span => ({ from: day, to: day })
const monthsOf = (day: string, months: number): Span => {
  const first = Temporal.PlainDate.from(day).with({ day: 1 }).add({ months })
  return { from: first.toString(), to: first.add({ months: 1 }).subtract({ days: 1 }).toString() }
}
const mondayOf = (day: string): string => addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek)

/** Reads the days that a text names, by the user’s today. `leaning` decides whether an open date means the past or the future. */
export function readDays(text: string, language: Language, today: string, leaning: Leaning): Days {
  const words = dateLexicon[language]
  const weekday = words.weekdays.findIndex((name) => new RegExp(`\\b${words.plural(name)}\\b`).test(text)) + 1
  const part = words.parts.find(([form]) => form.test(text))
  return {
    // The span of 'On Mondays in October' is October.
    span: readSpan(
      weekday > 0 && leaning === 'past'
        ? text.replace(new RegExp(`\\b${words.plural(words.weekdays[weekday - 1] ?? '')}\\b`, 'g'), ' ')
        : text,
      words,
      language,
      today,
      leaning,
    ),
    hours: part === undefined ? null : { from: part[1], to: part[2] },
    weekday: weekday > 0 ? weekday : null,
    by: words.byWeekday.test(text) ? 'weekday' : words.byDay.test(text) ? 'day' : 'all',
  }
}

function readSpan(text: string, words: DateLexicon, language: Language, today: string, leaning: Leaning): Span | null {
  const since = words.since.exec(text)?.[1]
  if (since !== undefined && leaning === 'past') {
    const first = language === 'en' ? seasonStart(since, today) : null
    const start = first === null ? readSpan(since, words, language, today, 'past') : dayOnly(first)
    if (start !== null) return { from: start.from, to: today }
  }
  const beside = language === 'en' ? besideDay.exec(text) : null
  if (beside !== null) return readBeside(beside, words, today, leaning)
  const ofWeek = words.weekOf.exec(text)
  if (ofWeek !== null) return readWeekOf(ofWeek[1] ?? '', words, language, today, leaning)
  const isPast = language === 'en' && leaning === 'past'
  const holiday = isPast ? pastHoliday(text, today) : null
  if (holiday !== null) return dayOnly(holiday)
  return (
    readDayWord(text, words, today) ??
    (isPast ? seasonSpan(text, today) : null) ??
    readCount(text, words, today) ??
    readPeriod(text, words, today, leaning) ??
    readDate(text, words, language, today, leaning) ??
    // In 'so far this month' the month was read first.
    (words.ever.test(text) && leaning === 'past' ? { from: addDays(today, -everDays), to: today } : null)
  )
}

/** Matches 'the week before Easter'. Groups: the unit, the side, and the day. */
const besideDay = /\b(day|week) (after|before) (?!tomorrow\b|yesterday\b|next\b|last\b|that\b|this\b|day\b|week\b)(.+)$/

/** Reads 'the day after Christmas'. Returns null for an event, whose date is not known, and never reads it as tomorrow. */
function readBeside(
  [, unit, side, said = '']: RegExpExecArray,
  words: DateLexicon,
  today: string,
  leaning: Leaning,
): Span | null {
  const day = readSpan(said, words, 'en', today, leaning)
  if (day === null || day.from !== day.to) return null
  const by = side === 'after' ? 1 : -1
  if (unit === 'day') return dayOnly(addDays(day.from, by))
  const monday = addDays(mondayOf(day.from), by * 7)
  return clip({ from: monday, to: addDays(monday, 6) }, today, leaning)
}

/** Reads 'the week of March 3' as Monday to Sunday. Returns null for an event, whose date is not known. */
function readWeekOf(
  said: string,
  words: DateLexicon,
  language: Language,
  today: string,
  leaning: Leaning,
): Span | null {
  const day = readSpan(said, words, language, today, leaning)
  if (day === null || day.from !== day.to) return day
  const monday = mondayOf(day.from)
  return clip({ from: monday, to: addDays(monday, 6) }, today, leaning)
}

function readDayWord(text: string, { days }: DateLexicon, today: string): Span | null {
  const found = days.find(([form]) => form.test(text))
  return found === undefined ? null : dayOnly(addDays(today, found[1]))
}

function readCount(text: string, { count, back, units, numbers }: DateLexicon, today: string): Span | null {
  const [, direction, number, unit] = count.exec(text) ?? []
  if (direction === undefined || unit === undefined) return null
  const many =
    number === undefined
      ? back.test(direction) && /past/.test(direction)
        ? 1
        : null
      : (numbers.get(number) ?? Number(number))
  const days = many === null || Number.isNaN(many) ? null : many * (units.get(unit.replace(/s$/, '')) ?? 1)
  if (days === null || days < 1) return null
  return back.test(direction)
    ? { from: addDays(today, 1 - days), to: today }
    : { from: today, to: addDays(today, days) }
}

function readPeriod(text: string, { periods }: DateLexicon, today: string, leaning: Leaning): Span | null {
  const [, period, shift] = periods.find(([form]) => form.test(text)) ?? []
  if (period === undefined || shift === undefined) return null
  if (period === 'days') return { from: addDays(today, -6), to: today }
  if (period === 'year') {
    const year = Number(today.slice(0, 4)) + shift
    return clip({ from: `${year}-01-01`, to: `${year}-12-31` }, today, leaning)
  }
  if (period === 'month') return clip(monthsOf(today, shift), today, leaning)
  const isSunday = Temporal.PlainDate.from(today).dayOfWeek === 7
  // On a Sunday the coming week is meant, which begins that day in the US.
  if (period === 'week' && shift === 0 && isSunday && leaning === 'future')
    return { from: today, to: addDays(today, 6) }
  const monday = addDays(mondayOf(today), shift * 7)
  if (period === 'weekend') {
    // About the past, 'over the weekend' means last weekend until the next one begins.
    const saturday = addDays(monday, leaning === 'past' && shift === 0 && addDays(monday, 5) > today ? -2 : 5)
    return { from: saturday, to: addDays(saturday, 1) }
  }
  return clip({ from: monday, to: addDays(monday, 6) }, today, leaning)
}

/** Cuts a span so that the past ends today and the future begins today. */
function clip({ from, to }: Span, today: string, leaning: Leaning): Span {
  if (leaning === 'past') return from <= today && to > today ? { from, to: today } : { from, to }
  return to >= today && from < today ? { from: today, to } : { from, to }
}

type Parsed = ReturnType<typeof chronoEnglish.parse>[number]['start']

/** Matches 'What’s on for Wednesday now', which is about Wednesday. */
const nowThere = /(?<=day) (?:right )?now\b/

/** The parser would take the 'in the mon' of 'in the money' for a month. */
const noMonth = /\bin (?:the|a) (?=money\b)/g

/** A date in words or digits. The parser gets few letters, because its time grows with their number. */
function readDate(text: string, words: DateLexicon, language: Language, today: string, leaning: Leaning): Span | null {
  const chrono = language === 'en' ? chronoEnglish : chronoSpanish
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 }
  const found = chrono
    .parse(datesOfHolidays(text.slice(0, 160)).replace(nowThere, '').replaceAll(noMonth, ' '), reference)
    .find(({ start }) => start.isCertain('day') || start.isCertain('weekday') || start.isCertain('month'))
  const isMonth = found !== undefined && !found.start.isCertain('day') && !found.start.isCertain('weekday')
  const ofMonth =
    found === undefined || !found.start.isCertain('day') ? Number(words.dayOfMonth.exec(text)?.[1] ?? 0) : 0
  if (ofMonth >= 1 && ofMonth <= 31) return nextDayOfMonth(ofMonth, today, leaning)
  if (found === undefined) return wholeYear(text, today, leaning)
  if (isMonth && (found.text.length > 3 || ofMay.test(text))) return wholeMonth(found.start, today, leaning)
  if (isMonth) return null
  // 'Last Tuesday' is never today, as 'Tuesday' may be.
  const from = lastWeekday.test(text)
    ? dayOfParsed(found.start, addDays(today, -1), 'past')
    : dayOfParsed(found.start, today, leaning)
  const to = found.end === undefined || found.end === null ? from : dayOfParsed(found.end, from, 'future')
  return daysBetween(from, to) >= 0 ? { from, to } : dayOnly(from)
}

/** Matches 'may' as the name of the month. */
const ofMay = /\b(?:in|of|for|during|since|this|last|until|through|back in) may\b/

const lastWeekday =
  /\blast (?:mon|tues?|wednes|wed|thurs?|thu|fri|satur|sat|sun)(?:day)?\b|\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) pasado\b/

function dayOfParsed(start: Parsed, today: string, leaning: Leaning): string {
  const [year, month, day] = [start.get('year') ?? 2000, start.get('month') ?? 1, start.get('day') ?? 1]
  const found = Temporal.PlainDate.from({ year, month, day }).toString()
  if (start.isCertain('year')) return found
  if (!start.isCertain('day') && start.isCertain('weekday')) {
    const ahead = ((start.get('weekday') ?? 0) - (Temporal.PlainDate.from(today).dayOfWeek % 7) + 7) % 7
    return addDays(today, leaning === 'future' || ahead === 0 ? ahead : ahead - 7)
  }
  const ofYear = Temporal.PlainDate.from(today).with({ month, day })
  if (leaning === 'future') return (ofYear.toString() < today ? ofYear.add({ years: 1 }) : ofYear).toString()
  return (ofYear.toString() > today ? ofYear.subtract({ years: 1 }) : ofYear).toString()
}

/** Reads 'In 2024'. */
function wholeYear(text: string, today: string, leaning: Leaning): Span | null {
  const [, year] = /\b(?:in|during|en) (?:the year )?((?:19|20)\d\d)(?![\w:.,/-]\d|\w)/.exec(text) ?? []
  return year === undefined ? null : clip({ from: `${year}-01-01`, to: `${year}-12-31` }, today, leaning)
}

function wholeMonth(start: Parsed, today: string, leaning: Leaning): Span {
  const month = start.get('month') ?? 1
  const year = start.isCertain('year') ? (start.get('year') ?? 2000) : Number(today.slice(0, 4))
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const isAhead = first.toString().slice(0, 7) > today.slice(0, 7)
  const isOver = first.toString().slice(0, 7) < today.slice(0, 7)
  const shift = start.isCertain('year')
    ? 0
    : leaning === 'past' && isAhead
      ? -1
      : leaning === 'future' && isOver
        ? 1
        : 0
  return clip(monthsOf(first.add({ years: shift }).toString(), 0), today, leaning)
}

function nextDayOfMonth(day: number, today: string, leaning: Leaning): Span | null {
  const step = leaning === 'future' ? 1 : -1
  for (let months = 0; months < 4; months += 1) {
    const first = Temporal.PlainDate.from(today)
      .with({ day: 1 })
      .add({ months: months * step })
    const found = day > first.daysInMonth ? null : first.with({ day }).toString()
    if (found !== null && (leaning === 'future' ? found >= today : found <= today)) return dayOnly(found)
  }
  return null
}
