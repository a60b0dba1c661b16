import { type RefObject, useEffect, useLayoutEffect, useRef, useState, type UIEvent } from 'react'

/** Pixels from the end that still count as at the end. */
const near = 48
/** Pixels from the end at which a button back to the end is shown. */
const far = 120
const margin = 8

const fromEnd = ({ scrollHeight, scrollTop }: HTMLElement): number => scrollHeight - scrollTop
const isNearEnd = (scroller: HTMLElement): boolean => fromEnd(scroller) - scroller.clientHeight < near

const isFar = (scroller: HTMLElement): boolean => fromEnd(scroller) - scroller.clientHeight > far

/**
 * Scrolls along with growing content while the user is at the end. If the user has scrolled up, nothing moves, and `isAway` is
 * true while there is more below. `first` is the earliest loaded exchange: while there is none, the view starts at the top.
 * Content added above doesn't move the view.
 */
export function useStickToBottom(first: string | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  const position = useRef<Position>({ isAtEnd: true, top: 0, toEnd: 0, shown: undefined })
  const hasEarlier = useHasEarlier(first)
  const [isAway, setIsAway] = useState(false)
  const hasBegun = first !== undefined
  useEffect(() => {
    const scroller = ref.current
    const content = scroller?.firstElementChild
    if (!scroller || !content || !hasBegun) return undefined
    const observer = new ResizeObserver(() => {
      if (position.current.isAtEnd) scrollToNewest(scroller, content, position.current)
      else if (hasEarlier.current) scroller.scrollTop = scroller.scrollHeight - position.current.toEnd
      hasEarlier.current = false
      position.current.toEnd = fromEnd(scroller)
      setIsAway(isFar(scroller))
    })
    observer.observe(content)
    return () => observer.disconnect()
  }, [hasBegun, hasEarlier])
  return {
    ref,
    isAway: isAway && hasBegun,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      const { isAtEnd, top } = position.current
      // Content may have grown since this scroll began: only scrolling up counts as leaving.
      const hasLeft = currentTarget.scrollTop < top
      const isStaying = isNearEnd(currentTarget) || (isAtEnd && !hasLeft)
      Object.assign(position.current, {
        isAtEnd: isStaying,
        top: currentTarget.scrollTop,
        toEnd: fromEnd(currentTarget),
      })
      setIsAway(isFar(currentTarget) && !isStaying)
    },
    goToEnd: () => {
      position.current.isAtEnd = true
      ref.current?.scrollTo({ top: ref.current.scrollHeight })
    },
  }
}

type Position = {
  isAtEnd: boolean
  top: number
  toEnd: number
  /** The last answer that was shown from its start. */
  shown: Element | undefined
}

/** Whether earlier content was added since the last resize; the reader resets it. */
function useHasEarlier(first: string | undefined): RefObject<boolean> {
  const known = useRef(first)
  const hasEarlier = useRef(false)
  useLayoutEffect(() => {
    hasEarlier.current = known.current !== first
    known.current = first
  }, [first])
  return hasEarlier
}

/** Scrolls to the end. An answer that arrived all at once is shown from its start, once. */
function scrollToNewest(scroller: HTMLElement, content: Element, position: Position): void {
  const newest = content.querySelector(':scope > article:last-of-type')
  const isWhole = newest instanceof HTMLElement && newest !== position.shown && newest.matches('[data-from-start]')
  if (isWhole) position.shown = newest
  const start = isWhole ? (newest.querySelector<HTMLElement>('[data-start]') ?? newest) : undefined
  scroller.scrollTo({ top: start ? start.offsetTop - margin : scroller.scrollHeight })
  position.isAtEnd = isNearEnd(scroller)
  position.top = scroller.scrollTop
}
