const minutesOfDay = 24 * 60

/** Returns a time on a 12-hour clock without am or pm. Minutes from midnight may be negative or beyond the day. */
export function clockTime(minutes: number): string {
  const at = ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay
  return `${Math.floor(at / 60) % 12 || 12}:${String(at % 60).padStart(2, '0')}`
}
