/** What time it is. Everything that depends on time takes one, so that tests can turn it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
