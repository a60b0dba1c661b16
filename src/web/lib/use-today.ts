import { useSyncExternalStore } from 'react'
import { dateOf } from './days.ts'

const often = 20_000

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, often)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The day it is for her (`2026-11-21`); another one once midnight has passed, also on a tab that slept. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => dateOf(new Date()))
