import { useEffect, useLayoutEffect, useRef, useState, type UIEvent } from 'react'

/** Pixels from the end that still count as at the end. */
const near = 48
/** Pixels from the end at which a way back is offered. */
const far = 120
const margin = 8

const fromEnd = ({ scrollHeight, scrollTop }: HTMLElement): number => scrollHeight - scrollTop
const isNearEnd = (scroller: HTMLElement): boolean => fromEnd(scroller) - scroller.clientHeight < near

const isFar = (scroller: HTMLElement): boolean => fromEnd(scroller) - scroller.clientHeight > far

/**
 * Follows growing content while the user is at the end. Scrolled up, nothing moves, and `isAway` says that there's
 * more below. `first` is the earliest loaded exchange: before there is one, reading starts at the top, and content
 * added above moves nothing.
 */
export function useStickToBottom(first: string | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const known = useRef(first)
  const isLonger = useRef(false)
  const begun = useRef<Element>(null)
  const seen = useRef(0)
  const top = useRef(0)
  const [isAway, setIsAway] = useState(false)
  const hasBegun = first !== undefined
  useLayoutEffect(() => {
    isLonger.current = known.current !== first
    known.current = first
  }, [first])
  useEffect(() => {
    const scroller = ref.current
    const content = scroller?.firstElementChild
    if (!scroller || !content || !hasBegun) return undefined
    // To the end; an answer that arrived all at once is shown from its start, once.
    const toEnd = () => {
      const newest = content.querySelector(':scope > article:last-of-type')
      const isWhole = newest instanceof HTMLElement && newest !== begun.current && newest.matches('[data-from-start]')
      if (isWhole) begun.current = newest
      const start = isWhole ? (newest.querySelector<HTMLElement>('[data-start]') ?? newest) : undefined
      scroller.scrollTo({ top: start ? start.offsetTop - margin : scroller.scrollHeight })
      isAtEnd.current = isNearEnd(scroller)
      top.current = scroller.scrollTop
    }
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) toEnd()
      else if (isLonger.current) scroller.scrollTop = scroller.scrollHeight - seen.current
      isLonger.current = false
      seen.current = fromEnd(scroller)
      setIsAway(isFar(scroller))
    })
    observer.observe(content)
    return () => {
      observer.disconnect()
    }
  }, [hasBegun])
  return {
    ref,
    isAway: isAway && hasBegun,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      seen.current = fromEnd(currentTarget)
      // Content may have grown since this scroll began: only scrolling up counts as leaving.
      const hasLeft = currentTarget.scrollTop < top.current
      isAtEnd.current = isNearEnd(currentTarget) || (isAtEnd.current && !hasLeft)
      top.current = currentTarget.scrollTop
      setIsAway(isFar(currentTarget) && !isAtEnd.current)
    },
    goToEnd: () => {
      isAtEnd.current = true
      ref.current?.scrollTo({ top: ref.current.scrollHeight })
    },
  }
}
