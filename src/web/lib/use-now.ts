import { useMemo, useSyncExternalStore } from 'react'

const minute = 60_000
const often = 15_000

/** Calls back a few times a minute, and when the tab becomes visible. */
export const subscribeToClock = (listener: () => void) => {
  const timer = setInterval(listener, often)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

const minuteNow = (): number => Math.floor(Date.now() / minute) * minute

/** The current time, to the minute; also on a tab that slept. */
export function useNow(): Date {
  const now = useSyncExternalStore(subscribeToClock, minuteNow)
  return useMemo(() => new Date(now), [now])
}
