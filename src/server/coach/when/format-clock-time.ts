import { minutesToTime } from '#server/lib/minutes-of-day.ts'

const minutesOfDay = 24 * 60
/** Minutes from midnight may be negative or beyond the day. */
const withinDay = (minutes: number): number => ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay

/** Writes minutes from midnight as HH:mm. After midnight it starts again at 00:00. */
export const timeOfDay = (minutes: number): string => minutesToTime(withinDay(minutes))

/** Writes minutes from midnight on a 12-hour clock without am or pm. */
export function clockTime(minutes: number): string {
  const at = withinDay(minutes)
  return `${Math.floor(at / 60) % 12 || 12}:${String(at % 60).padStart(2, '0')}`
}
