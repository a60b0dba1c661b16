import type { ParsedResult } from 'chrono-node/en'

/** Reads what chrono-node found in a text, by its certain parts. */
export const hasDay = ({ start }: ParsedResult): boolean => start.isCertain('day') || start.isCertain('weekday')
/** Whether the text names an hour, instead of the library's default of noon. */
export const hasHour = ({ start }: ParsedResult): boolean => start.isCertain('hour')

/** Minutes from the hour it begins at to the one it ends at, such as '3 to 4pm'; null without an end. A span may pass midnight. */
export function minutesOfSpan({ start, end }: ParsedResult): number | null {
  if (!end?.isCertain('hour')) return null
  const at = (point: ParsedResult['start']) => (point.get('hour') ?? 0) * 60 + (point.get('minute') ?? 0)
  const minutes = (at(end) - at(start) + 1_440) % 1_440
  return minutes === 0 ? null : minutes
}

/** Two digits: '07'. */
export const padTwo = (value: number | null): string => String(value ?? 0).padStart(2, '0')

/** The day as an ISO date. */
export const dayOfResult = ({ start }: ParsedResult): string =>
  `${start.get('year')}-${padTwo(start.get('month'))}-${padTwo(start.get('day'))}`

/** Minutes that the zone is ahead of UTC at `now`: the library knows no zone by its name. */
export const offsetMinutes = (now: Date, timeZone: string): number =>
  Math.round(
    Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).offsetNanoseconds / 60e9,
  )
