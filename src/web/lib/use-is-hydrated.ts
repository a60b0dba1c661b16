import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts have taken over from the prerendered HTML. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
