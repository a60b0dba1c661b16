import { startTransition, useEffect, useState } from 'react'

let hasRested = false

/** False until the first page that was loaded has been painted: what is below the fold waits, so that a touch is answered. */
export function useAfterFirstPaint(): boolean {
  const [isAtRest, setIsAtRest] = useState(hasRested)
  useEffect(() => {
    if (isAtRest) return undefined
    const timer = setTimeout(() => {
      hasRested = true
      startTransition(() => setIsAtRest(true))
    }, 50)
    return () => clearTimeout(timer)
  }, [isAtRest])
  return isAtRest
}
