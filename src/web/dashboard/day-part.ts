export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night'

/** `hour` is 0 to 23. */
export function dayPartOf(hour: number): DayPart {
  if (hour < 5 || hour >= 22) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

export const greetings: Record<DayPart, string> = {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
  night: 'Good evening',
}
