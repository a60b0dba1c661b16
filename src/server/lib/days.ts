/** The date in `timeZone` at `now`. */
export const dateOf = (now: Date, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()

/** The same as text: '2026-11-21'. */
export const dayOf = (now: Date, timeZone: string): string => dateOf(now, timeZone).toString()

/** The start of a day in `timeZone`: midnight, or later where daylight saving skips it. */
export const startOf = (day: string | Temporal.PlainDate, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds)

/** The date so that `days` lie between; negative for earlier ones. */
export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString()

/** Negative if `to` is earlier. */
export const daysBetween = (from: string | Temporal.PlainDate, to: string | Temporal.PlainDate): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days

/** 1 (Monday) to 7. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek

/** A day as a number, so that the next day is one more. */
export const dayNumber = (day: string): number => Math.round(Date.parse(day) / 86_400_000)

/** The day of a number. */
export const numberedDay = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10)

/** In lower case, January first. */
export const englishMonths =
  'january february march april may june july august september october november december'.split(' ')
