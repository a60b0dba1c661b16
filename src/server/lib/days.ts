/** The day that it is in `timeZone` at `now`: '2026-11-21'. */
export const dayOf = (now: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()

/** The day so many days after `day`, or before it. */
export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString()
