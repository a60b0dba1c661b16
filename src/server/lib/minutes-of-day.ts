import { padTwo } from './chrono-results.ts'

/** Minutes from midnight: 870 for '14:30'. Seconds don't count. */
export function timeToMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The time of these minutes from midnight: '14:30' for 870, '24:00' for the end of the day. */
export const minutesToTime = (minutes: number): string => `${padTwo(Math.floor(minutes / 60))}:${padTwo(minutes % 60)}`
