import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts have taken over from the HTML that the server sent. */
export const useIsAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
