import { casual, type ParsedResult } from 'chrono-node/en'
import { calendar } from '#contract/fields.ts'
import type { UserTime } from '#server/lib/clock.ts'
import { dayOfResult, hasDay, hasHour, minutesOfSpan, offsetMinutes, padTwo } from '#server/lib/chrono-results.ts'
import type { Token } from './quick-add-tokens.ts'
import { toWall } from './wall-time.ts'

/** A day, an hour (hh:mm), both or neither, and the minutes of a span such as 3–4pm. */
export type DayAndTime = {
  day?: string
  isWeekday?: boolean
  time?: string
  isSecondOccurrence?: boolean
  minutes?: number
  tokens: Token[]
}

const thisDay = /^(?:tonight|this (?:morning|afternoon|evening|night))$/i

/** Reads days and hours by the user's clock. The first day and the first hour of the line count. */
export function readDayAndTime(line: string, now: Date, timeZone: string): DayAndTime {
  const timezone = offsetMinutes(now, timeZone)
  const parse = (text: string) => casual.parse(text, { instant: now, timezone }, { forwardDate: true })
  const results = parse(line).filter((result) => isMeant(result, line))
  const day = results.find(hasDay) ?? results.find(({ text }) => thisDay.test(text))
  const hour = day !== undefined && hasHour(day) ? day : results.find((result) => hasHour(result) && !hasDay(result))
  const tokens = [...new Set([day, hour])].flatMap((result) =>
    result === undefined ? [] : tokensOf(result, line, parse),
  )
  return {
    tokens,
    ...(day && { day: dayMeant(day, { now, timeZone }), isWeekday: !day.start.isCertain('day') && hasDay(day) }),
    ...(hour && { ...timeOf(hour, { now, timeZone }), ...spanOf(hour) }),
  }
}

const amount = /(?:^|[\d\s])(?:m|mins?|minutes?|h|hrs?|hours?|d|days?|w|weeks?|mo|months?|y|years?)$/i

/** A day that a task can have, even if a rule then moves it later. A date of another year stays text. */
function isOfOurTime({ start }: ParsedResult): boolean {
  const year = start.get('year') ?? 0
  return year > Number(calendar.first.slice(0, 4)) && year < Number(calendar.last.slice(0, 4)) - 10
}

/** Text that only looks like a time: a bare amount ('3 days of rest'), 'now', 'sun cream', a month ('march to the shop'). */
function isMeant(result: ParsedResult, line: string): boolean {
  const { text, index } = result
  if (!hasDay(result) && !hasHour(result)) return thisDay.test(text)
  if (hasDay(result) && !isOfOurTime(result)) return false
  if (/^(?:now|weekend|24\/7)$/i.test(text)) return false
  if (amount.test(text)) return /^(?:in|next|this|after|within|last|past)\b/i.test(text)
  if (/^(?:sun|sat)$/i.test(text)) {
    const isLast = !/[\p{L}\d]/u.test(line.slice(index + text.length).replaceAll(masked, ''))
    return isLast || /\b(?:on|by|this|next)\s+$/i.test(line.slice(0, index))
  }
  return true
}

/** Marks text that was already read. Not a letter, digit or space. */
export const mask = '\u00A7'
const masked = /\u00A7/g

/** A time with its own zone, or relative to now, is an instant: converted to the user's clock. */
function instantOf({ start, text }: ParsedResult, { now, timeZone }: UserTime) {
  if (!start.isCertain('timezoneOffset') || !start.isCertain('hour')) return undefined
  return toWall(/^in\b/i.test(text) ? now.getTime() + elapsed(text) : start.date().getTime(), timeZone)
}

/** The length of 'in 2 hours', computed on a day without a clock change, because the library uses the server's zone. */
function elapsed(text: string): number {
  const start = new Date('2026-01-15T12:00:00.000Z')
  const [result] = casual.parse(text, { instant: start, timezone: 0 })
  return result === undefined ? 0 : result.start.date().getTime() - start.getTime()
}

const dayMeant = (result: ParsedResult, time: UserTime): string =>
  instantOf(result, time)?.dueDate ?? dayOfResult(result)

function timeOf(result: ParsedResult, time: UserTime): { time: string; isSecondOccurrence: boolean } {
  const wall = instantOf(result, time)
  if (wall !== undefined) return { time: wall.startTime.slice(0, 5), isSecondOccurrence: wall.isSecondOccurrence }
  const hour = result.start.get('hour') ?? 0
  // 'at 3' means the afternoon; 03:00 means the night.
  const isAfternoon = hour >= 1 && hour <= 6 && !result.start.isCertain('meridiem') && !/\b0\d/.test(result.text)
  return {
    time: `${padTwo(isAfternoon ? hour + 12 : hour)}:${padTwo(result.start.get('minute'))}`,
    isSecondOccurrence: false,
  }
}

function spanOf(result: ParsedResult): { minutes?: number } {
  const minutes = minutesOfSpan(result)
  return minutes === null ? {} : { minutes }
}

/** Splits one match such as 'Tue 3pm' into a day and an hour where a cut between words allows it. */
function tokensOf({ index, text }: ParsedResult, line: string, parse: (text: string) => ParsedResult[]): Token[] {
  const kindOf = (part: string) => {
    const [only, ...more] = parse(part)
    if (only === undefined || more.length > 0) return 'none'
    return hasDay(only) ? (hasHour(only) ? 'both' : 'date') : hasHour(only) ? 'time' : 'none'
  }
  const whole = kindOf(text)
  if (whole !== 'both' || /\b(?:hour|hr|min)/i.test(text))
    return [tokenOf(line, index, text, whole === 'time' || whole === 'both' ? 'time' : 'date')]
  for (const { index: cut } of text.matchAll(/(?<!\s)\s/g)) {
    const [left, right] = [kindOf(text.slice(0, cut)), kindOf(text.slice(cut))]
    if ((left === 'date' && right === 'time') || (left === 'time' && right === 'date'))
      return [
        tokenOf(line, index, text.slice(0, cut), left),
        tokenOf(line, index + cut + 1, text.slice(cut + 1), right),
      ]
  }
  return [tokenOf(line, index, text, 'date')]
}

/** Includes a preceding 'on' or 'at', excludes a following comma. The point of 'p.m.' belongs to it. */
function tokenOf(line: string, index: number, text: string, means: Token['means']): Token {
  const [before = ''] = /(?<!\S)(?:on|at|by|from|@)\s*$/i.exec(line.slice(0, index)) ?? []
  const trimmed = /[ap]\.m\.$/i.test(text) ? text : text.replace(/(?<![\s,;.])[\s,;.]+$/, '')
  return { index: index - before.length, text: before + trimmed, means }
}
