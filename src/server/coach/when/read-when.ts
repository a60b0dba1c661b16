import type { UserTime } from '#server/lib/clock.ts'
import { casual as english, type ParsedResult } from 'chrono-node/en'
import { casual as spanish } from 'chrono-node/es'
import { dayOfResult, hasDay, hasHour, offsetMinutes, padTwo } from '#server/lib/chrono-results.ts'
import { addDays } from '#server/lib/days.ts'
import { endRule, readRepeatEnd } from '#server/lib/repeat-end.ts'
import type { Language } from '../safety/kinds.ts'
import { findDay, findProblem } from './calendar-days.ts'
import { findFarDay, lastYear } from './unresolvable-dates.ts'
import { toFigures } from './clock-words.ts'
import { durationOfSpan, readTaskDuration } from './durations.ts'
import { holdNumbers, withNumbers } from './held-numbers.ts'
import {
  type Half,
  halfOfRule,
  partOfRule,
  type TimeReading,
  looseSpan,
  takePart,
  takeRoughHour,
  usualHalf,
} from './vague-times.ts'
import { withNights, withoutNights } from './named-evenings.ts'
import { firstDayOf, readRepeatRule } from './repeat-words.ts'
import { cutSpan, collapseSpaces, trimEdges } from '../actions/title-text.ts'
import { languageOfRequest } from '../actions/language-of.ts'

/** The user’s clock. `today` is yyyy-MM-dd in `timeZone`. */
export type LocalClock = UserTime & { today: string }

/** When something is, by the user's clock. `rest` is the text without the time. `time` is HH:mm, `minutes` the duration. */
export type When = {
  day: string | null
  time: string | null
  minutes: number | null
  repeat: string | null
  rest: string
  /** A vague time that is not an hour: 'in the morning', 'around 7', 'sometime this weekend'. */
  vague: string | null
  /** A day that does not exist, has passed or is after the calendar's last, in the user's words. */
  problem: { why: 'noSuchDay' | 'past' | 'tooFar'; said: string } | null
}

/** Stops the parser from reading names of time zones, because 'eat', 'met' and 'art' are such names. */
function withoutZoneNames(chrono: typeof english): typeof english {
  const parser = chrono.clone()
  parser.refiners = parser.refiners.filter((refiner) => refiner.constructor.name !== 'ExtractTimezoneAbbrRefiner')
  return parser
}
const parsers = { en: withoutZoneNames(english), es: withoutZoneNames(spanish) }

/** In letters. A longer text isn't a task, so the rest isn't read. */
const maxLetters = 300

/** Returns false for text that only looks like a time: a bare number, 'now', 'sun cream', a month's name alone. */
function isMeant(result: ParsedResult, line: string): boolean {
  const { text, index, start } = result
  if (!hasDay(result) && !hasHour(result)) return false
  const year = start.get('year') ?? 0
  if (year < 1990 || year > lastYear || /^(?:now|ahora|24\/7)$/i.test(text)) return false
  if (/^(?:sun|sat|mar|mi[eé])$/i.test(text)) return /\b(?:on|by|this|next|el)\s+$/i.test(line.slice(0, index))
  // 'a 2', 'las 4 sillas': an hour in Spanish needs 'a las' or a clock's form.
  if (/^(?:las?|a) \d{1,2}$/i.test(text)) return /\ba\s+$/i.test(line.slice(0, index)) && !/^a/i.test(text)
  return (
    !/\b(?:minutes?|mins?|hours?|hrs?|days?|weeks?|minutos?|horas?|d[ií]as?|semanas?)$/i.test(text) ||
    /^(?:in|en|dentro|after|within|next|this)\b/i.test(text)
  )
}

/** Returns the day and hour of 'in 2 hours' by the user's clock. */
function wallOf({ start }: ParsedResult, { timeZone }: LocalClock): { day: string; time: string } | null {
  if (!start.isCertain('timezoneOffset') || !start.isCertain('hour')) return null
  const zoned = Temporal.Instant.fromEpochMilliseconds(start.date().getTime()).toZonedDateTimeISO(timeZone)
  return { day: zoned.toPlainDate().toString(), time: zoned.toPlainTime().toString({ smallestUnit: 'minute' }) }
}

/** Returns the hour as HH:mm. 'at 3' means the afternoon, '03:00' the night. */
function timeOf(result: ParsedResult, half: Half): string {
  const { start, text } = result
  const hour = start.get('hour') ?? 0
  const isKnown = start.isCertain('meridiem') || /(?:^|\s)0\d/.test(text) || hour > 12
  const isAfternoon = hour < 12 && (half === 'pm' || (half === null && hour >= 1 && hour <= 6))
  return `${padTwo(!isKnown && isAfternoon ? hour + 12 : hour)}:${padTwo(start.get('minute'))}`
}

