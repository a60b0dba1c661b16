/** The day that it is in `timeZone` at `now`: '2026-11-21'. */
export const dayOf = (now: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()

/** The day so many days after `day`, or before it. */
export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString()

/** A day as a number, so that the next day is one more. */
export const dayNumber = (day: string): number => Math.round(Date.parse(day) / 86_400_000)

/** The day of a number. */
export const numberedDay = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10)
