import { addDays, daysBetween, weekdayOf } from '#server/lib/days.ts'
import { anyEnglishWeekday, weekdayNumber } from '../../../../../when/weekdays.ts'
import { oneOf } from '../../../../../phrase-pattern.ts'
import { hourIn, hourAfter } from './time-text.ts'
import { spansIn, type ClockSpan } from './clock-spans.ts'
import type { Deadline } from './told-deadline.ts'
import { type Now, withoutNow } from './told-now.ts'

/** Free time on a day. `from` is in minutes of the day, null if only its length is told. */
export type Window = { day: string; from: number | null; minutes: number; kind: 'night' | 'break' | 'desk' | 'named' }

const dayWord = `(?:tonight|tomorrow|today|${anyEnglishWeekday})`
const daysBefore = new RegExp(
  String.raw`\b(${dayWord}(?:(?:,? and |, | & |/| )${dayWord}){0,4})(?: nights?| evenings?| mornings?)?,? (?:from )?$`,
)
const breaks =
  /\b(?:planning|prep|prep period|lunch|break|free|free period|gap|nap|conference period)(?: (?:time|period|is|from))*,? $/
const meetings = /\b(?:meetings?|calls?|class|classes|appointments?|conference)(?: (?:from|is|are))*,? $/
const nightly = new RegExp(
  String.raw`\b(\d{1,3}|an|a) (hours?|minutes)(?: or so| free| tops)* (?:${oneOf("after [a-z' ]{2,30}", '(?:at|each|every|a|per) ?(?:night|evening)', "once [a-z' ]{2,30}", 'before bed')})`,
)
const leaves = hourAfter('leave(?: work)?(?: at)?|off(?: work)?(?: at)?|work (?:til|till|until)|done at|out at')
const works =
  /\b(?:work|working|office|im in|i'm in|hours)(?: (?:are|is|from|every day|all week|monday to friday))*,? $/

const before = (text: string, { at }: ClockSpan): string => text.slice(Math.max(0, at - 60), at)
const dateOf = (name: string, now: Now): string =>
  name === 'tonight' || name === 'today'
    ? now.day
    : name === 'tomorrow'
      ? addDays(now.day, 1)
      : addDays(now.day, (weekdayNumber(name) - weekdayOf(now.day) + 7) % 7)

const isWorkday = (day: string): boolean => weekdayOf(day) <= 5
/** In days. */
const farthest = 21

function daysUntil(now: Now, { day, minute }: Deadline): string[] {
  const many = Math.min(farthest, daysBetween(now.day, day))
  return Array.from({ length: many + (minute === null ? 0 : 1) }, (_, at) => addDays(now.day, at))
}

const dayAfter = new RegExp(String.raw`^,? (?:on )?(${dayWord}(?:(?:,? and |, | & |/)${dayWord}){0,4})\b`)
/** Windows on days that are named: 'tonight and tomorrow 8 to 10'. */
const namedWindows = (text: string, now: Now): Window[] =>
  spansIn(text).flatMap((span) => {
    const said = daysBefore.exec(before(text, span))?.[1] ?? dayAfter.exec(text.slice(span.end))?.[1]
    if (said === undefined || meetings.test(before(text, span).replace(daysBefore, ''))) return []
    return (said.match(new RegExp(dayWord, 'g')) ?? []).map((name) => ({
      day: dateOf(name, now),
      from: span.from,
      minutes: span.to - span.from,
      kind: 'named' as const,
    }))
  })

const breakWindows = (text: string, days: readonly string[]): Window[] =>
  spansIn(text)
    .filter((span) => breaks.test(before(text, span)))
    .flatMap(({ from, to }) =>
      days.filter(isWorkday).map((day) => ({ day, from, minutes: to - from, kind: 'break' as const })),
    )

const dayAfterNight = new RegExp(
  String.raw`^[^.;]{0,45}?\b(?:night|asleep|down|bed|dinner)?,? (${dayWord}(?:(?:,? and |, | & )${dayWord}){0,4})\b`,
)
function nightWindows(text: string, days: readonly string[], now: Now, due: Deadline): Window[] {
  const found = nightly.exec(text)
  const [all = '', many, unit = ''] = found ?? []
  if (found === null || many === undefined) return []
  const named = dayAfterNight.exec(text.slice(found.index, found.index + all.length + 60))?.[1]
  const only =
    named === undefined ? null : (named.match(new RegExp(dayWord, 'g')) ?? []).map((name) => dateOf(name, now))
  const minutes = (/^\d/.test(many) ? Number(many) : 1) * (unit.startsWith('h') ? 60 : 1)
  return minutes > 300
    ? []
    : days
        .filter((day) => day < due.day && (only === null || only.includes(day)))
        .map((day) => ({ day, from: null, minutes, kind: 'night' as const }))
}

const onDay = new RegExp(String.raw`\b(\d{1,2}) (hours|minutes)(?: free)? (?:on )?(${dayWord})\b`, 'g')
/** Time on one day whose hour isn't told: '3 hours Sunday'. */
const lengthsOnDays = (text: string, now: Now): Window[] =>
  [...text.matchAll(onDay)].map(([, many = '', unit = '', name = '']) => ({
    day: dateOf(name, now),
    from: null,
    minutes: Number(many) * (unit.startsWith('h') ? 60 : 1),
    kind: 'named' as const,
  }))

const usualBegin = 9 * 60
/** The time at work around meetings, of the days until the deadline. */
function deskWindows(text: string, days: readonly string[]): Window[] {
  const spans = spansIn(text)
  const work = spans.find((span) => works.test(before(text, span)))
  const taken = spans.filter((span) => meetings.test(before(text, span)))
  const end = work?.to ?? hourIn(text, leaves, true)
  if (end === null || end > 22 * 60 || (work === undefined && taken.length === 0)) return []
  const begin = work?.from ?? Math.min(usualBegin, ...taken.map(({ from }) => from))
  const edges = [begin, ...taken.toSorted((a, b) => a.from - b.from).flatMap(({ from, to }) => [from, to]), end]
  return days.filter(isWorkday).flatMap((day) =>
    edges.flatMap((from, at) => {
      const to = edges[at + 1]
      return at % 2 === 1 || to === undefined || to - from < 20
        ? []
        : [{ day, from, minutes: to - from, kind: 'desk' as const }]
    }),
  )
}

/** Cuts a window to the time after now and before the deadline. Null if nothing is left. */
function withinTime(window: Window, now: Now, due: Deadline): Window | null {
  const { day, from, minutes } = window
  if (day < now.day || day > due.day || (day === due.day && due.minute === null)) return null
  const until = day === due.day ? (due.minute ?? 0) : 1_440
  const end = from === null ? null : Math.min(from + minutes, until)
  if (from !== null && end !== null && end - from < 15) return null
  if (day === due.day && from === null) return null
  if (day !== now.day) return from === null || end === null ? window : { ...window, minutes: end - from }
  if (now.isEvening && from !== null && from < 17 * 60) return null
  if (now.minute === null || from === null || end === null) return window
  const start = Math.max(from, now.minute)
  return end - start < 15 ? null : { ...window, from: start, minutes: end - start }
}

const home = hourAfter("home|i'm home|get home|back home")
/** In minutes: supper after coming home, and the minute of the day when an evening ends. */
const [supper, evenings] = [60, 21 * 60 + 30]
function afterHome(text: string, days: readonly string[], due: Deadline): Window[] {
  const at = hourIn(text, home, true)
  if (at === null || at < 15 * 60 || at + supper > evenings - 30) return []
  const from = at + supper
  return days
    .filter((day) => day < due.day)
    .map((day) => ({ day, from, minutes: evenings - from, kind: 'named' as const }))
}

/** The free time until the deadline that the message tells, in order. */
export function freeWindows(text: string, now: Now, due: Deadline): Window[] {
  const days = daysUntil(now, due)
  const rest = withoutNow(text)
  const named = namedWindows(rest, now)
  const all = [
    ...named,
    ...breakWindows(rest, days),
    ...nightWindows(rest, days, now, due),
    ...lengthsOnDays(rest, now),
  ]
  const desk = all.length > 0 ? all : deskWindows(rest, days)
  return (desk.length > 0 ? desk : afterHome(rest, days, due))
    .flatMap((window) => withinTime(window, now, due) ?? [])
    .toSorted((a, b) => a.day.localeCompare(b.day) || (a.from ?? 1_440) - (b.from ?? 1_440))
}
