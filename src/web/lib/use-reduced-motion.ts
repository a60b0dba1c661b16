import { useMedia } from '#web/lib/use-media.ts'

/** Whether the device asks for less motion. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)')
