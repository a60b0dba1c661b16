import { useMedia } from '#web/lib/use-media.ts'

/** Whether she asked her device for less motion. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)')
