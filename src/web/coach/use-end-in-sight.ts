import { useEffect, useRef, type RefObject, type UIEvent } from 'react'

/** So many pixels from the end still count as being there. */
const near = 48
const margin = 16

/** To the end; where that is a long answer about her safety, which comes all at once, to its beginning. */
function toEnd({ current }: RefObject<HTMLDivElement | null>): void {
  const last = current?.firstElementChild?.lastElementChild
  const from = last instanceof HTMLElement && last.matches('[data-from-start]') ? last.offsetTop - margin : Infinity
  current?.scrollTo({ top: Math.min(from, current.scrollHeight) })
}

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
