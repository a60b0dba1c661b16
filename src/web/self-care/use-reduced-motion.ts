import { useSyncExternalStore } from 'react'

const wish = () => window.matchMedia('(prefers-reduced-motion: reduce)')

const subscribe = (listener: () => void) => {
  const query = wish()
  query.addEventListener('change', listener)
  return () => {
    query.removeEventListener('change', listener)
  }
}

/** Whether she asked her device for less motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => wish().matches)
