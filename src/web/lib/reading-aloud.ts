let isReading = false
const listeners = new Set<(isReading: boolean) => void>()

/** Says whether something is being read to her just now. */
export const setReadingAloud = (next: boolean): void => {
  if (next === isReading) return
  isReading = next
  for (const listener of listeners) listener(isReading)
}

/** Whether something is being read to her. */
export const isReadingAloud = (): boolean => isReading

/** Tells when a reading begins and when it is over, so that what sounds beside it can make room. Answers the way to leave. */
export const onReadingAloud = (listener: (isReading: boolean) => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
