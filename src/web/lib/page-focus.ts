import { useEffect, useLayoutEffect, useRef } from 'react'
import { brand } from '#contract/brand.ts'

let arrivedAt: string | undefined
let shown: HTMLHeadingElement | undefined
/** The page's heading is to have the focus, and is not there yet. */
let isAwaited = false
let isGoingBack = false

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    // Where only what lay over the page was closed, nothing is left.
    isGoingBack = window.location.pathname !== arrivedAt
  })
}

/** Moves the focus to the heading of the page: at once, or as soon as the page of this address has arrived. */
export function focusPage(): void {
  isAwaited = shown === undefined || arrivedAt !== window.location.pathname
  if (!isAwaited) shown?.focus({ preventScroll: true })
}

/**
 * Names the document after the page and, when she came here from another page, moves the focus to the heading that takes
 * the answered ref, so that it is read aloud, and the view to the top (going back, the browser restores it).
 */
export const usePageFocus = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
    const path = window.location.pathname
    const isAnother = arrivedAt !== undefined && arrivedAt !== path
    if (isAnother && !isGoingBack) window.scrollTo(0, 0)
    if (isAnother || isAwaited) heading.current?.focus({ preventScroll: true })
    arrivedAt = path
    shown = heading.current ?? undefined
    isAwaited = false
    isGoingBack = false
  }, [title])
  useLayoutEffect(() => {
    const element = heading.current
    return () => {
      // A heading that goes with the focus hands it to the one that comes.
      if (document.activeElement === element) isAwaited = true
      if (shown === element) shown = undefined
    }
  }, [])
  return heading
}
