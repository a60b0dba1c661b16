import { useState } from 'react'

/** Whether the goal was completed while it was on screen, so that this is celebrated once. */
export function useJustReached(isCompleted: boolean): boolean {
  const [was, setWas] = useState(isCompleted)
  const [isReached, setIsReached] = useState(false)
  if (was !== isCompleted) {
    setWas(isCompleted)
    setIsReached(isCompleted)
  }
  return isReached
}
