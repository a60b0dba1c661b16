const daysOfWeek = 7

/** The day of a moment in words relative to now, such as “yesterday” or “on Monday, November 9, 2 weeks ago”; null for today. */
export function dayInWords(at: Date, now: Date, timeZone: string): string | null {
  const [day, today] = [at, now].map((moment) =>
    Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate(),
  )
  if (day === undefined || today === undefined) return null
  const ago = day.until(today, { largestUnit: 'days' }).days
  if (ago <= 0) return null
  if (ago === 1) return 'yesterday'
  if (ago < daysOfWeek) return `on ${day.toLocaleString('en-US', { weekday: 'long' })}, ${ago} days ago`
  const weeks = Math.floor(ago / daysOfWeek)
  const date = day.toLocaleString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
  return `on ${date}, ${weeks === 1 ? 'a week' : `${weeks} weeks`} ago`
}
