import { memoize } from '#contract/memoize.ts'
import { userTimeZone } from '#web/lib/dates.ts'
import { dateOf } from '#web/lib/days.ts'

const day = 86_400_000
const formatOf = memoize(
  (timeZone: string | undefined) =>
    new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)

/** The user's local time of an instant: '15:05'. */
export const wallTimeOf = (moment: string | Date): string => formatOf(userTimeZone()).format(new Date(moment))

/** Minutes since local midnight: 905 at 15:05. */
export const minutesSinceMidnight = (moment: string | Date): number => {
  const [hours = 0, minutes = 0] = wallTimeOf(moment).split(':').map(Number)
  return hours * 60 + minutes
}

/** The offset from UTC in milliseconds. */
function offsetAt(moment: number): number {
  const at = new Date(Math.floor(moment / 60_000) * 60_000)
  return Date.parse(`${dateOf(at)}T${wallTimeOf(at)}:00Z`) - at.getTime()
}

/**
 * Returns the instant (ISO 8601, UTC) of a local time ('15:05') on a date. A time that a clock change skips is moved past the
 * change. If a time occurs twice, the first one is returned.
 */
export function momentOf(date: string, time: string): string {
  const wall = Date.parse(`${date}T${time}:00Z`)
  // A zone changes at most once in between, so no other offset can hold.
  const before = wall - offsetAt(wall - day)
  const after = wall - offsetAt(wall + day)
  const isWall = (moment: number) => moment + offsetAt(moment) === wall
  const found = isWall(before) ? before : isWall(after) ? after : Math.max(before, after)
  return new Date(found).toISOString()
}
