import { useSyncExternalStore } from 'react'

/** Wider than a phone. */
export const roomy = '(width >= 40rem)'

/** Whether a media query matches, now and as it changes. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => {
        media.removeEventListener('change', listener)
      }
    },
    () => window.matchMedia(query).matches,
  )
