/** The current time. Everything that depends on time takes a clock, so that tests can set it. */
export type Clock = () => Date

/** The clock of production. */
export const systemClock: Clock = () => new Date()
