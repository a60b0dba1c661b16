import { useEffect, useEffectEvent, useRef } from 'react'

/** Its code is loaded once the page is idle. */
export function useArranging(onDrop: (id: string, index: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const begin = async () => {
      const { arrange } = await import('./arrange.ts')
      if (!isGone && list.current) stop = arrange(list.current, (id, index) => drop(id, index))
    }
    // Without it the arrow keys and the buttons still work.
    const timer = setTimeout(() => void begin().catch(() => {}), 400)
    return () => {
      isGone = true
      clearTimeout(timer)
      stop?.()
    }
  }, [])
  return list
}
