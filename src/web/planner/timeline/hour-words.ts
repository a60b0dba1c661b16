import { english, userTimeZone } from '#web/lib/dates.ts'

const styles = { hour: { hour: 'numeric' }, times: { hour: 'numeric', minute: '2-digit' } } as const
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(style: keyof typeof styles): Intl.DateTimeFormat {
  const timeZone = userTimeZone()
  const key = `${style} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(english, { ...styles[style], timeZone })
  formats.set(key, format)
  return format
}

/** A full hour as it stands beside the timeline: '3 PM'. */
export const showHour = (moment: number): string => formatOf('hour').format(moment)

/** From when to when: '3:15 – 4:00 PM'. */
export function showTimes(start: number, minutes: number): string {
  const end = start + minutes * 60_000
  // Over two days the range of the format would name both days.
  const [from, to] = [start, end].map((moment) => formatOf('times').format(moment))
  return minutes < 720 ? formatOf('times').formatRange(start, end) : `${from} – ${to}`
}

/** The days of a week in words: 'November 16 – 22, 2026'. */
export const showWeek = (first: string, last: string): string => weeks.formatRange(Date.parse(first), Date.parse(last))

const weeks = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
