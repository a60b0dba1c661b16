import { padTwo } from '#server/lib/chrono-results.ts'

/** HH:mm; what ends after midnight ends on the next day. */
export const toTime = (minutes: number): string => `${padTwo(Math.floor(minutes / 60) % 24)}:${padTwo(minutes % 60)}`
