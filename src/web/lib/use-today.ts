import { useSyncExternalStore } from 'react'
import { dateOf } from './days.ts'
import { subscribeToClock } from './use-now.ts'

/** The user's day (`2026-11-21`); another one once midnight has passed, also on a tab that slept. */
export const useToday = (): string => useSyncExternalStore(subscribeToClock, () => dateOf(new Date()))
