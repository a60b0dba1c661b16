/** The current time. Everything that depends on time takes a clock, so that tests can set it. */
export type Clock = () => Date

/** The current time, and the time zone that decides the user's day. */
export type UserTime = { now: Date; timeZone: string }

/** The clock of production. */
export const systemClock: Clock = () => new Date()
