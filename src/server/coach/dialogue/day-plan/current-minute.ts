import type { Turn } from '../compose-answer.ts'

/** The minute of the day from which something can still be planned. */
export const minuteOfNow = ({ request: { now, timeZone } }: Pick<Turn, 'request'>): number => {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  return hour * 60 + minute
}
