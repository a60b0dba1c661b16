// Opening hours of help lines. No zod: the browser computes them too, even while offline.

import { memoize } from './memoize.ts'

const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
const day = `(?:${dayNames.join('|')})`
const days = `${day}(?:-${day})?(?:,${day}(?:-${day})?)*`
const rule = String.raw`${days} \d\d:\d\d-\d\d:\d\d`

/** A subset of OpenStreetMap's opening hours: '24/7' or 'Mo-Fr 09:00-21:00; Sa 10:00-14:00'; 20:00-06:00 ends the next day. */
export const hoursPattern = new RegExp(`^(?:24/7|${rule}(?:; ${rule})*)$`)

/** An opening on `day` (0 is Monday), in minutes after its midnight. */
export type Span = { day: number; from: number; to: number }

/** `hours` is null if unknown, absent if not applicable, as for emergency numbers. */
export type Hours = { hours?: string | null; zone?: string }

/** `until` and `opens` are instants; `until` is null for a line that never closes. */
export type OpenState =
  | { is: 'open'; until: Date | null }
  | { is: 'closed'; opens: Date }
  | { is: 'unknown' }
  | { is: 'untold' }

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const dayOf = (name: string): number => dayNames.findIndex((one) => one === name)

function daysOf(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [first = '', last = first] = part.split('-')
    const length = ((dayOf(last) - dayOf(first) + 7) % 7) + 1
    return Array.from({ length }, (_, n) => (dayOf(first) + n) % 7)
  })
}

/** The openings of a week. */
export function spansOf(hours: string): Span[] {
  return hours.split('; ').flatMap((text) => {
    const [names = '', times = ''] = text.split(' ')
    const [from = 0, end = 0] = times.split('-').map(minutesOf)
    return daysOf(names).map((day) => ({ day, from, to: end > from ? end : end + 1_440 }))
  })
}

const minute = 60_000
const dayLength = 1_440 * minute

const formatOf = memoize((timeZone: string) => {
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  return new Intl.DateTimeFormat('en-US', { ...parts, timeZone, hourCycle: 'h23' })
})

/** Local time in the zone, expressed as if it were UTC: in milliseconds, to the minute. */
export function wallTime(zone: string, at: Date): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'))
}

/** The instant of a local time. An hour skipped by daylight saving counts as the one after it. */
function instantOf(zone: string, wall: number): number {
  const offsetAt = (instant: number) => wallTime(zone, new Date(instant)) - Math.floor(instant / minute) * minute
  const first = wall - offsetAt(wall)
  return wall - offsetAt(first)
}

/** Whether a line is open at `now` and until when, or when it opens next. */
export function openStateAt({ hours, zone = 'UTC' }: Hours, now: Date): OpenState {
  if (hours === undefined) return { is: 'untold' }
  if (hours === null) return { is: 'unknown' }
  if (hours === '24/7') return { is: 'open', until: null }
  const today = Math.floor(wallTime(zone, now) / dayLength) * dayLength
  const spans = spansOf(hours)
  // From yesterday, whose night shift may still run, to the same day next week.
  const coming = Array.from({ length: 9 }, (_, n) => today + (n - 1) * dayLength)
    .flatMap((midnight) => {
      const weekday = (new Date(midnight).getUTCDay() + 6) % 7
      return spans
        .filter(({ day }) => day === weekday)
        .map(({ from, to }) => ({
          from: instantOf(zone, midnight + from * minute),
          to: instantOf(zone, midnight + to * minute),
        }))
    })
    .filter(({ to }) => to > now.getTime())
    .sort((one, two) => one.from - two.from)
  const [next] = coming
  if (next === undefined) return { is: 'unknown' }
  if (next.from > now.getTime()) return { is: 'closed', opens: new Date(next.from) }
  const end = coming.reduce((until, { from, to }) => (from <= until ? Math.max(until, to) : until), next.to)
  return { is: 'open', until: new Date(end) }
}

const rank: Record<OpenState['is'], number> = { open: 0, untold: 0, unknown: 1, closed: 2 }

/** Open lines first, then unknown ones, then closed ones; otherwise in the given order. */
export const openFirst = <T extends Hours>(lines: readonly T[], now: Date): T[] =>
  lines.toSorted((one, two) => rank[openStateAt(one, now).is] - rank[openStateAt(two, now).is])
