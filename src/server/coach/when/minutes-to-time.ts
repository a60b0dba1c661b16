import { padTwo } from '#server/lib/chrono-results.ts'

/** Writes minutes as HH:mm. After midnight it starts again at 00:00. */
export const minutesToTime = (minutes: number): string =>
  `${padTwo(Math.floor(minutes / 60) % 24)}:${padTwo(minutes % 60)}`
