import { useEffect, useLayoutEffect, useRef } from 'react'
import { brand } from '#contract/brand.ts'

let lastPath: string | undefined
let shown: HTMLHeadingElement | undefined
/** The heading gets the focus once it is rendered. */
let isAwaited = false
let isGoingBack = false

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    // Closing a dialog by Back leaves the page where it is.
    isGoingBack = window.location.pathname !== lastPath
  })
}

/** Moves the focus to the page's heading: at once, or when the page of this path has rendered. */
export function focusPage(): void {
  isAwaited = shown === undefined || lastPath !== window.location.pathname
  if (!isAwaited) shown?.focus({ preventScroll: true })
}

/**
 * Sets the document title and, after a navigation, moves the focus to the heading that takes the returned ref, so that it is read
 * aloud, and scrolls to the top (on Back the browser restores the position).
 */
export const usePageFocus = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
    const path = window.location.pathname
    const isAnother = lastPath !== undefined && lastPath !== path
    if (isAnother && !isGoingBack) window.scrollTo(0, 0)
    if (isAnother || isAwaited) heading.current?.focus({ preventScroll: true })
    lastPath = path
    shown = heading.current ?? undefined
    isAwaited = false
    isGoingBack = false
  }, [title])
  useLayoutEffect(() => {
    const element = heading.current
    return () => {
      // A heading that is removed with the focus passes it to the next one.
      if (document.activeElement === element) isAwaited = true
      if (shown === element) shown = undefined
    }
  }, [])
  return heading
}
