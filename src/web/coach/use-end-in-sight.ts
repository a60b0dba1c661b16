import { useEffect, useRef, type RefObject, type UIEvent } from 'react'

/** So many pixels from the end still count as being there. */
const near = 48

const toEnd = ({ current }: RefObject<HTMLDivElement | null>) => current?.scrollTo({ top: current.scrollHeight })

/** Keeps the end of what grows in sight, as long as she is there; where she reads further up, nothing moves. */
export function useEndInSight() {
  const ref = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    const content = ref.current?.firstElementChild
    if (!content) return undefined
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) toEnd(ref)
    })
    observer.observe(content)
    return () => {
      observer.disconnect()
    }
  }, [])
  return {
    ref,
    onScroll: ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < near
    },
    goToEnd: () => {
      isAtEnd.current = true
      toEnd(ref)
    },
  }
}
