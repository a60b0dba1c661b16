/** The date that it is in `timeZone` at `now`. */
export const dateOf = (now: Date, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()

/** The same as text: '2026-11-21'. */
export const dayOf = (now: Date, timeZone: string): string => dateOf(now, timeZone).toString()

/** The moment at which a day begins in `timeZone`: midnight, or an hour later where the clocks skip it. */
export const startOf = (day: string | Temporal.PlainDate, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds)

/** The day so many days after `day`, or before it. */
export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString()

/** How many days `to` is after `from`. */
export const daysBetween = (from: string | Temporal.PlainDate, to: string | Temporal.PlainDate): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days

/** A day as a number, so that the next day is one more. */
export const dayNumber = (day: string): number => Math.round(Date.parse(day) / 86_400_000)

/** The day of a number. */
export const numberedDay = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10)
