import { useSyncExternalStore } from 'react'

let isPlaying = false
const listeners = new Set<() => void>()

/** Says whether something plays on while she looks at other pages. */
export const setNowPlaying = (next: boolean): void => {
  if (next === isPlaying) return
  isPlaying = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether something plays, or is held in the middle. */
export const useIsNowPlaying = (): boolean => useSyncExternalStore(subscribe, () => isPlaying)
