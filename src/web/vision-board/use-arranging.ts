import { useEffect, useEffectEvent, useRef } from 'react'

/** Lets the items of the list that takes the answered ref be dragged; the code for it comes once the page is at rest. */
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
    // Without it there are the arrow keys and the buttons.
    const timer = setTimeout(() => void begin().catch(() => {}), 400)
    return () => {
      isGone = true
      clearTimeout(timer)
      stop?.()
    }
  }, [])
  return list
}
