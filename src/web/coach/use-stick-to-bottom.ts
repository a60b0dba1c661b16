import { useEffect, useLayoutEffect, useRef, useState, type UIEvent } from 'react'

/** Pixels from the end that still count as at the end. */
const near = 48
/** Pixels from the end at which a way back is offered. */
const far = 120
const margin = 16

const fromEnd = ({ scrollHeight, scrollTop }: HTMLElement): number => scrollHeight - scrollTop
const isNearEnd = (place: HTMLElement): boolean => fromEnd(place) - place.clientHeight < near

const isFar = (place: HTMLElement): boolean => fromEnd(place) - place.clientHeight > far

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
    const place = ref.current
    const content = place?.firstElementChild
    if (!place || !content || !hasBegun) return undefined
    // To the end; an answer that arrived all at once is shown from its start, once.
    const toEnd = () => {
      const newest = content.querySelector(':scope > article:last-of-type')
      const isWhole = newest instanceof HTMLElement && newest !== begun.current && newest.matches('[data-from-start]')
      if (isWhole) begun.current = newest
      place.scrollTo({ top: isWhole ? newest.offsetTop - margin : place.scrollHeight })
      isAtEnd.current = isNearEnd(place)
      top.current = place.scrollTop
    }
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) toEnd()
      else if (isLonger.current) place.scrollTop = place.scrollHeight - seen.current
      isLonger.current = false
      seen.current = fromEnd(place)
      setIsAway(isFar(place))
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
