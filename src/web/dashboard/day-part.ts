export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night'

/** The part of the day that an hour (0 to 23) belongs to. */
export function dayPartOf(hour: number): DayPart {
  if (hour < 5 || hour >= 22) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

/** How she is greeted in each part of the day. */
export const greetings: Record<DayPart, string> = {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
  night: 'Good evening',
}
