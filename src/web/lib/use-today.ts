import { useSyncExternalStore } from 'react'
import { dateOf } from './days.ts'
import { subscribeToClock } from './use-now.ts'

/** The user's date (`2026-11-21`), updated after midnight, also on a tab that slept. */
export const useToday = (): string => useSyncExternalStore(subscribeToClock, () => dateOf(new Date()))
