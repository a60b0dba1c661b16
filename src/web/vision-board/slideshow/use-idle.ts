import { useEffect, useState } from 'react'

const restAfter = 3500

export function useIdle(isWatching: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!isWatching) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const wake = () => {
      setIdle(false)
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), restAfter)
    }
    wake()
    const ending = new AbortController()
    for (const kind of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      window.addEventListener(kind, wake, { signal: ending.signal })
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [isWatching])
  return isIdle && isWatching
}
