import { setImmediate } from 'node:timers/promises'
import { RRuleTemporal } from 'rrule-temporal'
import { calendar } from '#contract/fields.ts'
import { addDays, dayOf } from '#server/lib/days.ts'
import { type HttpError, fieldError } from '#server/lib/http-error.ts'

const list = (item: string): RegExp => new RegExp(`^${item}(,${item}){0,99}$`)
const upTo = (most: string): RegExp => list(`[+-]?(${most})`)

/** The supported parts of a rule (RFC 5545, 3.3.10) and their values. Hours belong to the task. */
const parts = new Map([
  ['FREQ', /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/],
  ['INTERVAL', /^[1-9]\d{0,2}$/],
  ['COUNT', /^([1-9]\d{0,2}|1000)$/],
  ['UNTIL', /^\d{8}(T\d{6}Z?)?$/],
  ['WKST', /^(MO|TU|WE|TH|FR|SA|SU)$/],
  ['BYDAY', list('([+-]?([1-9]|[1-4]\\d|5[0-3]))?(MO|TU|WE|TH|FR|SA|SU)')],
  ['BYMONTH', list('([1-9]|1[0-2])')],
  ['BYMONTHDAY', upTo('[1-9]|[12]\\d|3[01]')],
  ['BYYEARDAY', upTo('[1-9]|[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-6]')],
  ['BYWEEKNO', upTo('[1-9]|[1-4]\\d|5[0-3]')],
  ['BYSETPOS', upTo('[1-9]|[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-6]')],
])

/** How far a rule is searched for its next day: two 29ths of February are at most 8 years apart. */
const search = 8 * 366
/** Limits on steps and days, so that a hostile rule ends too. */
const bounds = { maxIterations: 3_000, maxCandidateEvaluations: 100_000 }

type RuleParts = Map<string, string>

const split = (rule: string): [string, string][] =>
  rule.split(';').map((part) => {
    const [name = '', value = '', ...more] = part.split('=')
    return more.length > 0 ? ['', ''] : [name, value]
  })

const join = (read: RuleParts): string => [...read].map(([name, value]) => `${name}=${value}`).join(';')

/** Parses a rule for a task on `first`. Refuses in bounded time any text that is not a rule of days or never occurs. */
export function readRule(given: string, first: string, timeZone: string): string {
  const pairs = split(given.toUpperCase())
  const read = new Map(pairs)
  const wrong = pairs.find(([name, value]) => !parts.get(name)?.test(value))
  if (wrong !== undefined || read.size < pairs.length || (read.has('COUNT') && read.has('UNTIL')))
    throw unknown('We can’t read this repeat rule. It should be like FREQ=WEEKLY;BYDAY=MO,TH')
  const until = read.get('UNTIL')
  if (until !== undefined) read.set('UNTIL', toDay(until, timeZone))
  const rule = join(read)
  if (nextDay(rule, first) === undefined) throw unknown('This repeat would never land on a day')
  return rule
}

const unknown = (said: string): HttpError => fieldError('repeat', said)

/** UNTIL as a day; a moment becomes the user's day. */
function toDay(until: string, timeZone: string): string {
  try {
    const day = Temporal.PlainDate.from(until.slice(0, 8)).toString()
    if (!until.endsWith('Z')) return compact(day)
    return compact(dayOf(new Date(Temporal.Instant.from(until).epochMilliseconds), timeZone))
  } catch {
    throw unknown('The last day isn’t a real date')
  }
}

const compact = (day: string): string => day.replaceAll('-', '')

/** From `from` to `through`, both included, for a rule whose first day is `first` or the next one it names. */
export function daysOf(rule: string, first: string, from: string, through: string): string[] {
  if (through < from) return []
  const read = new Map(split(rule))
  const until = read.get('UNTIL')
  read.delete('UNTIL')
  const ends = [through, calendar.last, ...(until === undefined ? [] : [Temporal.PlainDate.from(until).toString()])]
  const last = ends.reduce((one, other) => (other < one ? other : one))
  if (last < from) return []
  try {
    const found = new RRuleTemporal({
      rruleString: `RRULE:${join(read)}`,
      dtstart: startOf(first),
      tzid: 'UTC',
      strict: true,
      cache: false,
      ...bounds,
    }).between(startOf(from), startOf(last), true)
    return found.map((moment) => moment.toPlainDate().toString())
  } catch {
    throw unknown('We can’t read this repeat rule, or it would take too long to work out')
  }
}

/** Days between two yields: about a millisecond of a daily rule. */
const stretch = 92

/** Like `daysOf`, but yields to other requests, and stops at `most` days. */
export async function daysInSteps(
  rule: string,
  first: string,
  from: string,
  through: string,
  most = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const found: string[] = []
  for (let at = from; at <= through && found.length < most; at = addDays(at, stretch)) {
    const end = addDays(at, stretch - 1)
    found.push(...daysOf(rule, first, at, end < through ? end : through))
    await setImmediate()
  }
  return found.slice(0, most)
}

const startOf = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime('UTC')

/** Undefined if there is none for years. */
export function nextDay(rule: string, first: string): string | undefined {
  for (const reach of [31, 366, search]) {
    const [day] = daysOf(rule, first, first, addDays(first, reach))
    if (day !== undefined) return day
  }
  return undefined
}

/** Whether the rule itself ends by `through`. */
export function endsBy(rule: string, first: string, through: string): boolean {
  const read = new Map(split(rule))
  const until = read.get('UNTIL')
  if (until !== undefined) return Temporal.PlainDate.from(until).toString() <= through
  const count = read.get('COUNT')
  return count !== undefined && daysOf(rule, first, first, through).length >= Number(count)
}

export function ruleBefore(rule: string, day: string): string {
  const read = new Map(split(rule))
  read.delete('COUNT')
  return join(read.set('UNTIL', compact(addDays(day, -1))))
}

/** A COUNT is reduced to what is left. */
export function ruleFrom(rule: string, first: string, day: string): string {
  const read = new Map(split(rule))
  const count = read.get('COUNT')
  if (count === undefined) return rule
  const gone = daysOf(rule, first, first, addDays(day, -1)).length
  return join(read.set('COUNT', String(Math.max(1, Number(count) - gone))))
}

/**
 * The first day from `day` on that fits the rule. Intervals count from there: 'every 2 weeks on Monday', said on a Saturday,
 * begins next Monday.
 */
export function firstOf(rule: string, day: string): string {
  const read = new Map(split(rule))
  for (const name of ['INTERVAL', 'COUNT']) read.delete(name)
  return nextDay(join(read), day) ?? day
}
