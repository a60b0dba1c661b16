import { useEffect, useRef } from 'react'
import { brand } from '#contract/brand.ts'

let arrivedAt: string | undefined
let isGoingBack = false

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    // Where only what lay over the page was closed, nothing is left.
    isGoingBack = window.location.pathname !== arrivedAt
  })
}

/**
 * Names the document after the page and, when she came here from another page, moves the focus to the heading that takes
 * the answered ref, so that it is read aloud, and the view to the top (going back, the browser restores it).
 */
export const useArrival = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
    const path = window.location.pathname
    if (arrivedAt !== undefined && arrivedAt !== path) {
      if (!isGoingBack) window.scrollTo(0, 0)
      heading.current?.focus({ preventScroll: true })
    }
    arrivedAt = path
    isGoingBack = false
  }, [title])
  return heading
}