function dayOf(result: ParsedResult, today: string): string {
  const { start, text } = result
  const day = dayOfResult(result)
  const isBareWeekday = !start.isCertain('day') && day === today && !/^(?:this|este)\b/i.test(text)
  return isBareWeekday ? addDays(day, 7) : day
}

const joining =
  /(?:^|\s)(?:on|at|by|for|from|before|until|till|due|starting|el|al|a|para|desde|antes del?)?\s{0,3}(?:\bthe)?\s{0,3}$/i
const following = /^\s*(?:que viene|proximo|próximo|o'?clock|sharp|en punto|hrs?\b)/i

/** Cuts a result out with the word that joins it. */
function without(text: string, { index, text: said }: ParsedResult): string {
  const before = text.slice(0, index).replace(joining, ' ')
  return `${before} ${text.slice(index + said.length).replace(following, '')}`
}

type Parsed = Pick<When, 'day' | 'time' | 'minutes' | 'rest' | 'vague'>

function parse(read: TimeReading, clock: LocalClock, language: Language): Parsed {
  const { now, timeZone, today } = clock
  const results = parsers[language]
    .parse(read.rest, { instant: now, timezone: offsetMinutes(now, timeZone) }, { forwardDate: true })
    .filter((result) => isMeant(result, read.rest))
  const day = results.find(({ start }) => start.isCertain('day')) ?? results.find(hasDay)
  const hour = day !== undefined && hasHour(day) ? day : results.find((result) => hasHour(result) && !hasDay(result))
  const isSameWeek = (result: ParsedResult) => result.start.isCertain('weekday') && !result.start.isCertain('day')
  const meant = results.filter(
    (result) => result === day || result === hour || (day !== undefined && isSameWeek(result)),
  )
  const rest = meant.toReversed().reduce(without, read.rest)
  const instant = day && wallOf(day, clock)
  return {
    day: read.day ?? instant?.day ?? (day ? dayOf(day, today) : null),
    time: instant?.time ?? (hour ? timeOf(hour, read.half ?? usualHalf(read.rest)) : null),
    minutes: hour ? durationOfSpan(hour) : null,
    rest,
    // With an hour, a part of the day only decides between morning and evening.
    vague: read.rough ?? (hour || instant?.time ? null : read.part),
  }
}

const dangling =
  /(?:^|\s)(?:sometime|moved to|on|at|by|for|until|before|due|starting|el|la|a|al|para|en|por|de|del|antes)$/i

const leading = /^(?:on|by|before|until|till|for|from|due|at|para|antes de|hasta|en|a) /i

const asked = /\b(?:what|when|where|who|how|which|if|whether|why)\b/i

function tidyRest(text: string): string {
  let rest = trimEdges(collapseSpaces(text)).replace(/,\s(?=(?:at|with) )/, ' ')
  // 'The play is on Friday', but 'check when the play is'.
  if (!asked.test(rest)) rest = rest.replace(/(?<=\S) (?:is|are)$/i, '')
  while (dangling.test(rest)) rest = trimEdges(rest.replace(dangling, ''))
  return rest
}

const isOver = ({ now, timeZone, today }: LocalClock, day: string, time: string | null): boolean =>
  day < today ||
  (day === today &&
    time !== null &&
    Temporal.Instant.fromEpochMilliseconds(now.getTime())
      .toZonedDateTimeISO(timeZone)
      .toPlainTime()
      .toString({ smallestUnit: 'minute' }) >= time)

/** Cuts the rule out: 'every Sunday evening' leaves the evening. */
function withoutRule(text: string, { index, length }: { index: number; length: number }): string {
  const after = text.slice(index + length).replace(/^ (morning|afternoon|evening|night)s?\b/i, ' in the $1')
  return collapseSpaces(`${text.slice(0, index)} ${after}`.replace(/\bin the night\b/i, 'at night'))
}

function problemIn(text: string, { today }: LocalClock, only?: 'noSuchDay'): When['problem'] {
  const wrong = findProblem(text, today) ?? findFarDay(text, today)
  if (wrong === null || !('problem' in wrong) || (only !== undefined && wrong.problem !== only)) return null
  const said = tidyRest(text.slice(wrong.index, wrong.index + wrong.length).replace(leading, ''))
  return { why: wrong.problem, said }
}

const heldBefore = 'BEFOREEVENT'
/** Matches '20 minutes before bed', which is not a duration. */
const beforeEvent =
  /\b((?:\d{1,3}|an|half an) ?(?:m|min|mins|minutes?|hours?|hrs?)) before (?=(?:bed|bedtime|work|school|class|breakfast|lunch|dinner|sleep)\b)/gi

/** Returns the length of the 'of' in '20 minutes of stretching'. */
const lengthOfJoint = (text: string, { index, length }: { index: number; length: number }): number =>
  /^ of (?=\p{L}{3,20}ing\b)/u.exec(text.slice(index + length))?.[0].length ?? 0

const nothing = { day: null, time: null, minutes: null, repeat: null, vague: null, problem: null } as const

/**
 * Reads a day, an hour, a duration and a repeat rule by the user's clock, in English or Spanish. `isDayOnly` leaves out the duration and
 * the rule.
 */
export function readWhen(given: string, clock: LocalClock, language: Language, isDayOnly = false): When {
  const when = readSpelled(given, clock, language, isDayOnly)
  return { ...when, rest: withNumbers(withNights(when.rest.replaceAll(heldBefore, 'before'))) }
}

function readSpelled(given: string, clock: LocalClock, language: Language, isDayOnly: boolean): When {
  const spelled = holdNumbers(given.slice(0, maxLetters))
    .replace(/\btues\b(?!day)/gi, 'tuesday')
    .replace(beforeEvent, `$1 ${heldBefore} `)
    .replace(/\b(to)?nite\b/gi, '$1night')
  const text = toFigures(withoutNights(spelled), language)
  const rule = isDayOnly ? null : readRepeatRule(text, language)
  const ruled = rule === null ? text : withoutRule(text, rule)
  const lasts = rule === null || language !== 'en' ? null : forDays.exec(ruled)
  const rhythm = lasts === null ? ruled : cutSpan(ruled, lasts.index, lasts[0].length)
  const end = rule === null || language !== 'en' ? undefined : readRepeatEnd(rhythm, clock.today)
  const unruled = end === undefined ? rhythm : cutSpan(rhythm, end.index, end.text.length)
  const length = isDayOnly ? null : readTaskDuration(unruled)
  const unmeasured =
    length === null ? unruled : cutSpan(unruled, length.index, length.length + lengthOfJoint(unruled, length))
  const blank = { ...nothing, rest: tidyRest(unmeasured) }
  // 'Every 30th of February' never has a day.
  const problem = problemIn(unmeasured, clock) ?? (rule === null ? null : problemIn(text, clock, 'noSuchDay'))
  if (problem !== null) return { ...blank, problem }
  const named = findDay(unmeasured, clock.today, language)
  const day = named !== null && 'day' in named ? named.day : null
  const undated = named === null ? unmeasured : cutSpan(unmeasured, named.index, named.length)
  const taken = takePart({ rest: undated, day, half: null, part: null, rough: null }, clock.today, language)
  const ofRule = partOfRule(text, rule, language)
  const part = { ...taken, half: taken.half ?? halfOfRule(ofRule, text) }
  const parsed = parse(takeRoughHour(part, language), clock, language)
  const said = parsed.vague ?? (parsed.time === null ? (ofRule ?? looseSpan(text)) : null)
  const vague = said === null || parsed.rest.includes(said) ? null : said
  const resolved = resolveDay(
    { ...blank, ...parsed, minutes: length?.minutes ?? parsed.minutes, repeat: rule?.rule ?? null, vague },
    clock,
    given,
  )
  return withEnd(resolved, end ?? endAfter(lasts, resolved.day))
}

/** Matches how long a rule lasts: 'every day for 10 days'. */
const forDays = /\bfor (?:the next )?(\d{1,2}) (days?|weeks?)\b/i
type End = Parameters<typeof endRule>[1]
function endAfter(lasts: RegExpExecArray | null, first: string | null): End | undefined {
  const days = Number(lasts?.[1]) * (/^w/i.test(lasts?.[2] ?? '') ? 7 : 1)
  return lasts === null || first === null ? undefined : { index: 0, text: '', day: addDays(first, days - 1) }
}
const withEnd = (when: When, end: End | undefined): When =>
  end === undefined || when.repeat === null ? when : { ...when, repeat: endRule(when.repeat, end) }

/** Adds the day: an hour alone means today, or tomorrow if it has passed, and a rule begins on its first day. */
function resolveDay(read: When, clock: LocalClock, given: string): When {
  const { time, repeat } = read
  const rest = tidyRest(read.rest)
  if (read.day !== null && isOver(clock, read.day, time))
    return { ...read, rest, problem: { why: 'past', said: tidyRest(given) } }
  const soonest = time !== null && isOver(clock, clock.today, time) ? addDays(clock.today, 1) : clock.today
  if (repeat !== null) return { ...read, rest, day: firstDayOf(repeat, read.day ?? soonest) }
  return { ...read, rest, day: read.day ?? (time === null ? null : soonest) }
}

/** Returns the day that a text names, in either language. */
export const dayIn = (text: string, clock: LocalClock): string | null =>
  readWhen(text, clock, languageOfRequest(text, 'en')).day
